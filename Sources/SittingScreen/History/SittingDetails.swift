import CellUI
import CivilCalendar
import Foundation
import Meditation
import PlainText
import ScreenKit

/// Draws everything known of one sitting.
///
///     Breath awareness
///
///     started  Sat 21 Nov 2026, 08:14:00
///     ended    Sat 21 Nov 2026, 08:36:10
///     elapsed  20:00
///     target   20:00
///     pauses   1 (02:10): at 08:20:05 for 02:10
///     outcome  completed
///     type     meditation
///     note     Calm, then restless.
struct SittingDetails {
    /// The sitting.
    let sitting: CompletedSitting
    /// The time zone of the times of day.
    let timeZone: TimeZone
    /// The colours.
    let ink: HistoryInk

    /// Draws the rows that fit; if the end is cut off, the last row says so.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let hasGap = rect.height >= 14
        context.draw(
            WrappedText.cut(sitting.methodName, to: rect.width), at: rect.origin, paint: .solid(ink.emphasis), in: rect,
            attributes: .bold)
        let top = rect.minY + (hasGap ? 2 : 1)
        let columns = Self.nameColumns
        let lines = lines(width: max(8, rect.width - columns))
        let room = max(0, rect.maxY - top)
        for (row, line) in lines.prefix(room).enumerated() {
            let isCut = row == room - 1 && lines.count > room
            context.draw(
                line.name, at: CellPoint(x: rect.minX, y: top + row), paint: .solid(ink.faint), in: rect,
                attributes: ink.faintAttributes)
            context.draw(
                isCut ? WrappedText.prefix(of: line.text, columns: rect.width - columns - 2) + " …" : line.text,
                at: CellPoint(x: rect.minX + columns, y: top + row), paint: .solid(ink.label), in: rect)
        }
    }

    private static let nameColumns = 9

    private func lines(width: Int) -> [(name: String, text: String)] {
        let values: [(name: String, text: String)] = [
            ("started", moment(sitting.start)), ("ended", moment(sitting.end)),
            ("elapsed", ClockText.clock(sitting.elapsed)),
            ("target", sitting.target.map(ClockText.clock) ?? "open"), ("pauses", pauses),
            ("outcome", sitting.outcome == .completed ? "completed" : "ended early"), ("type", sitting.type.rawValue),
        ]
        var lines = values.flatMap { value in
            WrappedText.lines(value.text, columns: width).enumerated().map { ($0 == 0 ? value.name : "", $1) }
        }
        let paragraphs = (sitting.note ?? "none").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, paragraph) in paragraphs.enumerated() {
            let rows = WrappedText.lines(TerminalText.oneLine(String(paragraph)), columns: width)
            lines += (rows.isEmpty ? [""] : rows).enumerated().map { (index == 0 && $0 == 0 ? "note" : "", $1) }
        }
        return lines
    }

    private var pauses: String {
        guard !sitting.pauses.isEmpty else { return "none" }
        let total = ClockText.clock(sitting.pauses.reduce(0) { $0 + $1.duration })
        let each = sitting.pauses.map { pause in
            "at \(WallClockText.time(pause.start, seenAt: sitting.start, in: timeZone, withSeconds: true)) for "
                + ClockText.clock(pause.duration)
        }
        return "\(sitting.pauses.count) (\(total)): \(each.joined(separator: ", "))"
    }

    private func moment(_ date: Date) -> String {
        let civil = CivilTime(date, in: timeZone)
        let day = CivilDay(year: civil.year, month: civil.month, day: civil.day)
        let name = day.map { CalendarText.stretch($0...$0, unit: .day, withYear: true) } ?? civil.isoDate
        return "\(name), \(WallClockText.clock(of: date, in: timeZone))"
    }
}
