import Foundation
import Testing

@testable import Meditation

@Suite("The breath that paces a sitting")
struct BreathPatternTests {
    @Test(
        "Patterns are typed by name or in seconds",
        arguments: [
            ("4-7-8", [4.0, 7, 8, 0], "4-7-8 breathing"), ("Box", [4, 4, 4, 4], "Box breathing"),
            ("coherent", [5, 0, 5, 0], "Coherent breathing"), ("4-2-6-1", [4, 2, 6, 1], "4-2-6-1 breathing"),
            ("5.5-5.5", [5.5, 0, 5.5, 0], "5.5-0-5.5 breathing"), ("4-4-4-4", [4, 4, 4, 4], "Box breathing"),
        ])
    func parsing(text: String, parts: [TimeInterval], name: String) throws {
        let pattern = try #require(BreathPattern(parsing: text))
        #expect([pattern.inhale, pattern.holdFull, pattern.exhale, pattern.holdEmpty] == parts)
        #expect(pattern.methodName == name)
        #expect(BreathPattern(methodName: name) == pattern)
        #expect(BreathPattern(methodName: name + " · 1 of 3") == pattern)
    }

    @Test(
        "Other texts are not patterns",
        arguments: [
            "", "4", "0-4", "4-7-0", "4-7-8-9-1", "4-x-8", "4--8", "-4-8", "61-4", "4.2-4", "nan-4", "breathing",
            "respiration", "呼吸", "-atmung",
        ])
    func refusal(text: String) {
        #expect(BreathPattern(parsing: text) == nil)
        #expect(BreathPattern(methodName: text) == nil)
    }

    @Test("A breath goes through its parts, and each is counted down to 1")
    func counting() {
        let words = (0..<20).map { second -> String in
            let moment = BreathPattern.fourSevenEight.moment(at: Double(second))
            return "\(moment.word)\(moment.count)"
        }
        #expect(
            words == [
                "in4", "in3", "in2", "in1", "hold7", "hold6", "hold5", "hold4", "hold3", "hold2", "hold1", "out8",
                "out7",
                "out6", "out5", "out4", "out3", "out2", "out1", "in4",
            ])
        #expect(BreathPattern.coherent.moment(at: 4.999).count == 1)
        #expect(BreathPattern.coherent.moment(at: 86_405).phase == .exhale)
    }

    @Test("The lungs fill and empty without a jump")
    func fullness() {
        for pattern in [BreathPattern.fourSevenEight, .box, .coherent] {
            let levels = stride(from: 0, through: 2 * pattern.duration, by: 0.05).map {
                pattern.moment(at: $0).fullness
            }
            #expect(zip(levels, levels.dropFirst()).allSatisfy { abs($0 - $1) < 0.025 })
            #expect(levels.min() == 0 && levels.max().map { $0 > 0.999 } == true)
        }
    }

    @Test("Only a breathing with a pattern's name is paced, while its clock runs")
    func content() {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        var state = MeditationAttributes.ContentState(
            startedAt: start, duration: 300, methodName: "Box breathing", sessionType: .breathing)
        #expect(state.breathMoment(at: start - 1) == nil)
        #expect(state.breathAsContent(at: start + 5).title == "Hold · 3")
        #expect(state.title == "Box breathing")
        state.pausedAt = start + 5
        #expect(state.breathMoment(at: start + 6) == nil)
        state.pausedAt = nil
        state.sessionType = .meditation
        #expect(state.breath == nil)
    }

    @Test("A stage breathes if its name is a pattern")
    func stages() {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let state = MeditationAttributes.ContentState(
            startedAt: start, duration: 1200, methodName: "Sitting",
            stages: SittingStages([
                SittingStage(name: "Sitting", duration: 600),
                SittingStage(name: "4-7-8", type: .breathing, duration: 600),
            ]))
        #expect(state.stageAsContent(at: start + 10).breathMoment(at: start + 10) == nil)
        #expect(state.stageAsContent(at: start + 605).breathMoment(at: start + 605)?.phase == .holdFull)
    }
}
