import Store
import Surroundings

extension StoredActivities {
    /// The activities that may show: none while the settings have Live Activities switched off. Switching them off ends none.
    ///
    /// Settings are read only where there is something to hide: who asks every second mostly has no activities.
    package func wanted(in environment: [String: String]) -> StoredActivities {
        isEmpty || LoadedSettings(in: environment).settings.liveActivities ? self : StoredActivities()
    }
}
