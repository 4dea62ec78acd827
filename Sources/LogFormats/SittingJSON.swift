import Foundation
import Languages
import Meditation

/// Islet's own JSON: an array of objects, one a line, whose keys are a promise. Written by hand, because an encoder takes many times
/// as long, and thousands of sittings are usual.
public enum SittingJSON {
    /// The array, with a line end.
    ///
    /// - Parameter isExact: Whether dates and lengths are written to the last bit, for a file that will be read again; otherwise
    /// to the millisecond, below which there is only noise.
    public static func text(of sittings: [CompletedSitting], isExact: Bool) -> String {
        guard !sittings.isEmpty else { return "[]\n" }
        var text = "["
        text.reserveCapacity(sittings.count * 320)
        for (index, sitting) in sittings.enumerated() {
            text += index == 0 ? "\n  " : ",\n  "
            append(sitting, isExact: isExact, to: &text)
        }
        return text + "\n]\n"
    }

    /// The object of one sitting, without a line end.
    public static func object(of sitting: CompletedSitting, isExact: Bool) -> String {
        var text = ""
        append(sitting, isExact: isExact, to: &text)
        return text
    }

    private static func append(_ sitting: CompletedSitting, isExact: Bool, to text: inout String) {
        func number(_ value: Double) -> String {
            JSONField.number(isExact ? value : (value * 1000).rounded() / 1000)
        }
        func append(_ key: String, _ value: String, quoted: Bool = false) {
            text += key
            if quoted { text += "\"" }
            text += value
            if quoted { text += "\"" }
        }
        append("{\"elapsed_seconds\":", number(sitting.elapsed))
        append(",\"ended_at\":", ExactDate.text(sitting.end, isExact: isExact), quoted: true)
        append(",\"id\":", sitting.id.uuidString, quoted: true)
        append(",\"method\":", JSONField.text(sitting.methodName))
        append(",\"mood\":", sitting.mood.map(JSONField.text) ?? "null")
        append(",\"note\":", sitting.note.map(JSONField.text) ?? "null")
        append(",\"outcome\":", sitting.outcome.rawValue, quoted: true)
        text += ",\"pauses\":["
        for (index, pause) in sitting.pauses.enumerated() {
            append(
                index == 0 ? "{\"ended_at\":" : ",{\"ended_at\":", ExactDate.text(pause.end, isExact: isExact),
                quoted: true)
            append(",\"started_at\":", ExactDate.text(pause.start, isExact: isExact), quoted: true)
            text += "}"
        }
        text += "],\"stages\":["
        for (index, stage) in sitting.stages.list.enumerated() {
            append(index == 0 ? "{\"elapsed_seconds\":" : ",{\"elapsed_seconds\":", number(stage.duration))
            append(",\"name\":", JSONField.text(stage.name))
            append(",\"type\":", stage.type.rawValue, quoted: true)
            text += "}"
        }
        append("],\"started_at\":", ExactDate.text(sitting.start, isExact: isExact), quoted: true)
        append(",\"target_seconds\":", sitting.target.map(number) ?? "null")
        append(",\"type\":", sitting.type.rawValue, quoted: true)
        text += "}"
    }

    static func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        var file = ImportedFile()
        let entries: [Attempt]
        do {
            entries = try JSONDecoder().decode([Attempt].self, from: Data(bytes))
        } catch {
            let isCut = bytes.last { !" \t\r\n".utf8.contains($0) } != UInt8(ascii: "]")
            let reason =
                isCut
                ? localized("the file lacks its last ]; it was not copied whole")
                : localized("the file is not a JSON array")
            file.problems.append(.init(place: 1, reason: reason))
            return file
        }
        for (index, entry) in entries.enumerated() {
            file.add(
                Result { () throws(UnreadableRow) in try entry.result.get().row.sitting() }, at: index + 1,
                context: context)
        }
        return file
    }

    /// An entry, or why it is none: one that is wrong must not hide the others.
    private struct Attempt: Decodable {
        let result: Result<Entry, UnreadableRow>

        init(from decoder: any Decoder) {
            do {
                result = .success(try Entry(from: decoder))
            } catch DecodingError.keyNotFound(let key, _) {
                result = .failure(UnreadableRow(localized("\(key.stringValue) is missing")))
            } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
                let name = context.codingPath.last { $0.intValue == nil }?.stringValue
                result = .failure(
                    UnreadableRow(
                        name.map { localized("\($0) has the wrong type") } ?? localized("it is not an object")))
            } catch {
                // Invalid JSON fails as a whole, so this is the only case left.
                result = .failure(UnreadableRow(localized("a number is out of range")))
            }
        }
    }

    private struct Entry: Decodable {
        struct Stretch: Decodable {
            let started_at: String
            let ended_at: String
        }

        struct Stage: Decodable {
            let elapsed_seconds: Double
            let name: String
            let type: String?
        }

        let id: String?
        let started_at: String
        let ended_at: String?
        let elapsed_seconds: Double
        let target_seconds: Double?
        let outcome: String?
        let pauses: [Stretch]?
        let stages: [Stage]?
        let method: String?
        let type: String?
        let note: String?
        let mood: String?

        var row: SittingRow {
            var row = SittingRow()
            row.id = id ?? ""
            row.startedAt = started_at
            row.endedAt = ended_at ?? ""
            row.elapsed = elapsed_seconds
            row.target = target_seconds
            row.outcome = outcome ?? ""
            row.pauses = (pauses ?? []).map { ($0.started_at, $0.ended_at) }
            row.stages = (stages ?? []).map { ($0.name, $0.type ?? "", $0.elapsed_seconds) }
            row.method = method ?? ""
            row.type = type ?? ""
            row.note = note ?? ""
            row.mood = mood ?? ""
            return row
        }
    }
}

/// Values as JSON writes them ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259)).
enum JSONField {
    /// A finite number, in as many digits as it takes to read exactly the same one again.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// A text within quotation marks.
    static func text(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) else { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where scalar.value < 0x20:
                quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
