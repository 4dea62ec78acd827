/// The errors of snapshots, each described in one sentence.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// The text is not a valid snapshot; line and column count from 1.
    case malformed(line: Int, column: Int, reason: String)
    /// A frame has more styles than there are letters; the value is the maximum.
    case tooManyStyles(Int)
    /// A file cannot be read or written.
    case file(path: String, reason: String)
    /// A file cannot be written, replaced or removed.
    case cannotWrite(path: String, reason: String)
    /// A file or folder to read does not exist.
    case missing(path: String)
    /// The content of a file is invalid.
    case damaged(path: String, reason: String)
    /// The value of `ISLET_SNAPSHOTS` is not a mode.
    case unknownMode(String)
    /// A snapshot name that cannot be a file name.
    case unusableName(String, reason: String)
    /// An inline snapshot cannot be written into its source.
    case source(path: String, line: Int, reason: String)

    /// The sentence.
    public var description: String {
        switch self {
        case .malformed(let line, let column, let reason): "\(line):\(column): \(reason)"
        case .tooManyStyles(let most): "the frame has more than \(most) styles: compare a smaller part of it"
        case .file(let path, let reason), .cannotWrite(let path, let reason): "\(path): \(reason)"
        case .missing(let path): "\(path) does not exist; check the path"
        case .damaged(let path, let reason): "\(path): \(reason)"
        case .unknownMode(let word):
            "ISLET_SNAPSHOTS is “\(word)”, which is not a mode; use "
                + "\(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
        case .unusableName(let name, let reason): "“\(name)” cannot name a snapshot: \(reason)"
        case .source(let path, let line, let reason): "\(path):\(line): \(reason)"
        }
    }

    /// Adds the file to an error at a position in a text.
    func inFile(_ path: String) -> SnapshotError {
        guard case .malformed = self else { return self }
        return .damaged(path: "\(path)", reason: description)
    }
}
