import ActivitySystem
import Foundation
import Simulation
import Testing

@Suite("An app's own content and the pushes of its backend")
struct OwnContentTests {
    private static let app =
        "{attributes-type: DeliveryAttributes, attributes: {shop: Corner Bakery, items: 3}, pushes: token, "
        + "content: {stage: preparing, stops: [1, 2.5, null], driver: {name: Robin, isNew: false}, arrival: !at 25m}}"

    private func scenario(
        app: String = Self.app, files: [String: String] = [:], _ timeline: String
    ) throws -> Scenario {
        let text = "title: Test\napps:\n  shop: \(app)\ntimeline:\n" + timeline
        return try ScenarioReader(file: "a.yaml") { files[$0].map { Data($0.utf8) } }.scenario(of: text)
    }

    private func holds(_ scenario: Scenario) -> [Bool] { Simulator.run(scenario).verdicts.map(\.holds) }

    /// A payload as a backend sends it, a number of seconds after it began.
    private func payload(_ event: String, after seconds: Int, _ rest: String) -> String {
        #"{"aps": {"timestamp": \#(1_750_000_000 + seconds), "event": "\#(event)", \#(rest)}}"#
    }

    @Test("Any JSON is content, and its bytes are what the system measures")
    func anyJSON() throws {
        let scenario = try scenario(
            """
              0s:
                - start: shop
                - expect:
                    shop: {state: active, size: at most 4096, content: {stage: preparing, stops: [1, 2.5, null], arrival: !at 25m}}
                - {update: shop, content: {stage: onTheWay, driver: {name: Alex}, stops: none}}
                - expect:
                    shop: {content: {stage: onTheWay, stops: none, driver: {name: Alex}}}
            """)
        #expect(holds(scenario).allSatisfy { $0 } && holds(scenario).count == 8)
        let json =
            #"{"arrival":\#(Int(scenario.start(25 * 60))),"driver":{"isNew":false,"name":"Robin"},"stage":"preparing","stops":[1,2.5,null]}"#
        #expect(String(decoding: scenario.apps[0].content.encodedState(), as: UTF8.self) == json)
        #expect(scenario.apps[0].kind.attributesType == "DeliveryAttributes")
        #expect(
            scenario.apps[0].kind.attributes(sessionStart: .distantPast)
                == Data(#"{"items":3,"shop":"Corner Bakery"}"#.utf8))
    }

    @Test("Attributes and content of more than 4 KB are refused, as on a phone")
    func tooLarge() throws {
        let long = String(repeating: "x", count: 4096)
        let scenario = try scenario(
            app: "{attributes-type: A, content: {text: \(long)}}",
            "  0s: [{start: shop}, {expect: {shop: {refusals: 1}}}]")
        #expect(holds(scenario) == [true])
    }

    @Test("Attributes and content may be JSON files")
    func files() throws {
        let scenario = try scenario(
            app: "{attributes-type: A, attributes: order.json, content: state.json}",
            files: ["order.json": #"{"shop": "Bakery"}"#, "state.json": #"{"stage": "arrived"}"#],
            "  0s: [{start: shop}, {expect: {shop: {content: {stage: arrived}}}}]")
        #expect(holds(scenario) == [true])
    }

    @Test(
        "What cannot be read is reported with its place",
        arguments: [
            ("{attributes-type: A, content: none.json}", "content: the file none.json cannot be read"),
            ("{attributes-type: A, content: bad.json}", "content: the file bad.json is not a JSON object"),
            ("{type: script, attributes: {a: 1}, content: {title: T}}", "attributes need attributes-type"),
            ("{type: script, attributes-type: A}", "leave out type"),
        ])
    func errors(app: String, sentence: String) {
        let error = #expect(throws: ScenarioError.self) {
            try scenario(app: app, files: ["bad.json": "[1]"], "  0s: {start: shop}")
        }
        #expect(error?.description.contains(sentence) == true)
        #expect(error?.place?.line == 3)
    }

    @Test("A payload replaces the content, and its dates count from its timestamp")
    func payloads() throws {
        let update = payload("update", after: 0, #""content-state": {"stage": "onTheWay"}, "stale-date": 1750000600"#)
        let end = payload("end", after: 0, #""content-state": {"stage": "arrived"}, "dismissal-date": 1750000300"#)
        let scenario = try scenario(
            files: ["end.json": end],
            """
              0s: {start: shop}
              1m: {push: shop, payload: \(update), priority: 5}
              2m: {expect: {shop: {content: {stage: onTheWay, driver: none}, state: active}}}
              11m1s: {expect: {shop: {state: stale}}}
              20m: {push: shop, payload: end.json}
              24m59s: {expect: {shop: {state: ended, content: {stage: arrived}}}}
              25m1s: {expect: {shop: {state: dismissed}}}
            """)
        #expect(holds(scenario).allSatisfy { $0 } && holds(scenario).count == 7)
    }

    @Test("A capture is played with its own cadence and priorities, between the other steps")
    func captures() throws {
        let lines = [
            #"{"headers": {"apns-priority": "5"}, "payload": \#(payload("update", after: 0, #""content-state": {"n": 1}"#))}"#,
            payload("update", after: 90, #""content-state": {"n": 2}"#), "",
            payload("end", after: 600, #""content-state": {"n": 3}"#),
        ]
        let scenario = try scenario(
            files: ["pushes.ndjson": lines.joined(separator: "\n")],
            """
              0s: {start: shop}
              1m: {push: shop, captured: pushes.ndjson}
              2m: {expect: {shop: {content: {n: 1}, immediate: 0, pushes: 1}}}
              2m31s: {expect: {shop: {content: {n: 2}, immediate: 1}}}
              11m1s: {expect: {shop: {content: {n: 3}, state: ended, pushes: 3}}}
            """)
        #expect(holds(scenario).allSatisfy { $0 } && holds(scenario).count == 8)
    }

    @Test(
        "A payload that APNs' rules do not know is reported",
        arguments: [
            (#"{"a": 1}"#, "aps is missing"), (#"{"aps": {"event": "update"}}"#, "aps.timestamp is missing"),
            (#"{"aps": {"timestamp": 1, "event": "stop"}}"#, "aps.event is not start, update or end"),
            (
                #"{"aps": {"timestamp": 1, "event": "end", "dismissal-date": "now"}}"#,
                "aps.dismissal-date is not a number"
            ),
        ])
    func wrongPayloads(payload: String, sentence: String) {
        let error = #expect(throws: ScenarioError.self) { try scenario("  0s: {push: shop, payload: \(payload)}") }
        #expect(error?.description.contains(sentence) == true)
    }
}

extension Scenario {
    /// An instant of the scenario as content has it: seconds since 2001.
    fileprivate func start(_ seconds: TimeInterval) -> TimeInterval {
        Date(timeIntervalSince1970: 1_767_951_660 + seconds).timeIntervalSinceReferenceDate
    }
}
