/// The last setting that a guest read and that has no value.
package struct MissingDefault: Hashable, Sendable {
    /// The app group; empty for the app's own settings.
    package let group: String
    /// The key.
    package let key: String

    /// Reads what the guest's settings print: `islet-no-default GROUP KEY`, with tabs.
    init?(in text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        guard let last = lines.last(where: { $0.hasPrefix("islet-no-default\t") }) else { return nil }
        let words = last.split(separator: "\t", omittingEmptySubsequences: false)
        guard words.count == 3 else { return nil }
        (group, key) = (String(words[1].prefix(100)).withoutControls, String(words[2].prefix(100)).withoutControls)
    }

    /// What to do about it.
    var sentence: String {
        let place = group.isEmpty ? "the app's settings" : "the app group \(group)"
        return "It had read \"\(key)\" of \(place), which has no value: give one with --defaults FILE.json."
    }
}
