import CellUI
import Foundation
import Meditation

/// The log as aligned columns.
///
///     STARTED           ELAPSED  TARGET  OUTCOME      PAUSES     METHOD            TYPE
///     2026-11-21 08:14    20:00   20:00  completed    0          Breath awareness  meditation
///     2026-11-22 07:58    12:34   20:00  ended-early  1 (02:10)  Metta             loving-kindness
enum LogTable {
    private struct Column {
        let title: String
        var isNumber = false
        let text: (CompletedSitting) -> String
    }

    /// All lines, with their ends.
    static func text(of sittings: [CompletedSitting], in zone: TimeZone) -> String {
        let columns = columns(in: zone)
        let rows = [columns.map(\.title)] + sittings.map { sitting in columns.map { $0.text(sitting) } }
        let widths = columns.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            let cells = columns.indices.map { index in
                let blanks = String(repeating: " ", count: widths[index] - DisplayWidth.of(row[index]))
                // The last column is ragged: no blanks at the end of a line.
                if index == columns.count - 1 { return row[index] }
                return columns[index].isNumber ? blanks + row[index] : row[index] + blanks
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }

    private static func columns(in zone: TimeZone) -> [Column] {
        [
            Column(title: "STARTED") { WallClockText.dateAndTime($0.start, in: zone) },
            Column(title: "ELAPSED", isNumber: true) { ClockText.clock($0.elapsed) },
            Column(title: "TARGET", isNumber: true) { $0.target.map(ClockText.clock) ?? "open" },
            Column(title: "OUTCOME") { $0.outcome.rawValue },
            Column(title: "PAUSES") { sitting in
                let total = sitting.pauses.reduce(0) { $0 + $1.duration }
                return sitting.pauses.isEmpty ? "0" : "\(sitting.pauses.count) (\(ClockText.clock(total)))"
            },
            Column(title: "METHOD", text: \.methodName),
            Column(title: "TYPE", text: \.type.rawValue),
        ]
    }
}
