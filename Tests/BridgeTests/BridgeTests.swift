import BridgeCalls
import Foundation
import PlainText
import TestWorld
import Testing

@testable import Bridge

@Suite(.timeLimit(.minutes(10))) struct BridgeTests: CallsBridge {
    let shell = TestShell()

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
