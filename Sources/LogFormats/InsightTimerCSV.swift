import CivilCalendar
import Foundation
import Languages
import Meditation

/// Reads the file that Insight Timer exports.
///
///     Started At,Duration,Preset,Activity
///     05/01/2026 16:03:29,0:21:4,,Meditation
///     5/1/2026 9:59:37 AM,0:45:37,"Walking, mindful",Walking
///
/// Columns go by their place, for the header has changed over the years: `StartedAt (UTC)` says that times are in UTC, every other
/// that they are local; the third column is `Preset` or `Type`. Dates are in the American order, times of 24 or 12 hours, and
/// durations hours, minutes and seconds without leading zeros, or minutes and seconds, also with decimals.
enum InsightTimerCSV {
    /// Whether a record is the header.
    static func isHeader(_ fields: [String]) -> Bool {
        fields.count >= 2 && header(fields[0]).hasPrefix("startedat") && header(fields[1]) == "duration"
    }

    static func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        var file = ImportedFile()
        var timeZone = context.timeZone
        for record in CSVReader.records(bytes) {
            if isHeader(record.fields) {
                if header(record.fields[0]).hasSuffix("(utc)") { timeZone = .gmt }
                continue
            }
            file.add(
                Result { () throws(UnreadableRow) in try sitting(record, in: timeZone) }, at: record.line,
                context: context)
        }
        return file
    }

    private static func header(_ field: String) -> String { field.lowercased().filter { !$0.isWhitespace } }

    private static func sitting(
        _ record: CSVReader.Record, in timeZone: TimeZone
    ) throws(UnreadableRow) -> CompletedSitting {
        let fields = try record.whole()
        guard fields.count >= 2 else { throw UnreadableRow(localized("it has one column instead of four")) }
        guard let start = start(fields[0], in: timeZone) else {
            throw UnreadableRow(fields[0], isNot: localized("a date"))
        }
        guard let elapsed = duration(fields[1]) else { throw UnreadableRow(fields[1], isNot: localized("a duration")) }
        let preset = fields.count > 2 ? fields[2] : ""
        let activity = fields.count > 3 ? fields[3] : ""
        return CompletedSitting(
            from: .insightTimer, start: start, elapsed: elapsed,
            methodName: ForeignWords.methodName(preset, activity), type: ForeignWords.type(of: activity), note: nil)
    }

    static func start(_ text: String, in timeZone: TimeZone) -> Date? {
        var scanner = FieldScanner(text)
        guard let month = scanner.number(digits: 1...2), scanner.take("/") != nil,
            let day = scanner.number(digits: 1...2), scanner.take("/") != nil,
            let year = scanner.number(digits: 4...4), let date = CivilDay(year: year, month: month, day: day),
            scanner.take(" ,") != nil
        else { return nil }
        scanner.skipBlanks()
        guard var hour = scanner.number(digits: 1...2), scanner.take(":") != nil,
            let minute = scanner.number(digits: 1...2), minute < 60, scanner.take(":") != nil,
            let second = scanner.number(digits: 1...2), second < 60
        else { return nil }
        scanner.skipBlanks()
        if let half = scanner.take("AaPp") {
            guard scanner.take("Mm") != nil, (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half.lowercased() == "p" ? 12 : 0)
        }
        guard hour < 24, scanner.isAtEnd else { return nil }
        return HistoryCalendar(timeZone: timeZone).date(
            on: date, secondsAfterMidnight: TimeInterval(hour * 3600 + minute * 60 + second))
    }

    static func duration(_ text: String) -> TimeInterval? {
        var scanner = FieldScanner(text)
        var parts: [Int] = []
        repeat {
            guard let part = scanner.number(digits: 1...4) else { return nil }
            parts.append(part)
        } while parts.count < 3 && scanner.take(":") != nil
        guard parts.count > 1, let fraction = scanner.fraction(), scanner.isAtEnd,
            parts.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        return (parts.reduce(0) { $0 * 60 + Double($1) } + fraction).rounded()
    }
}

/// What other apps call things, in Islet's words.
enum ForeignWords {
    private static let types: [(word: String, type: SessionType)] = [
        ("walking", .walking), ("breath", .breathing), ("body scan", .bodyScan), ("yoga", .yoga), ("tai chi", .yoga),
        ("qi gong", .yoga), ("mantra", .mantra), ("chanting", .mantra), ("prayer", .mantra), ("metta", .lovingKindness),
        ("loving", .lovingKindness), ("meditation", .meditation),
    ]

    /// The kind of practice of an activity; one that Islet has no word for is ``SessionType/other``.
    static func type(of activity: String) -> SessionType {
        let words = activity.lowercased()
        if words.allSatisfy(\.isWhitespace) { return .meditation }
        return types.first { words.contains($0.word) }?.type ?? .other
    }

    /// The first of some names that is one, in one line and as long as a name may be.
    static func methodName(_ candidates: String...) -> String {
        for candidate in candidates {
            let name = String((SittingNote.cleaned(candidate) ?? "").map { $0.isWhitespace ? " " : $0 })
            if let name = SittingLimits.cut(methodName: name) { return name }
        }
        return StartRequest.defaultMethodName
    }
}
