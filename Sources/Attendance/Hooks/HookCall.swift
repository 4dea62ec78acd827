import Configuration
import Foundation
import LogFormats
import Meditation
import PlainText
import StatusLines

/// The input of a hook: the event and the sitting or activity, as environment variables and as JSON.
package struct HookCall: Hashable {
    /// The event.
    package let event: HookEvent
    /// `{"event":"target","sitting":{…}}`, one line.
    package let json: String
    /// `ISLET_EVENT`, and `ISLET_SITTING_…` or `ISLET_ACTIVITY_…` for every value that is set.
    private let variables: [String: String]

    /// A running sitting at `now`.
    package init(_ event: HookEvent, of sitting: Sitting, at now: Date) throws {
        try self.init(event, object: JSONText.line(StatusObject(sitting, at: now)))
    }

    /// A logged sitting.
    package init(_ event: HookEvent, of sitting: CompletedSitting) throws {
        try self.init(event, object: SittingJSON.object(of: sitting, isExact: false))
    }

    /// An activity that was renewed, or failed to be, as its fields.
    package init?(_ event: HookEvent, activity fields: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys) else { return nil }
        try? self.init(event, object: String(decoding: data, as: UTF8.self), of: "activity")
    }

    private init(_ event: HookEvent, object: String, of subject: String = "sitting") throws {
        self.event = event
        json = "{\"event\":\"\(event.rawValue)\",\"\(subject)\":\(object)}"
        var variables = ["ISLET_EVENT": event.rawValue]
        let values = try JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any] ?? [:]
        for (key, value) in values {
            let name = "ISLET_\(subject.uppercased())_" + key.uppercased()
            switch value {
            case let text as String: variables[name] = text
            case let number as NSNumber: variables[name] = "\(number)"
            // The current stage of a sitting.
            case let parts as [String: Any]:
                for (key, part) in parts where part is String || part is NSNumber {
                    variables[name + "_" + key.uppercased()] = "\(part)"
                }
            default: break
            }
        }
        self.variables = variables
    }

    /// Reads the call from the environment of the process started for it; `nil` if the variables are missing.
    package init?(environment: [String: String]) {
        guard let event = environment["ISLET_EVENT"].flatMap(HookEvent.init(rawValue:)),
            let json = environment[Self.jsonVariable]
        else { return nil }
        self.event = event
        self.json = json
        variables = environment.filter {
            $0.key == "ISLET_EVENT" || $0.key.hasPrefix("ISLET_SITTING_") || $0.key.hasPrefix("ISLET_ACTIVITY_")
        }
    }

    /// All variables, plus one with the JSON: for the hook, and for a process that runs it on behalf of this one.
    package var environment: [String: String] { variables.merging([Self.jsonVariable: json]) { $1 } }

    private static let jsonVariable = "ISLET_HOOK_INPUT"
}
