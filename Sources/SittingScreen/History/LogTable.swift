import CellUI
import Foundation
import Languages
import Meditation
import PlainText
import ScreenKit

/// The log as aligned columns; moods, notes and identifiers where there is something to show. Where lines have a width, what has no
/// room is cut, and columns that would be cut to nothing are left out.
///
///     STARTED           ELAPSED  TARGET  OUTCOME      PAUSES     METHOD            TYPE
///     2026-11-21 08:14    20:00   20:00  completed    0          Breath awareness  meditation
///     2026-11-22 07:58    12:34   20:00  ended-early  1 (02:10)  Metta             loving-kindness
package struct LogTable {
    /// The time zone of the times of day.
    package let timeZone: TimeZone
    /// How many characters of the identifiers to show; nil for none of them.
    package var idLength: Int?
    /// How many columns of the terminal a line may have; nil for as many as it takes.
    package var lineWidth: Int?

    package init(timeZone: TimeZone, idLength: Int? = nil, lineWidth: Int? = nil) {
        self.timeZone = timeZone
        self.idLength = idLength
        self.lineWidth = lineWidth
    }

    private struct Column {
        let title: String
        var isNumber = false
        /// The least that it may be cut to; nil for all of it.
        var least: Int?
        /// The higher, the earlier it is left out; 0 for never.
        var rank = 0
        let text: (CompletedSitting) -> String
    }

    /// Columns between two.
    private static let gap = 2

    /// All lines, with their ends.
    package func text(of sittings: [CompletedSitting]) -> String {
        var columns = columns(for: sittings)
        var rows = [columns.map(\.title)] + sittings.map { sitting in columns.map { $0.text(sitting) } }
        var widths = rows.map { $0.map(Self.width) }
        var most = columns.indices.map { column in widths.map { $0[column] }.max() ?? 0 }
        if let lineWidth {
            let fitting = Self.fitting(columns, most, in: lineWidth)
            columns = fitting.map { columns[$0.index] }
            rows = rows.map { row in fitting.map { WrappedText.cut(row[$0.index], to: $0.width) } }
            widths = rows.map { $0.map(Self.width) }
            most = fitting.map(\.width)
        }
        var text = ""
        for (row, width) in zip(rows, widths) {
            for index in columns.indices {
                // The last column is ragged: no blanks at the end of a line.
                let blanks = most[index] - width[index]
                if columns[index].isNumber { text.append(Self.blanks(blanks)) }
                text += row[index]
                guard index < columns.count - 1 else { break }
                text.append(Self.blanks(columns[index].isNumber ? Self.gap : blanks + Self.gap))
            }
            while text.last == " " { text.removeLast() }
            text += "\n"
        }
        return text
    }

    /// The columns that a line has room for, each with its width: the least important ones go until the rest fits, and what
    /// is free then is for those that were cut, the first one first.
    private static func fitting(
        _ columns: [Column], _ most: [Int], in lineWidth: Int
    ) -> [(index: Int, width: Int)] {
        var kept = columns.indices.map { ($0, min(most[$0], columns[$0].least ?? most[$0])) }
        func needed() -> Int { kept.reduce(0) { $0 + $1.1 } + gap * (kept.count - 1) }
        while needed() > lineWidth, let least = kept.max(by: { columns[$0.0].rank < columns[$1.0].rank }),
            columns[least.0].rank > 0
        {
            kept.removeAll { $0.0 == least.0 }
        }
        var free = max(0, lineWidth - needed())
        for place in kept.indices {
            let more = min(free, most[kept[place].0] - kept[place].1)
            kept[place].1 += more
            free -= more
        }
        return kept
    }

    private static func width(_ text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : DisplayWidth.of(text)
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func columns(for sittings: [CompletedSitting]) -> [Column] {
        var columns = [
            Column(title: localized("STARTED")) { [timeZone] in WallClockText.dateAndTime($0.start, in: timeZone) },
            Column(title: localized("ELAPSED"), isNumber: true) { ClockText.clock($0.elapsed) },
            Column(title: localized("TARGET"), isNumber: true, rank: 1) {
                $0.target.map(ClockText.clock) ?? localized("open", "length")
            },
            Column(title: localized("OUTCOME"), rank: 3) {
                $0.outcome == .completed ? localized("completed") : localized("ended-early")
            },
            Column(title: localized("PAUSES"), rank: 5) { sitting in
                if sitting.pauses.isEmpty { return "0" }
                let total = sitting.pauses.reduce(0) { $0 + $1.duration }
                return "\(sitting.pauses.count) (\(ClockText.clock(total)))"
            },
            Column(title: localized("METHOD"), least: 16, rank: 2, text: \.shownMethod),
            Column(title: localized("TYPE"), rank: 6) { ReviewText.name(of: $0.type) },
        ]
        if sittings.contains(where: { $0.mood != nil }) {
            columns.append(
                Column(title: localized("MOOD"), least: 8, rank: 4) { TerminalText.oneLine($0.shownMood ?? "") })
        }
        if sittings.contains(where: { $0.note != nil }) {
            columns.append(Column(title: localized("NOTE"), least: 16, rank: 4) { TerminalText.oneLine($0.note ?? "") })
        }
        if let idLength {
            columns.insert(Column(title: "ID") { String($0.id.uuidString.prefix(idLength)) }, at: 0)
        }
        return columns
    }
}
