import CellUI
import Foundation
import SwiftUI

/// A shape that marks a point of a chart.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square of one point.
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The shapes that charts have by name.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    fileprivate enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    fileprivate let kind: Kind

    public func path(in rect: CGRect) -> Path {
        let corners: Int
        switch kind {
        case .square: return Path(rect)
        case .triangle: corners = 3
        case .diamond: corners = 4
        case .pentagon: corners = 5
        case .circle: return Path(ellipseIn: rect)
        case .plus: return bars([0, .pi / 2], in: rect)
        case .cross: return bars([.pi / 4, 3 * .pi / 4], in: rect)
        case .asterisk: return bars([.pi / 2, .pi / 6, 5 * .pi / 6], in: rect)
        }
        var path = Path()
        for corner in 0..<corners {
            let angle = 2 * Double.pi * Double(corner) / Double(corners) - Double.pi / 2
            let point = CGPoint(
                x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    /// Bars through the middle, a quarter as wide as they are long.
    private func bars(_ angles: [Double], in rect: CGRect) -> Path {
        var path = Path()
        for angle in angles {
            let along = CGVector(dx: cos(angle) * rect.width / 2, dy: sin(angle) * rect.height / 2)
            let across = CGVector(dx: -sin(angle) * rect.width / 8, dy: cos(angle) * rect.height / 8)
            for (index, corner) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].enumerated() {
                let point = CGPoint(
                    x: rect.midX + along.dx * corner.0 + across.dx * corner.1,
                    y: rect.midY + along.dy * corner.0 + across.dy * corner.1)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        return path
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { self }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A shape whose type is not known.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let outline: @Sendable (CGRect) -> Path

    public init<S: ChartSymbolShape>(_ shape: S) { outline = { shape.path(in: $0) } }
    public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Circle: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
