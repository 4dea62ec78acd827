import Foundation
import Store
import Testing

struct StoreLocationsTests {
    @Test func theDefaultsAreInTheHomeDirectory() {
        let locations = StoreLocations(environment: ["HOME": "/home/ann"])
        #expect(locations.dataDirectory == "/home/ann/.local/share/islet")
        #expect(locations.stateDirectory == "/home/ann/.local/state/islet")
    }

    @Test func theVariablesOverrideTheDefaults() {
        let locations = StoreLocations(environment: [
            "HOME": "/home/ann", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state",
        ])
        #expect(locations == StoreLocations(dataDirectory: "/data/islet", stateDirectory: "/state/islet"))
    }

    @Test(arguments: ["", "state", "./state", "~/state"])
    func aPathThatIsNotAbsoluteIsIgnored(path: String) {
        let locations = StoreLocations(environment: ["HOME": "/home/ann", "XDG_STATE_HOME": path])
        #expect(locations.stateDirectory == "/home/ann/.local/state/islet")
    }

    @Test func withoutHOMETheAccountsDirectoryIsUsed() {
        #expect(StoreLocations(environment: [:]).dataDirectory.hasPrefix("/"))
    }
}
