import Foundation

/// Splits chunks of bytes into lines. A line over the limit is discarded to its end and reported as ``Line/tooLong``.
package struct LineBuffer {
    /// A complete line, or a marker for one that exceeded the limit.
    package enum Line: Hashable {
        case whole(Data)
        case tooLong
    }

    /// Maximum line length in bytes.
    package let limit: Int
    private var bytes = Data()
    private var isDropping = false

    /// Creates an empty buffer.
    package init(limit: Int) { self.limit = limit }

    /// Appends bytes. Returns the lines completed by them, without line endings.
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

    /// Ends the input. Returns the remaining bytes as a last line; `nil` if there are none.
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
