import CellUI
import Foundation

/// A film of the Dynamic Island as it is sent.
public struct GuestFilm: Codable, Hashable, Sendable {
    private struct Glass: Codable, Hashable, Sendable {
        struct Outline: Codable, Hashable, Sendable {
            var time: Double
            var rect: CGRect
            var radius: Double
        }

        var color: UInt32
        var outlines: [Outline]
    }

    private struct Layer: Codable, Hashable, Sendable {
        var canvas: GuestCanvas
        /// Time and opacity in turns.
        var visibilities: [Double]
    }

    private var ground: GuestCanvas
    private var glass: [Glass]
    private var layers: [Layer]
    private var duration: Double

    /// The film to send.
    public init(_ film: PointFilm) {
        (ground, duration) = (GuestCanvas(film.ground), film.duration)
        glass = film.glass.map { glass in
            Glass(
                color: glass.color.number,
                outlines: glass.outlines.map { Glass.Outline(time: $0.time, rect: $0.rect, radius: $0.radius) })
        }
        layers = film.layers.map { layer in
            Layer(
                canvas: GuestCanvas(layer.canvas), visibilities: layer.visibilities.flatMap { [$0.time, $0.opacity] })
        }
    }

    /// The film that was sent, of an instant.
    public func film(at now: Date) -> PointFilm {
        PointFilm(
            ground: ground.canvas(at: now),
            glass: glass.map { glass in
                PointFilm.Glass(
                    CellColor(number: glass.color),
                    glass.outlines.map { PointFilm.Outline(at: $0.time, $0.rect, radius: $0.radius) })
            },
            layers: layers.map { layer in
                let values = layer.visibilities
                return PointFilm.Layer(
                    layer.canvas.canvas(at: now),
                    stride(from: 0, to: values.count - 1, by: 2).map {
                        PointFilm.Visibility(at: values[$0], values[$0 + 1])
                    })
            }, duration: duration)
    }
}
