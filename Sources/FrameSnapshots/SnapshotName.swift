/// How the name that a test gives a picture becomes a file's.
public enum SnapshotName {
    /// The name as a file's, without ending; characters other than letters, digits, `.`, `-` and `_` become `-`.
    public static func file(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }

    /// The name of a picture whose test gave it none: the test's, without its parameters.
    public static func name(ofTest function: String) -> String { String(function.prefix { $0 != "(" }) }
}
