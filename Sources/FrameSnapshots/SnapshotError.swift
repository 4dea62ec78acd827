/// What can go wrong with a snapshot, each as one sentence.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// A snapshot's text is not one, at a line and a column counted from 1.
    case malformed(line: Int, column: Int, reason: String)
    /// A frame has more styles than there are letters for them.
    case tooManyStyles(Int)
    /// A file cannot be read or written.
    case file(path: String, reason: String)
    /// A file cannot be written, replaced or removed.
    case cannotWrite(path: String, reason: String)
    /// A file or folder to read is not there.
    case missing(path: String)
    /// A file's content is not what it should be.
    case damaged(path: String, reason: String)
    /// `ISLET_SNAPSHOTS` says something that is no mode.
    case unknownMode(String)
    /// A name that no file can have.
    case unusableName(String, reason: String)
    /// An inline snapshot cannot be written into the source.
    case source(path: String, line: Int, reason: String)

    /// The sentence.
    public var description: String {
        switch self {
        case .malformed(let line, let column, let reason): "\(line):\(column): \(reason)"
        case .tooManyStyles(let most): "the frame has more than \(most) styles: compare a smaller part of it"
        case .file(let path, let reason), .cannotWrite(let path, let reason): "\(path): \(reason)"
        case .missing(let path): "\(path) is not there; check the path"
        case .damaged(let path, let reason): "\(path): \(reason)"
        case .unknownMode(let word):
            "ISLET_SNAPSHOTS is “\(word)”, which is no mode; use \(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
        case .unusableName(let name, let reason): "“\(name)” cannot name a snapshot: \(reason)"
        case .source(let path, let line, let reason): "\(path):\(line): \(reason)"
        }
    }

    /// The same of a file: a place within a text becomes a place within that file.
    func inFile(_ path: String) -> SnapshotError {
        guard case .malformed = self else { return self }
        return .damaged(path: "\(path)", reason: description)
    }
}
