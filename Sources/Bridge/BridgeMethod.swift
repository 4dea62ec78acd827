import Foundation
import LiveActivities
import PlainText

/// What a program can call.
enum BridgeMethod: String, CaseIterable {
    /// Starts the countdown; answers `{"activityId"}`.
    case startLiveActivity
    /// Changes all that it shows; answers null.
    case updateLiveActivity
    /// Takes it away at once; answers null.
    case stopLiveActivity
    /// Answers true or false.
    case isLiveActivityRunning
    /// Answers true or false.
    case areLiveActivitiesEnabled
    /// Answers what runs, and what it was started or updated with last.
    case liveActivityStatus

    /// The parameters of a countdown: an object; also a list of one object, or of one text that is the object as JSON, which is
    /// how the guide's module passes it.
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
