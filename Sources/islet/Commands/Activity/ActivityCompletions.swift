import DeviceActivities
import Foundation
import HostSystem
import Store

/// What a shell offers for the name of an activity or a countdown.
enum ActivityCompletions {
    /// The activities that are kept, without those that follow the list of countdowns.
    static func identifiers(
        in environment: [String: String] = ProcessEnvironment.read()
    ) -> [String] {
        let store = Store(locations: StoreLocations(environment: environment))
        // A shell that completes wants words and no complaints.
        return ((try? store.activitySystem())?.activities ?? []).filter { !CountdownSchedule.isOfList($0) }
    }

    /// The titles of countdowns.
    static func countdowns(
        in environment: [String: String] = ProcessEnvironment.read()
    ) -> [String] {
        let store = Store(locations: StoreLocations(environment: environment))
        return ((try? store.activities())?.countdowns ?? []).map(\.title)
    }
}
