import Foundation
import Languages

/// Where a setting's effective value comes from.
package enum SettingOrigin: Hashable {
    /// The default.
    case standard
    /// The settings file, by its path and line.
    case file(String, line: Int)
    /// An environment variable, by its name.
    case environment(String)

    /// Its text in `islet config show --origin`.
    package var text: String {
        switch self {
        case .standard: localized("default", "origin")
        case .file(let path, let line): "\(path):\(line)"
        case .environment(let name): name
        }
    }

    /// The origin of every setting's value, by key. Invalid values are ignored.
    package static func all(
        at location: SettingsLocation, environment: [String: String], vocabulary: SettingVocabulary
    ) -> [String: SettingOrigin] {
        var origins: [String: SettingOrigin] = [:]
        var settings = Settings.defaults
        if let text = try? String(contentsOf: location.file, encoding: .utf8),
            let document = try? TOMLDocument(text, file: location.file.path)
        {
            for entry in document.entries {
                guard let definition = SettingDefinition.named(entry.name),
                    definition.read(SettingValue(entry.value), vocabulary, &settings)
                else { continue }
                origins[definition.key] = .file(location.file.path, line: entry.keyPlace.line)
            }
        }
        for definition in SettingDefinition.all {
            guard let text = environment[definition.environmentName], !text.isEmpty,
                definition.read(SettingValue(environment: text), vocabulary, &settings)
            else { continue }
            origins[definition.key] = .environment(definition.environmentName)
        }
        return origins
    }
}
