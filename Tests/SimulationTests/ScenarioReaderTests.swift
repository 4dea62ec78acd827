import ActivitySystem
import Foundation
import Simulation
import Testing

/// What a file may contain, and where errors are reported.
@Suite struct ScenarioReaderTests {
    private static let head = "title: Test\napps:\n  reading: {type: ambient-reading}\ntimeline:\n"

    private func failure(_ text: String) -> ScenarioError? {
        do {
            _ = try ScenarioReader(file: "a.yaml").scenario(of: text)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("  0s: {strat: reading}", 5, "strat", "unknown step \"strat\"; steps: start, update, end, push"),
        ("  0s: {strat: reading}", 5, "strat", "refuse, expect, collapse, memory-pressure"),
        ("  0s: {collapse: reading}", 5, "collapse", "collapse is about the device"),
        ("  0s: {start: redding}", 5, "redding", "\"redding\" is not allowed for an app; use reading"),
        ("  0s: {start: reading}\n  7x: collapse", 6, "x: collapse", "Unknown unit \"x\"; use h, m or s"),
        ("  1m: {start: reading}\n  30s: collapse", 6, "30s", "30s is not later than the time before it"),
        ("  1m: {start: reading}\n  60s: collapse", 6, "60s", "60s is not later than the time before it"),
        (
            "  0s: {start: reading, wiht: 1}", 5, "wiht",
            "unknown key \"wiht\" in the step start; keys: start, content"
        ),
        (
            "  0s: {start: reading, content: {titel: a}}", 5, "titel",
            "unknown field \"titel\" of ambient-reading; fields: bookTitle"
        ),
        ("  0s: {start: reading, content: {capturedCount: many}}", 5, "many", "\"many\" is not a number"),
        ("  0s: {start: reading, content: {isListening: maybe}}", 5, "maybe", "use on, off, yes or no"),
        ("  0s: {update: reading, every: 1s}", 5, "1s", "every needs until"),
        ("  0s: {update: reading, until: 1s}", 5, "1s", "until needs every"),
        ("  0s: {update: reading, every: 0s, until: 1h}", 5, "0s, until", "every is longer than 0s"),
        ("  0s: {update: reading, every: 0.001s, until: 8h}", 5, "0.001s", "that is more than 1000000 times"),
        ("  5m: {update: reading, every: 1s, until: 4m}", 5, "4m", "not earlier than the step"),
        ("  0s: jump", 5, "jump", "\"jump\" is not a step without an app"),
        ("  0s: {lock: maybe}", 5, "maybe", "\"maybe\" is not allowed for lock"),
        ("  0s: {refuse: reading, error: rude}", 5, "rude", "use attributesTooLarge, unsupported"),
        ("  0s: {push: reading, priority: 7}", 5, "7}", "use 10, 5"),
        ("  0s: {push: reading, event: restart-needed}", 5, "reading", "restart-needed is for apps with a restart"),
        ("  0s: {restart: reading}", 5, "reading", "restart is for apps with a restart, which reading does not have"),
        ("  0s: {watch: reading, items: {Tea: 3m}}", 5, "reading", "watch is for apps with lifecycle: watchlist"),
        ("  0s: {expect: {tea: {state: active}}}", 5, "tea", "unknown app \"tea\"; apps: reading"),
        ("  0s: {expect: {reading: {state: alive}}}", 5, "alive", "use none, pending, active, stale"),
        ("  0s: {expect: {reading: {shown: [compact, moon]}}}", 5, "moon", "\"moon\" is not allowed for shown"),
        ("  0s: {expect: {reading: {restarts: at least some}}}", 5, "some", "give a whole number from 0 on"),
        ("  0s: {expect: {reading: {longest-gap: at most 6x}}}", 5, "x}}", "Unknown unit \"x\""),
        ("  0s: {expect: {reading: {status: 1}}}", 5, "status", "keys: state, shown, session, process, content"),
        ("  0s: {expect: {}}", 5, "{}}", "expect has no expectation in it"),
    ])
    func errorsAreReportedWithTheirPlaceAndTheAllowedValues(
        timeline: String, line: Int, place: String, sentence: String
    ) throws {
        let error = try #require(failure(Self.head + timeline))
        let text = try #require(timeline.split(separator: "\n").last)
        let column = text.distance(from: text.startIndex, to: try #require(text.range(of: place)).lowerBound) + 1
        #expect(error.place == SourcePlace(line: line, column: column))
        #expect(error.sentence.contains(sentence), "\(error)")
        #expect(error.description.hasPrefix("a.yaml:\(line):\(column): "))
    }

    @Test(arguments: [
        ("apps:\n  a: {type: script}\ntimeline: {0s: collapse}", 1, "title is missing"),
        ("title: x\ntimeline: {0s: collapse}", 1, "apps is missing"),
        (
            "title: x\napps: {a: {type: ambient-reading, background-modes: [audio, voip]}}\ntimeline: {0s: collapse}",
            2,
            "\"voip\" is not allowed for background-modes; use audio, fetch"
        ),
        ("title: x\napps: {a: {type: countdown}}\ntimeline: {0s: collapse}", 2, "the content of a has no endDate"),
        ("title: x\napps: {a: {}}\ntimeline: {0s: collapse}", 2, "the app a has no type; types: ambient-reading"),
        (
            "title: x\ndevice: watch\napps: {a: {type: script}}\ntimeline: {0s: collapse}", 2,
            "use island, no-island"
        ),
        ("title: x\nshape: round\n", 2, "unknown key \"shape\" in a scenario; keys: title, device"),
        ("title: x\ntitle: y\n", 1, "title occurs twice"),
        ("title: [x\n", 2, "this is not YAML"),
        ("just words", 1, "a scenario is not a list of keys"),
        (
            "title: x\napps: {a: {type: ambient-reading, lifecycle: {restart: 8h}}}\ntimeline: {0s: collapse}", 2,
            "A restart interval of 28800 s is not allowed"
        ),
        (
            "title: x\napps: {a: {type: ambient-reading, lifecycle: watchlist}}\ntimeline: {0s: collapse}", 2,
            "watchlist is for the type countdown"
        ),
        (
            "title: x\nuntil: 1h\napps: {a: {type: ambient-reading}}\ntimeline: {2h: collapse}", 2,
            "the timeline goes beyond it"
        ),
    ])
    func missingKeysAreReported(text: String, line: Int, sentence: String) throws {
        let error = try #require(failure(text))
        #expect(error.place?.line == line, "\(error)")
        #expect(error.sentence.contains(sentence), "\(error)")
    }

    @Test func anEmptyFileHasNoPlaceToPointAt() {
        #expect(failure("")?.description == "a.yaml: the file is empty")
    }

    @Test func aTimeMayHaveOneStepOrSeveral() throws {
        let scenario = try TestScenario.scenario("0s: {start: reading}\n1:30:00: [collapse, {lock: on}]")
        #expect(scenario.steps.map(\.time) == [0, 5400, 5400])
        #expect(scenario.steps.last?.action == .device(.lock(true)))
        #expect(scenario.duration == 5400)
    }

    @Test func repetitionsExtendTheScenario() throws {
        let scenario = try TestScenario.scenario("10s: {update: reading, every: 7s, until: 30s}")
        #expect(scenario.duration == 24)
    }

    @Test func plusAddsQuotesMakeTextAndNoneRemoves() throws {
        let scenario = try TestScenario.scenario(
            "0s: {update: reading, content: {capturedCount: +2, bookTitle: \"none\", lastTranscript: none}}")
        guard case .update(_, let update) = scenario.steps[0].action else {
            Issue.record("the step is an update")
            return
        }
        #expect(
            update.changes == ["capturedCount": .add(2), "bookTitle": .set(.text("none")), "lastTranscript": .remove])
    }

    @Test func timesCountFromTheStart() throws {
        let scenario = try TestScenario.scenario(
            app: "{type: countdown, content: {title: Tea, endDate: 4m}}", "0s: {start: reading}")
        #expect(
            scenario.apps[0].content.fields["endDate"]
                == .number((Simulator.start + 240).timeIntervalSinceReferenceDate))
    }
}
