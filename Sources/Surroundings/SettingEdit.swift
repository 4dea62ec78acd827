import Configuration
import Foundation
import HostSystem
import Theming

/// Changes one setting in the settings file.
package struct SettingEdit {
    /// The settings file.
    package let file: SettingsFile
    /// What settings may say.
    package let vocabulary: SettingVocabulary
    private let definition: SettingDefinition
    private let shell: Shell

    /// Prepares to change the setting of this definition.
    package init(_ definition: SettingDefinition, in shell: Shell) {
        let location = SettingsLocation(environment: shell.environment)
        file = SettingsFile(url: location.file)
        vocabulary = LoadedSettings.vocabulary(ThemeLibrary(directory: location.themes))
        self.definition = definition
        self.shell = shell
    }

    private var path: [String] { definition.key.split(separator: ".").map(String.init) }
    /// The line of `islet config init` for this setting.
    private var placeholder: String { SettingsTemplate.entry(of: definition) }

    /// Puts the value into the file.
    package func set(to value: TypedSetting) throws {
        try change { text in
            var edit = TOMLEdit(text)
            edit.set(path, to: value.text, placeholder: placeholder)
            text = edit.text
        }
    }

    /// Takes the setting out of the file; answers whether it was there.
    package func unset() throws -> Bool {
        guard FileManager.default.fileExists(atPath: file.url.path) else { return false }
        var wasThere = false
        try change { text in
            var edit = TOMLEdit(text)
            // Where init explains the setting, its line comes back.
            let isExplained = text.contains("# \(SettingsTemplate.sentence(of: definition))")
            wasThere = edit.remove(path, placeholder: isExplained ? placeholder : nil)
            text = edit.text
        }
        return wasThere
    }

    /// Says it when the environment holds something else than the file, in which case the change does nothing yet.
    package func sayWhatBeatsTheFile() {
        guard let value = shell.environment[definition.environmentName], !value.isEmpty else { return }
        let loaded = LoadedSettings(in: shell.environment)
        shell.warn(
            "\(definition.environmentName) is set and takes precedence over the file: here \(definition.key) is "
                + "\(definition.text(loaded.settings)). Unset the variable to use the file's value.")
    }

    /// Changes the text and looks whether all other keys say what they said.
    private func change(_ body: (inout String) -> Void) throws {
        let path = file.url.path
        try file.edit { text in
            let before = try TOMLDocument(text, file: path)
            body(&text)
            guard let after = try? TOMLDocument(text, file: path), others(before) == others(after) else {
                throw CommandFailure(
                    sentence:
                        "\(definition.key) cannot be added to \(path) as it is written; nothing was changed: edit "
                        + "the file.",
                    status: .dataError)
            }
        }
    }

    private func others(_ document: TOMLDocument) -> [[String]: TOMLDocument.Value] {
        Dictionary(document.entries.filter { $0.path != path }.map { ($0.path, $0.value) }) { first, _ in first }
    }
}
