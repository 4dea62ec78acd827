import Foundation
import Testing

@testable import ActivitySystem

/// Data of an earlier version can be read by a later one, which has more fields.
struct SystemStateDecodingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// A system in which every field differs from a new one.
    private func system() throws -> SystemState {
        var rules = SystemRules()
        (rules.activitiesPerApp, rules.activitiesPerDevice, rules.lowPowerShare) = (3, 7, 0.25)
        (rules.pushesPerHour, rules.frequentPushesPerHour, rules.alertDuration) = (6, 60, 4)
        rules.hidesIslandOfForegroundApp = true
        var system = SystemState(rules: rules)
        let content = EncodedContent(state: Data(#"{"a":1}"#.utf8), staleDate: start + 60)
        var request = ActivityRequest(
            id: "one", app: "tea", attributesType: "Tea", attributes: Data("{}".utf8), content: content)
        request.pushType = .token
        system.handle(.request(request), at: start)
        system.handle(.refuseRequests(app: "tea", with: .denied, count: 2), at: start)
        system.handle(.push(ActivityPush(.update(.activity("one"), content), timestamp: start)), at: start)
        var capabilities = AppCapabilities()
        (capabilities.liveActivities, capabilities.frequentUpdates, capabilities.pushNotifications) = (
            false, true, false
        )
        system.handle(.declare(app: "tea", capabilities), at: start)
        system.handle(.frequentPushes(false, app: "tea"), at: start)
        system.handle(.authorization(false, app: "tea"), at: start)
        system.handle(.supports(liveActivities: false, dynamicIsland: false), at: start)
        system.handle(.lowPowerMode(true), at: start)
        system.handle(.power(false), at: start)
        system.handle(.move(app: "tea", to: .background), at: start)
        system.device.isBatteryCritical = true
        system.apps["tea"]?.phase = .background
        system.expansion = SystemState.Expansion(id: "one", end: start + 5)
        return system
    }

    @Test func everyFieldIsWrittenAndRead() throws {
        let system = try system()
        #expect(try JSONDecoder().decode(SystemState.self, from: JSONEncoder().encode(system)) == system)
    }

    @Test(arguments: ["", "rules", "device", "apps.tea", "apps.tea.capabilities"])
    func missingFieldsGetTheirDefaults(place: String) throws {
        let keys = place.split(separator: ".").map(String.init)
        let written = try json(try system())
        let new = try json(
            ["": SystemState() as any Encodable, "rules": SystemRules(), "device": DeviceConditions()][place]
                ?? (place == "apps.tea" ? AppRecord() : AppCapabilities()))
        let fields = try #require(object(written, at: keys[...]))
        #expect(fields.count > 2)
        for field in fields.keys {
            let read = try JSONDecoder().decode(
                SystemState.self,
                from: JSONSerialization.data(withJSONObject: without(field, at: keys[...], in: written)))
            let found = try object(json(read), at: keys[...])
            for (other, value) in fields {
                let expected: Any? = other == field ? new[field] : value
                #expect(found?[other] as? NSObject == expected as? NSObject, "\(other) without \(field)")
            }
        }
    }

    @Test func anActivityWithoutContentCannotBeDecoded() throws {
        var written = try json(try system())
        var records = try #require(written["records"] as? [[String: Any]])
        records[0]["content"] = nil
        written["records"] = records
        let data = try JSONSerialization.data(withJSONObject: written)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(SystemState.self, from: data) }
    }

    private func json(_ value: any Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }

    private func object(_ root: [String: Any], at keys: ArraySlice<String>) -> [String: Any]? {
        guard let first = keys.first else { return root }
        return (root[first] as? [String: Any]).flatMap { object($0, at: keys.dropFirst()) }
    }

    private func without(_ field: String, at keys: ArraySlice<String>, in root: [String: Any]) -> [String: Any] {
        var root = root
        if let first = keys.first {
            root[first] = (root[first] as? [String: Any]).map { without(field, at: keys.dropFirst(), in: $0) }
        } else {
            root[field] = nil
        }
        return root
    }
}
