import BridgeCalls
import Foundation
import LiveActivities
import TestWorld
import Testing

@testable import Bridge
@testable import DeviceActivities

@Suite("Activities of a bridge on the device", .timeLimit(.minutes(10)))
struct BridgedActivitiesTests: CallsBridge {
    let shell = TestShell()

    /// The titles of the activities on the device.
    private var titles: [String] {
        get throws {
            let system = try ActivityRepository(store: shell.store).everything(at: shell.reading).system
            return system.activitiesOnShow(at: shell.now).compactMap { ActivityWidgets.summary(of: $0)?.title }
        }
    }

    @Test("A start answers with the activity’s identifier and reports that it is active")
    func starting() throws {
        var bridge = try bridge()
        let lines = take(start(), &bridge)
        try #require(lines.count == 2)
        guard case .object(let result)? = try object(lines[0])["result"], case .text(let id)? = result["activityId"]
        else {
            Issue.record("No activityId in \(lines[0])")
            return
        }
        #expect(id.hasPrefix("bridge:bridge:"))
        let date = Int(shell.now.timeIntervalSince1970 * 1000)
        #expect(
            lines[1] == #"{"jsonrpc":"2.0","method":"liveActivityStateChanged","params":{"activityId":"\#(id)","#
                + #""date":\#(date),"state":"active"}}"#)
        #expect(take(call("isLiveActivityRunning"), &bridge) == [#"{"id":2,"jsonrpc":"2.0","result":true}"#])
        #expect(try titles == ["Tea"])
    }

    @Test("At its end the countdown is stale, ended and dismissed, whether or not a bridge runs")
    func theEnd() throws {
        var bridge = try bridge()
        _ = take(start(), &bridge)
        #expect(bridge.nextDeadline(after: shell.now) == shell.now + 180)
        shell.now += 180
        let states = bridge.wake(at: shell.reading).lines.compactMap { line in
            ["stale", "ended", "dismissed"].first { line.contains("\"state\":\"\($0)\"") }
        }
        #expect(states == ["stale", "ended", "dismissed"])
        _ = take(start(id: 2), &bridge)
        shell.now += 181
        #expect(try titles.isEmpty)
    }

    @Test("An update replaces all that the countdown shows")
    func updating() throws {
        var bridge = try bridge()
        #expect(take(call("updateLiveActivity"), &bridge).first?.contains(#""field":"params""#) == true)
        let update = start(id: 3, in: 600, title: "Bread").replacing("start", with: "update")
        #expect(take(update, &bridge).first?.contains(#""code":"notStarted""#) == true)
        _ = take(start(), &bridge)
        #expect(take(update, &bridge) == [#"{"id":3,"jsonrpc":"2.0","result":null}"#])
        #expect(try titles == ["Bread"])
    }

    @Test("A retried start succeeds once the device has room, and a stop ends the retries")
    func roomLater() throws {
        try fillDevice()
        var bridge = try bridge()
        _ = take(start(), &bridge)
        let stop = take(call("stopLiveActivity"), &bridge)
        #expect(stop.contains { $0.contains(#""code":"stopped""#) } && stop.contains { $0.contains(#""result":null"#) })
        _ = take(start(id: 3), &bridge)
        try shell.endActivity("full3", dismissal: .immediate)
        shell.now += 2
        let lines = bridge.wake(at: shell.reading).lines
        #expect(lines.first?.contains("activityId") == true && lines.last?.contains("active") == true)
    }
}
