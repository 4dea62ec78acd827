import Foundation

/// Bytes that come in pieces, cut into lines. A line that is too long is dropped to its end and counted as one.
package struct LineBuffer {
    /// A line, or that there was one too long to be kept.
    package enum Line: Hashable {
        case whole(Data)
        case tooLong
    }

    /// Most bytes of a line.
    package let limit: Int
    private var bytes = Data()
    private var isDropping = false

    /// An empty buffer.
    package init(limit: Int) { self.limit = limit }

    /// Takes more bytes; answers the lines that are whole now, without their ends.
    package mutating func take(_ piece: some Collection<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = piece[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            lines.append(takeLine())
            rest = rest[rest.index(after: end)...]
        }
        keep(rest)
        return lines
    }

    /// The end has come: what is left is a line as well; nil where nothing is.
    package mutating func finish() -> Line? { bytes.isEmpty && !isDropping ? nil : takeLine() }

    private mutating func keep(_ piece: some Collection<UInt8>) {
        guard !isDropping else { return }
        bytes.append(contentsOf: piece)
        guard bytes.count > limit else { return }
        (isDropping, bytes) = (true, Data())
    }

    private mutating func takeLine() -> Line {
        defer { (isDropping, bytes) = (false, Data()) }
        return isDropping ? .tooLong : .whole(bytes)
    }
}
