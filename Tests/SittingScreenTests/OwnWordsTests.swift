import Foundation
import Languages
import Meditation
import Testing

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
}
