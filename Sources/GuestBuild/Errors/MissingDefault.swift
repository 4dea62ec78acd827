import Foundation

/// The last setting that a guest read and that has no value, or the last key of its `Info.plist`.
package struct MissingDefault: Hashable, Sendable {
    /// The kind of value that was read.
    enum Kind: String, Sendable {
        /// Any value, or a number, which is never missing.
        case value
        case text, data, list, dictionary, url
        /// A value of the bundle's `Info.plist`.
        case information
    }

    /// The app group; empty for the app's own settings.
    package let group: String
    /// The key.
    package let key: String
    let kind: Kind
    /// The column at which the widget crashed for want of it, counted from 1. Default: 1.
    var column = 1

    /// Reads what the guest's settings print: `islet-no-default GROUP KEY KIND`, with tabs. A key of `Info.plist` has no group.
    init?(in text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        guard let last = lines.last(where: { $0.hasPrefix("islet-no-default\t") }) else { return nil }
        let words = last.split(separator: "\t", omittingEmptySubsequences: false)
        guard words.count == 4 else { return nil }
        (group, key) = (String(words[1].prefix(100)).withoutControls, String(words[2].prefix(100)).withoutControls)
        kind = Kind(rawValue: String(words[3])) ?? .value
    }

    private var place: String { group.isEmpty ? "the app's settings" : "the app group \(group)" }

    /// What to do about it.
    var sentence: String {
        if kind == .information { return "It had read \"\(key)\" of Info.plist, which has no value." }
        return "It had read \"\(key)\" of \(place), which has no value: give one with --defaults FILE.json."
    }

    /// What is said if a value was made up.
    var inventedSentence: String {
        "\"\(key)\" of \(place) has no value, and without one the widget crashes; one is made up: give yours with --defaults FILE.json"
    }

    /// A value as `--defaults` has it; `nil` for a kind that says too little.
    var sample: Any? {
        switch kind {
        case .value, .information: nil
        case .text: "Sample"
        case .url: "https://example.com"
        case .list: [Any]()
        case .dictionary: [String: Any]()
        // A grey square of four pixels: data that is read without looking is mostly an image.
        case .data:
            [
                "$data":
                    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR42mNYtYph1SoAB/4CqT+IJ/0AAAAASUVORK5CYII="
            ]
        }
    }

    /// The settings with the sample; `nil` if there is none, or they have a value already.
    func added(to defaults: Data?) -> Data? {
        guard let sample else { return nil }
        var root = defaults.flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] } ?? [:]
        let name = group.isEmpty ? "standard" : group
        var own = root[name] as? [String: Any] ?? [:]
        guard own[key] == nil, root[name] == nil || root[name] is [String: Any] else { return nil }
        own[key] = sample
        root[name] = own
        return try? JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
    }
}
