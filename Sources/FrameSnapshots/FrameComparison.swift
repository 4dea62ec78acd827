import FrameExport

/// An old and a new picture of the same subject.
public struct FrameComparison: Hashable, Sendable {
    /// The reference; `nil` if there is none.
    public let old: FrameSnapshot?
    /// The picture from the test.
    public let new: FrameSnapshot
    /// The difference; `nil` if the pictures are equal or the reference is missing.
    public let difference: FrameDifference?

    /// Compares two pictures.
    public init(old: FrameSnapshot?, new: FrameSnapshot) {
        (self.old, self.new) = (old, new)
        difference = old.flatMap { FrameDifference(expected: $0, actual: new) }
    }

    /// The cells that differ.
    public var marks: [CellRect] { difference?.marks ?? [] }

    /// The old picture as SVG; `nil` if there is none.
    public func oldSVG(title: String) -> String? { old.map { Self.svg($0, title: title) } }
    /// The new picture as SVG.
    public func newSVG(title: String) -> String { Self.svg(new, title: title) }

    /// The new picture as SVG, with an outline around each run of changed cells.
    public func markedSVG(title: String) -> String {
        let svg = newSVG(title: title)
        guard !marks.isEmpty, let end = svg.range(of: "</svg>", options: .backwards) else { return svg }
        let path = marks.map { rect in
            let width = min(rect.width, new.frame.width - rect.minX)
            return "M\(rect.minX * 8) \(rect.minY * 16)h\(width * 8)v16h-\(width * 8)z"
        }.joined()
        // A dark outline under a light one is visible on any background.
        let overlay = """
            <g fill="none" stroke-linejoin="round"><path stroke="#000000" stroke-width="4" d="\(path)"/>\
            <path stroke="#ff9f0a" stroke-width="2" d="\(path)"/></g>

            """
        return svg.replacingCharacters(in: end.lowerBound..<end.lowerBound, with: overlay)
    }

    private static func svg(_ snapshot: FrameSnapshot, title: String) -> String {
        let sentence = (snapshot.reading ?? []).joined(separator: ", ")
        return FrameFormat.svg().export(
            snapshot.frame, description: FrameDescription(title: title, sentence: sentence))
    }
}
