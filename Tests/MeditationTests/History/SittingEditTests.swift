import Foundation
import Meditation
import Testing

struct SittingEditTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private var sitting: CompletedSitting {
        CompletedSitting(
            id: UUID(), start: start, end: start + 1500, elapsed: 1200, target: 1200,
            pauses: [
                Pause(start: start + 300, end: start + 400), Pause(start: start + 1000, end: start + 1200),
            ], outcome: .completed, methodName: "Metta", type: .lovingKindness)
    }

    @Test func aNewStartMovesTheWholeSitting() throws {
        let edited = try SittingEdit(start: start - 60).applied(to: sitting, at: start + 9999)
        #expect(edited.start == start - 60)
        #expect(edited.end == start + 1440)
        #expect(edited.pauses.map(\.start) == [start + 240, start + 940])
        #expect(edited.outcome == .completed)
    }

    @Test func aShorterLengthDropsLaterPauses() throws {
        let edited = try SittingEdit(elapsed: 600).applied(to: sitting, at: start + 9999)
        #expect(edited.pauses == [Pause(start: start + 300, end: start + 400)])
        #expect(edited.end == start + 700)
        #expect(edited.outcome == .endedEarly)
    }

    @Test func aNewTargetChangesTheOutcomeAndCanBeRemoved() throws {
        #expect(try SittingEdit(target: .seconds(1800)).applied(to: sitting, at: start + 9999).outcome == .endedEarly)
        let open = try SittingEdit(target: .open).applied(to: sitting, at: start + 9999)
        #expect(open.target == nil && open.outcome == .completed)
    }

    @Test func anEmptyNoteRemovesTheNote() throws {
        let noted = try SittingEdit(note: " calm\r\nand bright ").applied(to: sitting, at: start + 9999)
        #expect(noted.note == "calm\nand bright")
        #expect(try SittingEdit(note: "").applied(to: noted, at: start + 9999).note == nil)
        #expect(try SittingEdit(type: .other).applied(to: noted, at: start + 9999).note == noted.note)
    }

    @Test func impossibleEditsAreRefused() {
        #expect(throws: LogError.endsInFuture) {
            try SittingEdit(start: start + 99).applied(to: sitting, at: start + 1500)
        }
        #expect(throws: LogError.noLength) { try SittingEdit(elapsed: 0).applied(to: sitting, at: start + 9999) }
        #expect(throws: LogError.controlCharacter(in: "note")) {
            try SittingEdit(note: "a\u{1B}[31m").applied(to: sitting, at: start + 9999)
        }
        #expect(throws: LogError.noteTooLong) {
            try SittingEdit(note: String(repeating: "a", count: 2001)).applied(to: sitting, at: start + 9999)
        }
        #expect(throws: LogError.noteTooLong) {
            try SittingEdit(note: marks).applied(to: sitting, at: start + 9999)
        }
    }

    /// One letter with 50,000 accents.
    private let marks = "e" + String(repeating: "\u{301}", count: 50_000)

    @Test("Another program's text is cut at the byte limit")
    func cleanedText() throws {
        #expect(SittingNote.cleaned("a\(marks)") == "a")
        #expect(SittingNote.cleaned(marks) == nil)
        let name = "e" + String(repeating: "\u{301}", count: 1000)
        #expect(try SittingEdit.checkedMethod("a" + name) == "a")
        #expect(try SittingEdit.checkedMethod(name) == StartRequest.defaultMethodName)
    }
}
