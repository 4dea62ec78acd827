import CellUI
import CivilCalendar
import Foundation
import Languages
import Meditation
import PlainText
import ScreenKit

/// Everything known of one sitting.
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
///     mood     settled
///     note     Calm, then restless.
struct SittingDetails: View {
    /// The sitting.
    let sitting: CompletedSitting
    /// The time zone of the times of day.
    let timeZone: TimeZone
    /// The number of rows scrolled past.
    var offset = 0

    /// The method's name, and the details as far as they fit.
    var body: some View {
        GeometryReader { place in
            VStack(alignment: .leading, spacing: place.cells.height >= 14 ? 16 : 0) {
                title
                ScrollView { details }.scrollPosition(.constant(ScrollPosition(y: Double(offset) * 16)))
            }
        }
    }

    /// The number of rows that do not fit in `size`.
    func hiddenRows(in size: CellSize) -> Int {
        let title = size.height >= 14 ? 2 : 1
        let rows = PreparedView(details, environment: EnvironmentValues()).cells(columns: size.width, rows: nil).height
        return max(0, rows - max(0, size.height - title))
    }

    private var title: some View {
        Text(verbatim: sitting.shownMethod).bold().foregroundStyle(.primary).lineLimit(1)
    }

    private var details: Details {
        Details(
            [
                Details.Row(localized("started"), moment(sitting.start)),
                Details.Row(localized("ended"), moment(sitting.end)),
                Details.Row(localized("elapsed"), ClockText.clock(sitting.elapsed)),
                Details.Row(localized("target"), sitting.target.map(ClockText.clock) ?? localized("open", "length")),
                Details.Row(localized("pauses", "plural"), pauses),
            ]
                + (sitting.stages.isEmpty
                    ? [] : [Details.Row(localized("stages"), sitting.stages.inThisLanguage.summary)]) + [
                    Details.Row(
                        localized("outcome"),
                        sitting.outcome == .completed ? localized("completed") : localized("ended early")),
                    Details.Row(localized("type", "kind"), ReviewText.name(of: sitting.type)),
                    Details.Row(
                        localized("mood"), sitting.shownMood.map(TerminalText.oneLine) ?? localized("none", "note")),
                    Details.Row(localized("note"), note),
                ])
    }

    private var note: String {
        (sitting.note ?? localized("none", "note")).split(separator: "\n", omittingEmptySubsequences: false)
            .map { TerminalText.oneLine(String($0)) }.joined(separator: "\n")
    }

    private var pauses: String {
        guard !sitting.pauses.isEmpty else { return localized("none", "pauses") }
        let total = ClockText.clock(sitting.pauses.reduce(0) { $0 + $1.duration })
        let each = sitting.pauses.map { pause in
            let time = WallClockText.time(pause.start, seenAt: sitting.start, in: timeZone, withSeconds: true)
            return localized("at \(time) for \(ClockText.clock(pause.duration))")
        }
        return "\(sitting.pauses.count) (\(total)): \(each.joined(separator: Language.current.comma))"
    }

    private func moment(_ date: Date) -> String {
        let civil = CivilTime(date, in: timeZone)
        let day = CivilDay(year: civil.year, month: civil.month, day: civil.day)
        let name = day.map { CalendarText.stretch($0...$0, unit: .day, withYear: true) } ?? civil.isoDate
        return "\(name)\(Language.current == .japanese ? " " : ", ")\(WallClockText.clock(of: date, in: timeZone))"
    }
}
