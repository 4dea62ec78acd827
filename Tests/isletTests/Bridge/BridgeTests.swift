import Foundation
import Meditation
import PlainText
import Presentations
import Store
import TestWorld
import Testing

@testable import Bridge
@testable import DeviceActivities
@testable import ScreenKit
@testable import SittingScreen
@testable import Studio
@testable import islet

@Suite(.timeLimit(.minutes(10))) struct BridgeTests {
    private let shell = TestShell()

    private func bridge(_ options: Bridge.Options = Bridge.Options(), isAuthorized: Bool = true) throws -> Bridge {
        try Bridge(
            options, desk: ActivityDesk(store: shell.store), isAuthorized: { isAuthorized }, at: shell.reading)
    }

    /// Milliseconds since 1970 of a future instant.
    private func end(in seconds: TimeInterval) -> Int { Int((shell.now + seconds).timeIntervalSince1970 * 1000) }

    private func start(id: Int = 1, in seconds: TimeInterval = 180, title: String = "Tea") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"startLiveActivity","params":{"endDate":\#(end(in: seconds)),"title":"\#(title)"}}"#
    }

    private func call(_ method: String, id: Int = 2) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
    }

    private func take(_ line: String, _ bridge: inout Bridge) -> [String] {
        bridge.take(Data(line.utf8), at: shell.reading).lines
    }

    private func object(_ line: String?) throws -> [String: JSONValue] {
        let json = try #require(line)
        let value = try #require(JSONValue(json: Data(json.utf8)))
        guard case .object(let object) = value else { throw StoreError.busy(path: "no object") }
        return object
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
        #expect(shell.run("activity", "list") == 0)
        #expect(shell.output.contains("Tea"))
    }

    @Test("A later bridge of the same app finds the countdown, with its last message; one of another app does not")
    func survival() throws {
        var first = try bridge()
        _ = take(start(), &first)
        var second = try bridge()
        let status = try object(take(call("liveActivityStatus"), &second).first)
        guard case .object(let result)? = status["result"] else {
            Issue.record("no result")
            return
        }
        #expect(result["isRunning"] == .bool(true) && result["state"] == .text("active"))
        #expect(result["lastMessage"] == .object(["endDate": .integer(end(in: 180)), "title": .text("Tea")]))
        #expect(result["lastUpdated"] == .integer(Int(shell.now.timeIntervalSince1970 * 1000)))
        var other = try bridge(Bridge.Options(app: "other"))
        #expect(take(call("isLiveActivityRunning"), &other) == [#"{"id":2,"jsonrpc":"2.0","result":false}"#])
        #expect(take(start(id: 5), &second).first?.contains(#""code":"alreadyRunning","field":null"#) == true)
        let stopped = take(call("stopLiveActivity"), &second)
        #expect(stopped.first == #"{"id":2,"jsonrpc":"2.0","result":null}"#)
        #expect(stopped.dropFirst().map { $0.contains("\"state\":\"ended\"") } == [true, false])
        #expect(stopped.last?.contains("\"state\":\"dismissed\"") == true)
        // The first one is notified, too.
        #expect(first.wake(at: shell.reading).lines == Array(stopped.dropFirst()))
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
        shell.run("activity", "list", "--format", "json")
        #expect(!shell.output.contains("Tea"))
    }

    @Test("An update replaces all that the countdown shows")
    func updating() throws {
        var bridge = try bridge()
        #expect(take(call("updateLiveActivity"), &bridge).first?.contains(#""field":"params""#) == true)
        let update = start(id: 3, in: 600, title: "Bread").replacing("start", with: "update")
        #expect(take(update, &bridge).first?.contains(#""code":"notStarted""#) == true)
        _ = take(start(), &bridge)
        #expect(take(update, &bridge) == [#"{"id":3,"jsonrpc":"2.0","result":null}"#])
        shell.run("activity", "list")
        #expect(shell.output.contains("Bread"))
    }

    @Test(
        "An invalid call is refused with its number, code and field",
        arguments: [
            ("{", "-32700", "\"parseError\",\"field\":null"),
            ("\u{0}", "-32700", "\"parseError\",\"field\":null"),
            ("7", "-32600", "\"invalidRequest\",\"field\":null"),
            ("[]", "-32600", "\"invalidRequest\",\"field\":null"),
            (#"{"id":1,"method":"x"}"#, "-32600", "\"invalidRequest\",\"field\":\"jsonrpc\""),
            (#"{"jsonrpc":"2.0","id":true,"method":"x"}"#, "-32600", "\"invalidRequest\",\"field\":\"id\""),
            (#"{"jsonrpc":"2.0","id":1}"#, "-32600", "\"invalidRequest\",\"field\":\"method\""),
            (#"{"jsonrpc":"2.0","id":1,"method":"x","params":1}"#, "-32600", "\"invalidRequest\",\"field\":\"params\""),
            (#"{"jsonrpc":"2.0","id":1,"method":"x"}"#, "-32601", "\"unknownMethod\",\"field\":\"method\""),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"startLiveActivity","params":{"endDate":"soon","title":"a"}}"#,
                "-32602", "\"incorrectData\",\"field\":\"endDate\""
            ),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"startLiveActivity","params":{"endDate":1,"title":"a"}}"#,
                "-32602", "\"incorrectData\",\"field\":\"endDate\""
            ),
        ])
    func refusals(line: String, number: String, data: String) throws {
        var bridge = try bridge()
        let answer = take(line, &bridge)
        #expect(answer.count == 1)
        #expect(answer.first?.contains("\"error\":{\"code\":\(number),\"data\":{\"code\":\(data)") == true, "\(answer)")
    }

    @Test("Bytes that are not UTF-8 are refused")
    func badUTF8() throws {
        var bridge = try bridge()
        let lines = bridge.take(Data([0x22, 0xFF, 0x22]), at: shell.reading).lines
        #expect(lines.first?.contains("-32700") == true)
    }

    @Test("A batch gets one array of answers, without the notifications; a batch of notifications gets none")
    func batches() throws {
        var bridge = try bridge()
        let notification = #"{"jsonrpc":"2.0","method":"isLiveActivityRunning"}"#
        let lines = take("[\(call("isLiveActivityRunning", id: 7)),\(notification),1]", &bridge)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix(#"[{"id":7,"jsonrpc":"2.0","result":false},{"error":{"code":-32600"#) == true)
        #expect(take("[\(notification)]", &bridge).isEmpty)
    }

    @Test("The guide’s module passes its parameters as a string in an array")
    func stringParameters() throws {
        var bridge = try bridge()
        let parameters = #""{\"endDate\": \#(end(in: 60)), \"title\": \"Tea\"}""#
        let line = #"{"jsonrpc":"2.0","id":"a","method":"startLiveActivity","params":[\#(parameters)]}"#
        #expect(take(line, &bridge).first?.contains("activityId") == true)
    }

    @Test("Switched off, nothing starts and the answer says so")
    func switchedOff() throws {
        var bridge = try bridge(isAuthorized: false)
        #expect(take(start(), &bridge).first?.contains(#""code":"unavailable""#) == true)
        #expect(take(call("areLiveActivitiesEnabled"), &bridge).first?.contains("false") == true)
    }

    /// As many activities as the device allows.
    private func fillDevice() throws {
        try ActivityDesk(store: shell.store).change(at: shell.reading) { activities in
            for number in 0..<20 {
                let request = try SystemCommand.request(
                    id: "full\(number)", app: "app\(number)", attributes: CountdownAttributesStub(),
                    content: ActivityContent(state: .init(), staleDate: nil))
                activities.system.handle(request, at: shell.now)
            }
        }
    }

    private struct CountdownAttributesStub: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    @Test("A start on a full device is retried after 2, 4 and 8 seconds, each reported, then refused")
    func retries() throws {
        try fillDevice()
        var bridge = try bridge()
        let first = take(start(), &bridge)
        #expect(first.count == 1 && first[0].contains(#""attempt":1,"attempts":3"#) && first[0].contains("2000"))
        #expect(bridge.isTrying)
        // Other calls are answered meanwhile, and another start is one too many.
        #expect(take(call("isLiveActivityRunning"), &bridge).count == 1)
        #expect(take(start(id: 9), &bridge).first?.contains("alreadyRunning") == true)
        for delay in [2, 4] {
            shell.now += TimeInterval(delay)
            #expect(bridge.nextDeadline(after: shell.now - 1) == shell.now)
            let lines = bridge.wake(at: shell.reading).lines
            #expect(lines.count == 1 && lines[0].contains("\"retryAfter\":\(delay * 2000)"))
        }
        shell.now += 8
        let last = bridge.wake(at: shell.reading).lines
        #expect(last.count == 1 && last[0].contains(#""code":"failedToStart""#) && last[0].contains(#""id":1"#))
        #expect(!bridge.isTrying)
    }

    @Test("A retried start succeeds once the device has room, and a stop ends the retries")
    func roomLater() throws {
        try fillDevice()
        var bridge = try bridge()
        _ = take(start(), &bridge)
        let stop = take(call("stopLiveActivity"), &bridge)
        #expect(stop.contains { $0.contains(#""code":"stopped""#) } && stop.contains { $0.contains(#""result":null"#) })
        _ = take(start(id: 3), &bridge)
        shell.run("activity", "end", "full3", "--dismiss-after", "now")
        shell.now += 2
        let lines = bridge.wake(at: shell.reading).lines
        #expect(lines.first?.contains("activityId") == true && lines.last?.contains("active") == true)
    }

    @Test("The seventh start in a minute is refused with the time to wait")
    func rateLimit() throws {
        var bridge = try bridge()
        for number in 0..<6 {
            #expect(take(start(id: number), &bridge).first?.contains("activityId") == true)
            _ = take(call("stopLiveActivity"), &bridge)
            shell.now += 1
        }
        let refused = take(start(), &bridge)
        #expect(refused.first?.contains(#""code":"rateLimited","field":null,"retryAfter":54000"#) == true, "\(refused)")
        shell.now += 54
        #expect(take(start(), &bridge).first?.contains("activityId") == true)
    }

    @Test("Lines may arrive in pieces, and a too long one is dropped to its end")
    func lines() {
        let text = Data("one\ntwo\n\(String(repeating: "x", count: 20))\nfour".utf8)
        for size in 1...text.count {
            var buffer = LineBuffer(limit: 8)
            var lines: [LineBuffer.Line] = []
            for start in stride(from: 0, to: text.count, by: size) {
                lines += buffer.take(text[start..<min(text.count, start + size)])
            }
            lines += [buffer.finish()].compactMap { $0 }
            #expect(lines == [.whole(Data("one".utf8)), .whole(Data("two".utf8)), .tooLong, .whole(Data("four".utf8))])
            #expect(buffer.finish() == nil)
        }
    }
}
