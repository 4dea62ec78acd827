/// Derives file names from the names of pictures.
public enum SnapshotName {
    /// The file name without extension; characters other than letters, digits, `.`, `-` and `_` become `-`.
    public static func file(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }

    /// The default name of a picture: the test function's, without its parameters.
    public static func name(ofTest function: String) -> String { String(function.prefix { $0 != "(" }) }
}
