import ActivitySystem
import Bridge
import DeviceActivities
import Foundation
import PlainText
import Store
import TestWorld
import Testing

/// A suite that calls a bridge, line by line.
package protocol CallsBridge {
    /// The world of the bridge.
    var shell: TestShell { get }
}

extension CallsBridge {
    /// A bridge with the store of the world.
    package func bridge(_ options: Bridge.Options = Bridge.Options(), isAuthorized: Bool = true) throws -> Bridge {
        try Bridge(
            options, repository: ActivityRepository(store: shell.store), isAuthorized: { isAuthorized },
            at: shell.reading)
    }

    /// Milliseconds since 1970 of a future instant.
    package func end(in seconds: TimeInterval) -> Int { Int((shell.now + seconds).timeIntervalSince1970 * 1000) }

    /// A call that starts a countdown.
    package func start(id: Int = 1, in seconds: TimeInterval = 180, title: String = "Tea") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"startLiveActivity","params":{"endDate":\#(end(in: seconds)),"title":"\#(title)"}}"#
    }

    /// A call without parameters.
    package func call(_ method: String, id: Int = 2) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
    }

    /// Sends a line to `bridge`; returns its answers.
    package func take(_ line: String, _ bridge: inout Bridge) -> [String] {
        bridge.take(Data(line.utf8), at: shell.reading).lines
    }

    /// The object in a line.
    package func object(_ line: String?) throws -> [String: JSONValue] {
        let json = try #require(line)
        let value = try #require(JSONValue(json: Data(json.utf8)))
        guard case .object(let object) = value else { throw StoreError.busy(path: "no object") }
        return object
    }

    /// As many activities as the device allows.
    package func fillDevice() throws {
        try ActivityRepository(store: shell.store).change(at: shell.reading) { activities in
            for number in 0..<20 {
                let request = try SystemCommand.request(
                    id: "full\(number)", app: "app\(number)", attributes: CountdownAttributesStub(),
                    content: ActivityContent(state: .init(), staleDate: nil))
                activities.system.handle(request, at: shell.now)
            }
        }
    }
}

/// The attributes of an app that the bridge does not know.
private struct CountdownAttributesStub: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}
