import Foundation
import LiveActivities
import PlainText

/// The methods a program can call.
enum BridgeMethod: String, CaseIterable {
    /// Starts the countdown. Returns `{"activityId"}`.
    case startLiveActivity
    /// Replaces everything the countdown shows. Returns null.
    case updateLiveActivity
    /// Removes it immediately. Returns null.
    case stopLiveActivity
    /// Returns true or false.
    case isLiveActivityRunning
    /// Returns true or false.
    case areLiveActivitiesEnabled
    /// Returns the state, and the parameters of the last start or update.
    case liveActivityStatus

    /// Decodes the parameters of a countdown: an object, a list with one object, or a list with one string that is the object
    /// as JSON, which is how the guide's module passes it.
    static func countdown(_ parameters: JSONValue?) throws(RPCError) -> CountdownParameters {
        var json: Data?
        switch parameters {
        case .object?: json = try? JSONEncoder().encode(parameters)
        case .list(let list)? where list.count == 1:
            if case .text(let text) = list[0] {
                json = Data(text.utf8)
            } else {
                json = try? JSONEncoder().encode(list[0])
            }
        default: break
        }
        guard let json else {
            throw .parameters("`params` is not an object; give {\"endDate\": …, \"title\": …}.", field: "params")
        }
        do throws(CountdownError) {
            return try CountdownParameters(json: json)
        } catch { throw RPCError(error) }
    }
}
