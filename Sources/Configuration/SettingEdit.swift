import Foundation
import HostSystem
import Languages

/// Changes one setting in the settings file, for `islet config` and the settings screen.
package struct SettingEdit {
    /// The setting.
    package let definition: SettingDefinition
    /// The settings file.
    package let file: SettingsFile
    private let vocabulary: SettingVocabulary

    /// An edit of `file`.
    package init(_ definition: SettingDefinition, in file: SettingsFile, vocabulary: SettingVocabulary) {
        (self.definition, self.file, self.vocabulary) = (definition, file, vocabulary)
    }

    private var path: [String] { definition.key.split(separator: ".").map(String.init) }
    /// The line of `islet config init` for this setting.
    private var placeholder: String { SettingsTemplate.entry(of: definition) }

    /// Writes a value as typed, without quotes, and returns it.
    ///
    /// - Throws: A ``CommandFailure`` if the value is not allowed, or an error if the file cannot be read, understood or written. The
    ///   file is then unchanged.
    package func set(to typed: String) throws -> TypedSetting {
        guard let value = TypedSetting(typed, for: definition, vocabulary: vocabulary) else {
            throw CommandFailure(
                sentence: localized(
                    "\"\(typed)\" is not allowed for \(definition.key), and nothing was changed; use \(localized(Phrase(definition.allowed(vocabulary))))."
                ), status: .usage)
        }
        try change { text in
            var edit = TOMLEdit(text)
            edit.set(path, to: value.text, placeholder: placeholder)
            text = edit.text
        }
        return value
    }

    /// Removes the setting from the file. Returns whether it was there.
    ///
    /// - Throws: An error if the file cannot be read, understood or written. The file is then unchanged.
    package func unset() throws -> Bool {
        guard FileManager.default.fileExists(atPath: file.url.path) else { return false }
        var wasThere = false
        try change { text in
            var edit = TOMLEdit(text)
            // If the file has the explanation of `islet config init`, its commented-out line is restored.
            let isExplained = SettingsTemplate.explains(definition, in: text)
            wasThere = edit.remove(path, placeholder: isExplained ? placeholder : nil)
            text = edit.text
        }
        return wasThere
    }

    /// Changes the text, and checks that all other keys keep their values.
    private func change(_ body: (inout String) -> Void) throws {
        let path = file.url.path
        try file.edit { text in
            let before = try TOMLDocument(text, file: path)
            body(&text)
            guard let after = try? TOMLDocument(text, file: path), others(before) == others(after) else {
                throw CommandFailure(
                    sentence: localized(
                        "\(definition.key) cannot be added to \(path) as it is written; nothing was changed: edit the file."
                    ),
                    status: .dataError)
            }
        }
    }

    /// The values of all keys but this one, and but its table, which is an entry itself while it is empty.
    private func others(_ document: TOMLDocument) -> [[String]: TOMLDocument.Value] {
        let others = document.entries.filter { entry in
            entry.path != path && !(path.starts(with: entry.path) && entry.value == .other("table"))
        }
        return Dictionary(others.map { ($0.path, $0.value) }) { first, _ in first }
    }
}
