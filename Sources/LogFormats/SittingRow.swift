import Foundation
import Languages
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
    var stages: [(name: String, type: String, elapsed: Double)] = []
    var method = ""
    var type = ""
    var note = ""
    var mood = ""

    /// The sitting that is described. Beginning and length are needed; what else is empty has its usual value.
    func sitting() throws(UnreadableRow) -> CompletedSitting {
        let start = try date(startedAt)
        guard let elapsed else { throw UnreadableRow(localized("\("elapsed_seconds") is missing")) }
        guard elapsed.isFinite, elapsed >= 0 else {
            throw UnreadableRow(localized("\("elapsed_seconds") is not a sitting's length: \("\(elapsed)")"))
        }
        if let target, !(target > 0 && target <= SittingLimits.longestTarget) {
            throw UnreadableRow(localized("\("target_seconds") is not a sitting's length"))
        }
        var read: [Pause] = []
        for pause in pauses {
            let next = Pause(start: try date(pause.start), end: try date(pause.end))
            guard next.start >= read.last?.end ?? .distantPast else {
                throw UnreadableRow(localized("its pauses overlap or are out of order"))
            }
            read.append(next)
        }
        let end =
            endedAt.isEmpty ? start + elapsed + read.reduce(0) { $0 + $1.duration } : try date(endedAt)
        guard end >= start else { throw UnreadableRow(localized("it ends before it begins")) }
        guard outcome.isEmpty || CompletedSitting.Outcome(rawValue: outcome) != nil else {
            throw UnreadableRow(outcome, isNot: localized("an outcome"))
        }
        guard let type = type.isEmpty ? .meditation : try? SessionType(parsing: type) else {
            throw UnreadableRow(type, isNot: localized("a type of sitting"))
        }
        let identifier: UUID
        if id.isEmpty {
            identifier = ForeignIdentifier.make(format: .islet, start: start, elapsed: elapsed)
        } else {
            guard let named = UUID(uuidString: id) else { throw UnreadableRow(id, isNot: localized("an id")) }
            identifier = named
        }
        guard !SittingLimits.isTooLong(methodName: method) else { throw UnreadableRow(localized("a text is too long")) }
        guard !SittingLimits.hasControls(line: method) else { throw .controlCharacter }
        return CompletedSitting(
            id: identifier, start: start, end: end, elapsed: elapsed, target: target, pauses: read,
            outcome: CompletedSitting.Outcome(rawValue: outcome) ?? .judged(elapsed: elapsed, target: target),
            methodName: method.isEmpty ? StartRequest.defaultMethodName : method, type: type,
            note: try checkedNote(), stages: try checkedStages(), mood: try checkedMood())
    }

    private func checkedMood() throws(UnreadableRow) -> String? {
        do {
            return try Mood.checked(mood)
        } catch {
            throw error == .moodTooLong ? UnreadableRow(localized("a text is too long")) : .controlCharacter
        }
    }

    private func checkedStages() throws(UnreadableRow) -> SittingStages {
        var list: [SittingStage] = []
        for stage in stages {
            guard let type = stage.type.isEmpty ? .meditation : try? SessionType(parsing: stage.type) else {
                throw UnreadableRow(stage.type, isNot: localized("a type of sitting"))
            }
            list.append(SittingStage(name: stage.name, type: type, duration: stage.elapsed))
        }
        guard SittingStages(list).isAllowed else { throw UnreadableRow(localized("its stages cannot have been")) }
        return SittingStages(list)
    }

    private func checkedNote() throws(UnreadableRow) -> String? {
        do {
            return try SittingNote.checked(note)
        } catch {
            throw error == .noteTooLong ? UnreadableRow(localized("a text is too long")) : .controlCharacter
        }
    }

    private func date(_ text: String) throws(UnreadableRow) -> Date {
        guard let date = ExactDate.parse(text) else {
            throw UnreadableRow(text, isNot: localized("a date such as 2026-11-21T08:14:00Z"))
        }
        return date
    }
}

/// Identifiers for sittings of files that have none: the same sitting of the same kind of file always has the same one, on every
/// machine.
enum ForeignIdentifier {
    /// A UUID of version 8 ([RFC 9562](https://www.rfc-editor.org/rfc/rfc9562)) made from what tells a sitting from others.
    static func make(format: ImportFormat, start: Date, elapsed: TimeInterval) -> UUID {
        let name = "\(format.rawValue) \(start.timeIntervalSinceReferenceDate) \(elapsed)"
        let (high, low) = (hash(name, seed: 0xCBF2_9CE4_8422_2325), hash(name, seed: 0x8422_2325_CBF2_9CE4))
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// FNV-1a, its bits mixed as SplitMix64 does, so that short beginnings differ too.
    private static func hash(_ text: String, seed: UInt64) -> UInt64 {
        var value = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension CompletedSitting {
    /// A sitting of another app, of which no more is known than this: neither target nor pauses.
    init(
        from format: ImportFormat, start: Date, elapsed: TimeInterval, methodName: String, type: SessionType,
        note: String?
    ) {
        self.init(
            id: ForeignIdentifier.make(format: format, start: start, elapsed: elapsed), start: start,
            end: start + elapsed, elapsed: elapsed, target: nil, pauses: [], outcome: .completed,
            methodName: methodName, type: type, note: note)
    }
}
