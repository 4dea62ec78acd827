import Foundation
import Languages

/// Reads settings: environment over file over defaults. Never fails: invalid values are reported and replaced by the next
/// source.
package struct SettingsReader {
    /// Names and formats defined by other modules.
    package let vocabulary: SettingVocabulary

    package init(vocabulary: SettingVocabulary) {
        self.vocabulary = vocabulary
    }

    /// Returns the effective settings, and a sentence for everything invalid or ignored.
    package func settings(at location: SettingsLocation, environment: [String: String]) -> (Settings, [String]) {
        var settings = Settings.defaults
        var sentences = readFile(location, into: &settings)
        sentences += read(environment: environment, into: &settings)
        return (settings, sentences)
    }

    /// Reads the text of a settings file into `settings`. `file` is its name in messages.
    ///
    /// A text that is not valid TOML changes nothing.
    package func read(_ text: String, file: String, into settings: inout Settings) -> [FileDiagnostic] {
        let document: TOMLDocument
        do {
            document = try TOMLDocument(text, file: file)
        } catch {
            return [error]
        }
        return document.entries.compactMap { entry in
            guard let definition = SettingDefinition.named(entry.name) else {
                // A table may be empty, `[strokes]`.
                guard entry.value != .other("table") || !SettingDefinition.hasTable(entry.name) else { return nil }
                return FileDiagnostic(
                    file: file, place: entry.keyPlace,
                    sentence: localized(
                        "the key \(entry.name) is unknown and ignored; \(SettingDefinition.advice(on: entry.name))"))
            }
            guard !definition.read(SettingValue(entry.value), vocabulary, &settings) else { return nil }
            return FileDiagnostic(
                file: file, place: entry.valuePlace, sentence: sentence(definition, value: entry.value.description))
        }
    }

    /// Reads the `ISLET_` variables; an empty one counts as unset. Returns a sentence for everything invalid.
    package func read(environment: [String: String], into settings: inout Settings) -> [String] {
        // Usually there is none, and making the definitions takes a seventeenth of `islet status`.
        guard environment.keys.contains(where: { $0.utf8.starts(with: SettingDefinition.environmentPrefix.utf8) })
        else { return [] }
        return SettingDefinition.all.compactMap { definition in
            guard let text = environment[definition.environmentName], !text.isEmpty,
                !definition.read(SettingValue(environment: text), vocabulary, &settings)
            else { return nil }
            return "\(definition.environmentName): \(sentence(definition, value: "\"\(text)\""))"
        }
    }

    private func readFile(_ location: SettingsLocation, into settings: inout Settings) -> [String] {
        let path = location.filePath
        guard access(path, F_OK) == 0 else {
            return location.isFileNamed ? ["\(path): \(localized("does not exist; check ISLET_CONFIG"))"] : []
        }
        guard let text = try? String(contentsOf: location.file, encoding: .utf8) else {
            return ["\(path): \(localized("cannot be read as UTF-8; check the file and its permissions"))"]
        }
        return read(text, file: path, into: &settings).map(\.description)
    }

    private func sentence(_ definition: SettingDefinition, value: String) -> String {
        localized(
            "\(value) is not allowed for \(definition.key) and ignored; use \(localized(Phrase(definition.allowed(vocabulary))))"
        )
    }
}
