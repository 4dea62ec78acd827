import Foundation
import FrameExport

/// An old and a new true picture of the same subject.
public struct PointComparison: Hashable, Sendable {
    /// The reference; `nil` if there is none.
    public let old: PointSnapshot?
    /// The picture from the test.
    public let new: PointSnapshot
    /// The difference; `nil` if the pictures are equal or the reference is missing.
    public let difference: PointDifference?

    /// Compares two pictures.
    public init(old: PointSnapshot?, new: PointSnapshot) {
        (self.old, self.new) = (old, new)
        difference = old.flatMap { PointDifference(expected: $0, actual: new) }
    }

    /// The new picture with a rectangle around each thing that differs.
    public var marked: PointCanvas {
        let canvas = new.canvas
        return PointCanvas.picture(size: canvas.size, at: canvas.now) { marked in
            marked.draw(canvas, at: .zero)
            for mark in difference?.marks ?? [] {
                let outline = Path(roundedRect: mark.insetBy(dx: -2, dy: -2), cornerRadius: 3)
                // A dark line under a light one is visible on any background.
                for (width, color) in [(3.0, UInt32(0x000000)), (1.5, 0xFF9F0A)] {
                    let style = StrokeStyle(lineWidth: width)
                    marked.stroke(outline, style: style, with: .solid(CellColor(hex: color)), in: mark)
                }
            }
        }
    }

    /// The old picture as SVG; `nil` if there is none.
    public func oldSVG(title: String) -> String? { old.map { Self.svg($0.canvas, title: title) } }
    /// The new picture as SVG.
    public func newSVG(title: String) -> String { Self.svg(new.canvas, title: title) }
    /// The new picture as SVG, with a rectangle around each thing that differs.
    public func markedSVG(title: String) -> String { Self.svg(marked, title: title) }

    private static func svg(_ canvas: PointCanvas, title: String) -> String {
        var options = PointSVGOptions()
        options.drawsOutlines = true
        return PointSVG.document(
            of: canvas, description: FrameDescription(title: title, sentence: canvas.reading.sentence), options: options
        )
    }
}
