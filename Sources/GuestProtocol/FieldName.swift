import Languages

/// The name of a field as a reader would write it.
public enum FieldName {
    /// The words: `short_name` and `shortName` are "short" and "name", `eventURL` is "event" and "URL".
    public static func words(_ name: String) -> [String] { NameWords.words(of: name) }

    /// A text: "Short name".
    public static func sentence(_ name: String) -> String {
        let text = NameWords.phrase(name)
        return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
    }
}
