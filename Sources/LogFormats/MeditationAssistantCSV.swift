import CivilCalendar
import Foundation
import Languages
import Meditation

/// Reads the file that Meditation Assistant exports.
///
///     ID,Length,Started,Completed,Message
///     17,00:20,2021-03-04 06:30,2021-03-04 06:50,Calm
///
/// Lengths are hours and minutes, seconds are lost. The header may be absent. Times are in UTC since the app's version 1.5.6,
/// local before, and the file does not say which.
enum MeditationAssistantCSV {
    private static let columns = ["id", "length", "started", "completed", "message"]

    /// Whether a record is the header, or a first row of a file without one.
    static func isFirstRow(_ fields: [String]) -> Bool {
        isHeader(fields)
            || fields.count == columns.count && length(fields[1]) != nil && start(fields[2], in: .gmt) != nil
    }

    static func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        var file = ImportedFile()
        for record in CSVReader.records(bytes) where !isHeader(record.fields) {
            file.add(
                Result { () throws(UnreadableRow) in try sitting(record, in: context.assistantTimeZone) },
                at: record.line, context: context)
        }
        return file
    }

    private static func isHeader(_ fields: [String]) -> Bool {
        fields.map { $0.lowercased().filter { !$0.isWhitespace } } == columns
    }

    private static func sitting(
        _ record: CSVReader.Record, in timeZone: TimeZone
    ) throws(UnreadableRow) -> CompletedSitting {
        let fields = try record.whole()
        guard fields.count == columns.count else {
            throw UnreadableRow(localized("it has \(count: fields.count) columns instead of five"))
        }
        guard let elapsed = length(fields[1]) else { throw UnreadableRow(fields[1], isNot: localized("a length")) }
        guard let start = start(fields[2], in: timeZone) else {
            throw UnreadableRow(fields[2], isNot: localized("a date"))
        }
        return CompletedSitting(
            from: .meditationAssistant, start: start, elapsed: elapsed, methodName: StartRequest.defaultMethodName,
            type: .meditation, note: SittingNote.cleaned(fields[4]))
    }

    private static func length(_ text: String) -> TimeInterval? {
        var scanner = FieldScanner(text)
        guard let hours = scanner.number(digits: 1...3), scanner.take(":") != nil,
            let minutes = scanner.number(digits: 1...2), minutes < 60, scanner.isAtEnd
        else { return nil }
        return TimeInterval(hours * 3600 + minutes * 60)
    }

    private static func start(_ text: String, in timeZone: TimeZone) -> Date? {
        var scanner = FieldScanner(text)
        guard let year = scanner.number(digits: 4...4), scanner.take("-") != nil,
            let month = scanner.number(digits: 1...2), scanner.take("-") != nil,
            let day = scanner.number(digits: 1...2), let date = CivilDay(year: year, month: month, day: day),
            scanner.take(" ") != nil, let hour = scanner.number(digits: 1...2), hour < 24, scanner.take(":") != nil,
            let minute = scanner.number(digits: 1...2), minute < 60, scanner.isAtEnd
        else { return nil }
        return HistoryCalendar(timeZone: timeZone).date(
            on: date, secondsAfterMidnight: TimeInterval(hour * 3600 + minute * 60))
    }
}
