import CellUI
import Foundation
import Presentations
import ScreenKit
import Simulation

/// A simulation's events and verdicts as lines of text.
///
///     0:00:00  reading-1 starts                       active   compact · lock
///     0:00:01  reading-1 has new content (25199       active   compact · lock
///              times, last 6:59:59)
///     7:00:00  ✓ reading: restarts 1, age 0s
struct TimelineLines {
    /// The role of a span, which determines its colour.
    enum Tone { case title, plain, faint, good, bad }

    /// A run of text with one tone, starting at column `x`.
    struct Span {
        var x: Int
        var text: String
        var tone: Tone
    }

    private let scenario: Scenario
    private let entries: ArraySlice<TimelineEntry>
    private let verdicts: ArraySlice<Verdict>
    private let width: Int
    private let hasPlaces: Bool
    private let wraps: Bool
    /// The columns of the time and the gap after it.
    private let left: Int

    /// Creates lines of `width` columns, or of 8 more than the times need if that is wider.
    ///
    /// - Parameters:
    ///   - entries: The events; a suffix of a timeline keeps the timeline's indices.
    ///   - verdicts: The verdicts reached among `entries`.
    ///   - hasPlaces: Whether to add each activity's state and where it is showing.
    ///   - wraps: Whether a long line wraps; otherwise it is truncated.
    init(
        of scenario: Scenario, entries: ArraySlice<TimelineEntry>, verdicts: ArraySlice<Verdict>, width: Int,
        hasPlaces: Bool, wraps: Bool
    ) {
        (self.scenario, self.entries, self.verdicts) = (scenario, entries, verdicts)
        (self.hasPlaces, self.wraps) = (hasPlaces, wraps)
        left = max(7, entries.map { SimulatedTime.text($0.time).count }.max() ?? 0) + 2
        self.width = max(width, left + 8)
    }

    /// The minimum width at which state and places get their own columns.
    static let widthOfColumns = 72
    private static let stateWidth = 9
    private static let shownWidth = 23

    /// The column titles; `nil` if there are no columns.
    var head: [Span]? {
        guard hasColumns else { return nil }
        return [
            Span(x: 0, text: "Time", tone: .faint), Span(x: left, text: "What happens", tone: .faint),
            Span(x: left + whatWidth + 2, text: "State", tone: .faint),
            Span(x: left + whatWidth + Self.stateWidth + 4, text: "Showing", tone: .faint),
        ]
    }

    /// All lines, in time order.
    var all: [[Span]] {
        var lines: [[Span]] = []
        var verdicts = verdicts
        for (index, entry) in zip(entries.indices, entries) {
            // Merged updates keep counting while expectations are checked: a verdict follows the entry it is about.
            while let verdict = verdicts.first, verdict.entryCount <= index {
                lines += verdictLines(&verdicts, verdict)
            }
            if !isSaid(byEntryAfter: index) { lines += entryLines(entry) }
        }
        while let verdict = verdicts.first { lines += verdictLines(&verdicts, verdict) }
        return lines
    }

    /// Draws lines from the first row of `rect` down.
    static func draw(
        _ lines: some Sequence<[Span]>, in rect: CellRect, ink: HistoryInk, warning: CellColor,
        context: inout DrawingContext
    ) {
        for (row, line) in lines.enumerated() {
            for span in line {
                let (color, attributes): (CellColor, CellStyle.Attributes) =
                    switch span.tone {
                    case .title: (ink.emphasis, .bold)
                    case .plain: (ink.label, [])
                    case .faint: (ink.faint, ink.faintAttributes)
                    case .good: (ink.bar, [])
                    case .bad: (warning, .bold)
                    }
                context.draw(
                    span.text, at: CellPoint(x: rect.minX + span.x, y: rect.minY + row), paint: .solid(color), in: rect,
                    attributes: attributes)
            }
        }
    }

    // MARK: Columns

    private var hasColumns: Bool { hasPlaces && width >= Self.widthOfColumns }
    private var whatWidth: Int { hasColumns ? width - left - Self.stateWidth - Self.shownWidth - 4 : width - left }

    /// Whether an end can be left out because the same activity is dismissed in the same moment.
    private func isSaid(byEntryAfter index: Int) -> Bool {
        guard index + 1 < entries.endIndex else { return false }
        let (entry, next) = (entries[index], entries[index + 1])
        return entry.event == .ended && next.event == .dismissed && entry.activity == next.activity
            && entry.time == next.time
    }

    private func entryLines(_ entry: TimelineEntry) -> [[Span]] {
        let words = fitted(TimelineWords.text(of: entry), columns: whatWidth)
        var lines = words.map { [Span(x: left, text: $0, tone: entry.event == .warning ? .bad : .plain)] }
        lines[0].insert(Span(x: 0, text: SimulatedTime.text(entry.time), tone: .faint), at: 0)
        guard hasPlaces, entry.app != nil else { return lines }
        let shown = entry.shown.isEmpty ? "nothing" : TimelineWords.text(of: entry.shown)
        let state = entry.state?.rawValue ?? ""
        let isOnShow = !entry.shown.isEmpty
        if hasColumns {
            let x = left + whatWidth + 2
            if !state.isEmpty { lines[0].append(Span(x: x, text: state, tone: isOnShow ? .plain : .faint)) }
            lines[0].append(Span(x: x + Self.stateWidth + 2, text: shown, tone: isOnShow ? .good : .faint))
        } else {
            let text = state.isEmpty ? shown : "\(state), \(shown)"
            lines += fitted(text, columns: whatWidth).map {
                [Span(x: left, text: $0, tone: isOnShow ? .good : .faint)]
            }
        }
        return lines
    }

    /// One line for all expectations of an app that hold at a time, and one for each that fails.
    private func verdictLines(_ verdicts: inout ArraySlice<Verdict>, _ first: Verdict) -> [[Span]] {
        var same: [Verdict] = []
        while let verdict = verdicts.first, verdict.time == first.time, verdict.expectation.app == first.expectation.app
        {
            same.append(verdict)
            verdicts.removeFirst()
        }
        let app = first.expectation.app
        var texts: [(String, Tone)] = []
        let held = same.filter(\.holds).map { "\($0.expectation.key) \($0.expectation.expected(in: scenario))" }
        if !held.isEmpty { texts.append(("\(mark(true)) \(app): \(held.joined(separator: "; "))", .good)) }
        for verdict in same where !verdict.holds {
            let expectation = verdict.expectation
            texts.append(
                (
                    "\(mark(false)) \(app): \(expectation.key) is \(verdict.actual), and was expected to be "
                        + "\(expectation.expected(in: scenario)) (line \(expectation.place.line))", .bad
                ))
        }
        return texts.flatMap { text, tone in
            var lines = fitted(text, columns: width - left).enumerated().map { index, line in
                [Span(x: left, text: line, tone: tone)]
            }
            lines[0].insert(Span(x: 0, text: SimulatedTime.text(first.time), tone: .faint), at: 0)
            return lines
        }
    }

    private func fitted(_ text: String, columns: Int) -> [String] {
        wraps ? WrappedText.lines(text, columns: columns) : [WrappedText.cut(text, to: columns)]
    }

    private func mark(_ holds: Bool) -> String { holds ? "✓" : "✗" }
}
