import Foundation
import Meditation

/// A sitting as text fields, from an Islet export that may have been edited.
struct SittingRow {
    var id = ""
    var startedAt = ""
    var endedAt = ""
    var elapsed: Double?
    var target: Double?
    var outcome = ""
    var pauses: [(start: String, end: String)] = []
    var method = ""
    var type = ""
    var note = ""

    /// The sitting that is described. Beginning and length are needed; what else is empty has its usual value.
    func sitting() throws(UnreadableRow) -> CompletedSitting {
        let start = try date(startedAt)
        guard let elapsed else { throw UnreadableRow("elapsed_seconds is missing") }
        guard elapsed.isFinite, elapsed >= 0 else {
            throw UnreadableRow("elapsed_seconds is not a sitting's length: \(elapsed)")
        }
        if let target, !(target > 0 && target <= SittingLimits.longestTarget) {
            throw UnreadableRow("target_seconds is not a sitting's length")
        }
        var read: [Pause] = []
        for pause in pauses {
            let next = Pause(start: try date(pause.start), end: try date(pause.end))
            guard next.start >= read.last?.end ?? .distantPast else {
                throw UnreadableRow("its pauses overlap or are out of order")
            }
            read.append(next)
        }
        let end =
            endedAt.isEmpty ? start + elapsed + read.reduce(0) { $0 + $1.duration } : try date(endedAt)
        guard end >= start else { throw UnreadableRow("it ends before it begins") }
        guard outcome.isEmpty || CompletedSitting.Outcome(rawValue: outcome) != nil else {
            throw UnreadableRow(outcome, isNot: "an outcome")
        }
        guard let type = type.isEmpty ? .meditation : try? SessionType(parsing: type) else {
            throw UnreadableRow(type, isNot: "a type of sitting")
        }
        let identifier: UUID
        if id.isEmpty {
            identifier = ForeignIdentifier.make(format: .islet, start: start, elapsed: elapsed)
        } else {
            guard let named = UUID(uuidString: id) else { throw UnreadableRow(id, isNot: "an id") }
            identifier = named
        }
        guard !SittingLimits.isTooLong(methodName: method) else { throw UnreadableRow("a text is too long") }
        guard !SittingLimits.hasControls(line: method) else { throw .controlCharacter }
        return CompletedSitting(
            id: identifier, start: start, end: end, elapsed: elapsed, target: target, pauses: read,
            outcome: CompletedSitting.Outcome(rawValue: outcome) ?? .judged(elapsed: elapsed, target: target),
            methodName: method.isEmpty ? StartRequest.defaultMethodName : method, type: type,
            note: try checkedNote())
    }

    private func checkedNote() throws(UnreadableRow) -> String? {
        do {
            return try SittingNote.checked(note)
        } catch {
            throw error == .noteTooLong ? UnreadableRow("a text is too long") : .controlCharacter
        }
    }

    private func date(_ text: String) throws(UnreadableRow) -> Date {
        guard let date = ExactDate.parse(text) else {
            throw UnreadableRow(text, isNot: "a date such as 2026-11-21T08:14:00Z")
        }
        return date
    }
}
