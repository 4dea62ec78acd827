import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Store
import Surroundings
import Theming

/// What a shell offers for the name of an activity or a countdown.
package enum ActivityCompletions {
    /// The activities that are kept, without those that follow the list of countdowns.
    package static func identifiers(
        in environment: [String: String] = ProcessEnvironment.read()
    ) -> [String] {
        let store = Store(locations: StoreLocations(environment: environment))
        // A shell that completes wants words and no complaints.
        return ((try? store.activitySystem())?.activities ?? []).filter { !CountdownSchedule.isOfList($0) }
    }

    /// The titles of countdowns.
    package static func countdowns(
        in environment: [String: String] = ProcessEnvironment.read()
    ) -> [String] {
        let store = Store(locations: StoreLocations(environment: environment))
        return ((try? store.activities())?.countdowns ?? []).map(\.title)
    }
}

/// What a shell offers for a setting's value.
package enum SettingCompletions {
    /// The values for the key that was typed last among `words`; nothing where a setting takes more than can be listed.
    package static func values(after words: [String]) -> [String] {
        guard let definition = words.lazy.reversed().compactMap(SettingDefinition.named).first else { return [] }
        let environment = ProcessEnvironment.read()
        let themes = ThemeLibrary(directory: SettingsLocation(environment: environment).themes)
        return definition.choices(LoadedSettings.vocabulary(themes))
    }

    /// The names of all themes, also the person's own.
    package static func themes() -> [String] {
        ThemeLibrary(directory: SettingsLocation(environment: ProcessEnvironment.read()).themes).names
    }

    /// The names of the saved sittings.
    package static func sittings() -> [String] {
        LoadedSettings(in: ProcessEnvironment.read()).settings.sittings.keys.sorted()
    }

    /// The moods to choose from.
    package static func moods() -> [String] { LoadedSettings(in: ProcessEnvironment.read()).settings.moods }
}
