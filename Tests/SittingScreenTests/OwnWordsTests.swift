import CellUI
import Foundation
import Languages
import Meditation
import Testing

@testable import SittingScreen

@Suite("Islet's own words after a change of the language")
struct OwnWordsTests {
    @Test("The usual method, stages, breaths and moods of any language are the words of the present one")
    func own() {
        Language.with(.french) {
            #expect(OwnWords.inThisLanguage("Meditation") == "Méditation")
            #expect(OwnWords.inThisLanguage("Kohärente Atmung") == "Respiration cohérente")
            #expect(OwnWords.inThisLanguage("4-7-8 breathing") == "Respiration 4-7-8")
            #expect(OwnWords.inThisLanguage("Walking") == localized("Walking", "stage"))
            #expect(OwnWords.inThisLanguage("settled") == localized("settled"))
        }
    }

    @Test("Words of the user's stay", arguments: ["Zazen", "Metta", "4-7-8", "box", "", "Walking · 2 of 3"])
    func others(word: String) {
        Language.with(.german) { #expect(OwnWords.inThisLanguage(word) == word) }
    }

    @Test("One practice under several words is one share")
    func share() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let entries = ["Meditation", "Méditation", "Zazen"].map {
            HistoryEntry(start: start, elapsed: 600, methodName: $0)
        }
        Language.with(.french) {
            let shares = PracticeDivision.method.shares(of: entries, calendar: HistoryCalendar(timeZone: .gmt))
            #expect(shares.map(\.key.text) == ["Méditation", "Zazen"] && shares.map(\.count) == [2, 1])
        }
    }

    @Test("The stages of a logged sitting are in the language of the screen")
    func stages() throws {
        let start = Date(timeIntervalSince1970: 1_795_248_840)
        let stages = try SittingStages(parsing: "sit 25m Zazen, walk 10m")
        let sitting = CompletedSitting(
            id: UUID(), start: start, end: start + 2100, elapsed: 2100, target: nil, pauses: [], outcome: .completed,
            methodName: "Zazen", type: .meditation, stages: stages)
        let text = Language.with(.german) {
            Renderer.render(
                SittingDetails(sitting: sitting, timeZone: .gmt), size: CellSize(width: 60, height: 20),
                environment: EnvironmentValues()
            ).frame.text
        }
        #expect(text.contains("25 min Zazen, 10 min Gehen"), "\(text)")
    }

    @Test("A sitting in one line, and several, have the commas and semicolons of the language")
    func oneLine() {
        let start = Date(timeIntervalSince1970: 1_795_248_840)
        let sitting = CompletedSitting(
            id: UUID(), start: start, end: start + 1200, elapsed: 1200, target: nil, pauses: [], outcome: .completed,
            methodName: "Meditation", type: .meditation)
        Language.with(.japanese) {
            #expect(LoggedSittingText.brief(sitting, in: .gmt) == "2026-11-21 08:14、20分、瞑想")
            #expect(
                LoggedSittingText.overlaps([sitting, sitting], in: .gmt)
                    == "2026-11-21 08:14、20分、瞑想；2026-11-21 08:14、20分、瞑想と重なっています。")
        }
    }
}
