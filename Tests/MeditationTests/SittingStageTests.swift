import Foundation
import Testing

@testable import Meditation

struct SittingStageTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let stages = SittingStages([
        SittingStage(name: "Zazen", duration: 1500),
        SittingStage(name: "Walking", type: .walking, duration: 600, strokes: 3),
        SittingStage(name: "Zazen", duration: 1500),
    ])

    private func server(_ actions: (TimerAction, TimeInterval)...) throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(SittingPlan().staged(stages))), at: start)
        for (action, seconds) in actions { try server.perform(action, at: start + seconds) }
        return server
    }

    private func sitting(_ actions: (TimerAction, TimeInterval)...) throws -> Sitting {
        var server = TimerServer()
        try server.perform(.start(StartRequest(SittingPlan().staged(stages))), at: start)
        for (action, seconds) in actions { try server.perform(action, at: start + seconds) }
        return try #require(server.state.sitting)
    }

    private func refused(_ actions: [(TimerAction, TimeInterval)], by error: TimerError) {
        var server = TimerServer()
        #expect(throws: error) {
            try server.perform(.start(StartRequest(SittingPlan().staged(stages))), at: start)
            for (action, seconds) in actions { try server.perform(action, at: start + seconds) }
        }
    }

    @Test("The stages determine target, method and type, and their boundaries follow from the time sat")
    func boundaries() throws {
        let sitting = try sitting()
        #expect(sitting.target == 3600)
        #expect(sitting.methodName == "Zazen")
        #expect(sitting.stage(at: start)?.place == "1 of 3, then Walking")
        #expect(sitting.stage(at: start + 1499.9)?.index == 0)
        #expect(sitting.stage(at: start + 1500)?.stage.name == "Walking")
        #expect(sitting.stage(at: start + 5000)?.place == "3 of 3")
        let walking = sitting.stageAsSitting(at: start + 1560)
        #expect(walking.elapsed(at: start + 1560) == 60)
        #expect(walking.target == 600)
        #expect(walking.targetDate == start + 2100)
        #expect(walking.methodName == "Walking")
    }

    @Test("A pause moves the stages behind it")
    func pause() throws {
        let sitting = try sitting((.pause, 1000), (.resume, 1300))
        #expect(sitting.stage(at: start + 1799)?.index == 0)
        #expect(sitting.stage(at: start + 1800)?.index == 1)
        #expect(sitting.stageAsSitting(at: start + 1810).elapsed(at: start + 1810) == 10)
        #expect(sitting.stageAsSitting(at: start + 1810).targetDate == start + 2400)
    }

    @Test("Extending makes the current stage longer, shortening not shorter than what was sat of it")
    func extend() throws {
        let sitting = try sitting((.extend(by: 300), 1600))
        #expect(sitting.stages.list.map(\.duration) == [1500, 900, 1500])
        #expect(sitting.target == 3900)
        refused([(.extend(by: -540), 1600)], by: .stageAlreadyPassed(elapsed: 100))
        refused([(.setTarget(nil), 1600)], by: .stagesNeedTarget)
    }

    @Test("Skipping ends the current stage now; the last one has nothing to skip to")
    func skip() throws {
        let sitting = try sitting((.skip, 1000))
        #expect(sitting.stages.list.map(\.duration) == [1000, 600, 1500])
        #expect(sitting.target == 3100)
        #expect(sitting.stage(at: start + 1000)?.index == 1)
        refused([(.skip, 10), (.skip, 20), (.skip, 30)], by: .lastStage)
        var plain = TimerServer()
        try plain.perform(.start(StartRequest(target: 600)), at: start)
        #expect(throws: TimerError.noStages) { try plain.perform(.skip, at: start + 1) }
    }

    @Test("A stage of which nothing was sat is left out when it is skipped")
    func skipUnbegun() throws {
        let sitting = try sitting((.skip, 1000), (.skip, 1000))
        #expect(sitting.stages.list.map(\.duration) == [1000, 1500])
    }

    @Test("The log keeps the stages as they were sat, also past the target")
    func log() throws {
        func logged(at seconds: TimeInterval) throws -> [TimeInterval]? {
            try server((.complete(), seconds)).state.completion?.sitting.stages.list.map(\.duration)
        }
        #expect(try logged(at: 1600) == [1500, 100])
        #expect(try logged(at: 1500) == [1500])
        #expect(try logged(at: 4000) == [1500, 600, 1900])
    }

    @Test("Each stage but the first has a bell with its strokes, and one of an interval at the same time is left out")
    func bells() throws {
        var server = TimerServer()
        let plan = SittingPlan(bells: .every(300)).staged(stages)
        try server.perform(.start(StartRequest(plan)), at: start)
        let moments = server.state.moments(at: start + 1499)
        let walking = try #require(moments.first { $0.event == .stage })
        #expect(walking.date == start + 1500)
        #expect(BellStrokes().count(of: walking) == 3)
        #expect(BellStrokes.none.count(of: walking) == 0)
        #expect(!moments.contains { $0.event == .interval && $0.elapsed == 1500 })
        let last = try #require(moments.last { $0.event == .stage })
        #expect(last.date == start + 2100)
        #expect(BellStrokes().count(of: last) == 2)
    }

    @Test(
        "Stages are read as they are typed, and written as they are read",
        arguments: [
            (
                "sit 25m Zazen, walk 10m bell 3, sit 25m", "sit 25m Zazen, walk 10m bell 3, sit 25m",
                ["Zazen", "Walking", "Sitting"]
            ),
            ("Tea 5m,body-scan 1h30m", "Tea 5m, body-scan 1h30m", ["Tea", "Body scan"]),
            ("sit 90 Breath awareness", "sit 1h30m Breath awareness", ["Breath awareness"]),
            ("other 5m Tea ceremony", "other 5m Tea ceremony", ["Tea ceremony"]),
        ])
    func text(_ typed: String, _ written: String, _ names: [String]) throws {
        let read = try SittingStages(parsing: typed)
        #expect(read.text == written)
        #expect(read.list.map(\.name) == names)
        #expect(try SittingStages(parsing: read.text) == read)
    }

    @Test(
        "What are not stages is refused with what to write",
        arguments: [
            ("", "No stage is given"), ("sit 25m,,walk 5m", "A stage is missing"),
            ("sit", "\"sit\" needs a kind and then a duration"), ("25m", "needs a kind and then a duration"),
            ("sit 25x", "needs a kind and then a duration"), ("walk 10m bell 9", "may begin with 0 to 3 bell strokes"),
            (String(repeating: "sit 1m,", count: 12) + "sit 1m", "There are more than 12 stages"),
            ("sit 5m " + String(repeating: "x", count: 31), "The name of a stage has 1 to 30 characters"),
        ])
    func wrong(_ text: String, _ sentence: String) {
        let error = #expect(throws: SittingStages.ParseError.self) { try SittingStages(parsing: text) }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    }

    @Test("A sitting without stages is written as before, and read from what an earlier Islet wrote")
    func compatibility() throws {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: start)
        let sitting = try #require(server.state.sitting)
        let text = String(decoding: try JSONEncoder().encode(sitting.contentState), as: UTF8.self)
        #expect(!text.contains("tages"))
        let data = try JSONEncoder().encode(sitting)
        #expect(!String(decoding: data, as: UTF8.self).contains("tages"))
        #expect(try JSONDecoder().decode(Sitting.self, from: data) == sitting)
        let staged = try self.sitting()
        #expect(try JSONDecoder().decode(Sitting.self, from: JSONEncoder().encode(staged)) == staged)
    }

    @Test("What a phone shows is the current stage, and names the next one")
    func content() throws {
        let content = try sitting().contentState
        let walking = content.stageAsContent(at: start + 1600)
        #expect(walking.methodName == "Walking · 2 of 3")
        #expect(walking.elapsed(at: start + 1600) == 100)
        #expect(walking.duration == 600)
        #expect(walking.nextStage == "Zazen")
        #expect(content.stageAsContent(at: start + 2200).nextStage == nil)
        #expect(content.stageDates == [start + 1500, start + 2100])
    }

    @Test("The longest stages fit into a Live Activity")
    func size() throws {
        let name = String(repeating: "é", count: SittingStage.longestName)
        let stages = SittingStages(
            (0..<SittingStage.most).map { _ in
                SittingStage(name: name, type: .lovingKindness, duration: 356_399.999, strokes: 3)
            })
        #expect(stages.isAllowed)
        #expect(try JSONEncoder().encode(stages).count < 2000)
    }
}
