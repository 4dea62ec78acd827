import CellUI
import Foundation
import Meditation

/// The log as aligned columns; notes and identifiers where there is something to show.
///
///     STARTED           ELAPSED  TARGET  OUTCOME      PAUSES     METHOD            TYPE
///     2026-11-21 08:14    20:00   20:00  completed    0          Breath awareness  meditation
///     2026-11-22 07:58    12:34   20:00  ended-early  1 (02:10)  Metta             loving-kindness
struct LogTable {
    /// The time zone of the times of day.
    let timeZone: TimeZone
    /// How many characters of the identifiers to show; nil for none of them.
    var idLength: Int?

    private struct Column {
        let title: String
        var isNumber = false
        let text: (CompletedSitting) -> String
    }

    /// All lines, with their ends.
    func text(of sittings: [CompletedSitting]) -> String {
        let columns = columns(for: sittings)
        let rows = [columns.map(\.title)] + sittings.map { sitting in columns.map { $0.text(sitting) } }
        let widths = rows.map { $0.map(Self.width) }
        let most = columns.indices.map { column in widths.map { $0[column] }.max() ?? 0 }
        var text = ""
        for (row, width) in zip(rows, widths) {
            for index in columns.indices {
                // The last column is ragged: no blanks at the end of a line.
                let blanks = most[index] - width[index]
                if columns[index].isNumber { text.append(Self.blanks(blanks)) }
                text += row[index]
                guard index < columns.count - 1 else { break }
                text.append(Self.blanks(columns[index].isNumber ? 2 : blanks + 2))
            }
            while text.last == " " { text.removeLast() }
            text += "\n"
        }
        return text
    }

    private static func width(_ text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : DisplayWidth.of(text)
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func columns(for sittings: [CompletedSitting]) -> [Column] {
        var columns = [
            Column(title: "STARTED") { [timeZone] in WallClockText.dateAndTime($0.start, in: timeZone) },
            Column(title: "ELAPSED", isNumber: true) { ClockText.clock($0.elapsed) },
            Column(title: "TARGET", isNumber: true) { $0.target.map(ClockText.clock) ?? "open" },
            Column(title: "OUTCOME") { $0.outcome.rawValue },
            Column(title: "PAUSES") { sitting in
                if sitting.pauses.isEmpty { return "0" }
                let total = sitting.pauses.reduce(0) { $0 + $1.duration }
                return "\(sitting.pauses.count) (\(ClockText.clock(total)))"
            },
            Column(title: "METHOD", text: \.methodName),
            Column(title: "TYPE", text: \.type.rawValue),
        ]
        if sittings.contains(where: { $0.note != nil }) {
            columns.append(Column(title: "NOTE") { SittingText.oneLine($0.note ?? "") })
        }
        if let idLength {
            columns.insert(Column(title: "ID") { String($0.id.uuidString.prefix(idLength)) }, at: 0)
        }
        return columns
    }
}
