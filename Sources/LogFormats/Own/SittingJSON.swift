import Foundation
import Meditation

/// Islet's own JSON: an array of objects, with the keys that `islet log --format json` has.
enum SittingJSON {
    static func text(of sittings: [CompletedSitting]) -> String {
        guard !sittings.isEmpty else { return "[]\n" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Objects of texts and finite numbers always have a JSON.
        let objects = sittings.map {
            (try? encoder.encode(Entry($0))).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    static func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        var file = ImportedFile()
        let entries: [Attempt]
        do {
            entries = try JSONDecoder().decode([Attempt].self, from: Data(bytes))
        } catch {
            file.problems.append(.init(place: 1, reason: "the file is no JSON array"))
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
                result = .failure(UnreadableRow("\(key.stringValue) is missing"))
            } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
                let name = context.codingPath.last { $0.intValue == nil }?.stringValue
                result = .failure(UnreadableRow(name.map { "\($0) is of another kind" } ?? "it is no object"))
            } catch {
                result = .failure(UnreadableRow("it is no object"))
            }
        }
    }

    private struct Entry: Codable {
        struct Stretch: Codable {
            let started_at: String
            let ended_at: String
        }

        let id: String?
        let started_at: String
        let ended_at: String?
        let elapsed_seconds: Double
        let target_seconds: Double?
        let outcome: String?
        let pauses: [Stretch]?
        let method: String?
        let type: String?
        let note: String?

        init(_ sitting: CompletedSitting) {
            id = sitting.id.uuidString
            started_at = ExactDate.text(sitting.start)
            ended_at = ExactDate.text(sitting.end)
            elapsed_seconds = sitting.elapsed
            target_seconds = sitting.target
            outcome = sitting.outcome.rawValue
            pauses = sitting.pauses.map {
                Stretch(started_at: ExactDate.text($0.start), ended_at: ExactDate.text($0.end))
            }
            method = sitting.methodName
            type = sitting.type.rawValue
            note = sitting.note
        }

        var row: SittingRow {
            var row = SittingRow()
            row.id = id ?? ""
            row.startedAt = started_at
            row.endedAt = ended_at ?? ""
            row.elapsed = elapsed_seconds
            row.target = target_seconds
            row.outcome = outcome ?? ""
            row.pauses = (pauses ?? []).map { ($0.started_at, $0.ended_at) }
            row.method = method ?? ""
            row.type = type ?? ""
            row.note = note ?? ""
            return row
        }
    }
}
