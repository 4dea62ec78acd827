import Foundation
import Languages
import Meditation

/// Islet's own CSV: a header, and a line a sitting.
///
///     id,started_at,ended_at,elapsed_seconds,target_seconds,outcome,pauses,method,type,note,stages,mood
///     CA1B…,2026-11-21T08:14:00Z,2026-11-21T08:36:10Z,1200,1200,completed,2026-…Z/2026-…Z,Metta,loving-kindness,Calm,,clear
///
/// Columns are found by name, so a file that a spreadsheet has reordered can be read too.
enum SittingCSV {
    private static let columns = [
        "id", "started_at", "ended_at", "elapsed_seconds", "target_seconds", "outcome", "pauses", "method", "type",
        "note", "stages", "mood",
    ]

    /// Whether a record is the header.
    static func isHeader(_ fields: [String]) -> Bool { fields.contains("started_at") }

    static func text(of sittings: [CompletedSitting]) -> String {
        var text = CSVWriter.line(columns)
        for sitting in sittings {
            text += CSVWriter.line([
                sitting.id.uuidString, ExactDate.text(sitting.start), ExactDate.text(sitting.end),
                JSONField.number(sitting.elapsed), sitting.target.map(JSONField.number) ?? "", sitting.outcome.rawValue,
                sitting.pauses.map { "\(ExactDate.text($0.start))/\(ExactDate.text($0.end))" }.joined(separator: " "),
                CSVWriter.cell(of: sitting.methodName), sitting.type.rawValue, CSVWriter.cell(of: sitting.note ?? ""),
                CSVWriter.cell(of: sitting.stages.text), CSVWriter.cell(of: sitting.mood ?? ""),
            ])
        }
        return text
    }

    static func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        var file = ImportedFile()
        var places: [String: Int] = [:]
        for record in CSVReader.records(bytes) {
            if places.isEmpty {
                places = Dictionary(record.fields.enumerated().map { ($1, $0) }) { first, _ in first }
                let missing = ["started_at", "elapsed_seconds"].filter { places[$0] == nil }
                guard missing.isEmpty else {
                    file.problems.append(
                        .init(
                            place: record.line,
                            reason: localized("the header lacks \(missing.joined(separator: Language.current.comma))")
                        ))
                    return file
                }
                continue
            }
            file.add(
                Result { () throws(UnreadableRow) in try sitting(record, places: places) }, at: record.line,
                context: context)
        }
        return file
    }

    private static func sitting(
        _ record: CSVReader.Record, places: [String: Int]
    ) throws(UnreadableRow) -> CompletedSitting {
        let fields = try record.whole()
        guard fields.count >= places.count else {
            throw UnreadableRow(
                localized("it has \(String(fields.count)) of the header's \(String(places.count)) columns"))
        }
        func field(_ name: String) -> String {
            places[name].flatMap { fields.indices.contains($0) ? fields[$0] : nil } ?? ""
        }
        var row = SittingRow()
        row.id = field("id")
        row.startedAt = field("started_at")
        row.endedAt = field("ended_at")
        row.elapsed = Double(field("elapsed_seconds"))
        guard row.elapsed != nil else {
            throw UnreadableRow(field("elapsed_seconds"), isNot: localized("a number of seconds"))
        }
        row.target = Double(field("target_seconds"))
        guard row.target != nil || field("target_seconds").isEmpty else {
            throw UnreadableRow(field("target_seconds"), isNot: localized("a number of seconds"))
        }
        row.outcome = field("outcome")
        for part in field("pauses").split(separator: " ") {
            let ends = part.split(separator: "/", maxSplits: 1)
            row.pauses.append((String(ends[0]), ends.count > 1 ? String(ends[1]) : ""))
        }
        row.method = CSVWriter.text(of: field("method"))
        row.type = field("type")
        row.note = CSVWriter.text(of: field("note"))
        row.mood = CSVWriter.text(of: field("mood"))
        let stages = CSVWriter.text(of: field("stages"))
        if !stages.isEmpty {
            guard let read = try? SittingStages(parsing: stages) else {
                throw UnreadableRow(stages, isNot: localized("stages"))
            }
            row.stages = read.list.map { ($0.name, $0.type.rawValue, $0.duration) }
        }
        return try row.sitting()
    }
}
