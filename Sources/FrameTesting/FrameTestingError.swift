/// What can go wrong with a snapshot, each as one sentence.
public enum FrameTestingError: Error, Hashable, CustomStringConvertible {
    /// A snapshot's text is not one, at a line and a column counted from 1.
    case malformed(line: Int, column: Int, reason: String)
    /// A frame has more styles than there are letters for them.
    case tooManyStyles(Int)
    /// A file cannot be read or written.
    case file(path: String, reason: String)

    /// The sentence.
    public var description: String {
        switch self {
        case .malformed(let line, let column, let reason): "\(line):\(column): \(reason)"
        case .tooManyStyles(let most): "the frame has more than \(most) styles: compare a smaller part of it"
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }
}
