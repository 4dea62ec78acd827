import CellUI
import Foundation
import Presentations
import Simulation

/// A simulation as lines: what happened, what was on show, and what was expected.
///
///     Time     What happens                           State    On show
///     0:00:00  reading-1 starts                       active   compact · lock
///     0:00:01  reading-1 has new content (25199       active   compact · lock
///              times, last 6:59:59)
///     7:00:00  ✓ reading: restarts 1, age 0s
struct TimelinePicture {
    /// What was run.
    let scenario: Scenario
    /// How it went.
    let result: SimulationResult
    /// The colours.
    let ink: HistoryInk
    /// The colour of what did not hold.
    let warning: CellColor

    /// The least width at which state and places have columns of their own.
    static let widthOfColumns = 72
    private static let stateWidth = 9
    private static let shownWidth = 23

    private enum Tone { case title, plain, faint, good, bad }

    private struct Span {
        var x: Int
        var text: String
        var tone: Tone
    }

    /// The whole in so many columns.
    func frame(width: Int, at now: Date) -> Frame {
        let width = max(24, width)
        let lines = lines(width: width)
        let size = CellSize(width: width, height: lines.count)
        return Renderer.render(size: size, at: now) { context in
            for (y, line) in lines.enumerated() {
                for span in line {
                    let (color, attributes) = style(span.tone)
                    context.draw(
                        span.text, at: CellPoint(x: span.x, y: y), paint: .solid(color), in: context.bounds,
                        attributes: attributes)
                }
            }
        }.frame
    }

    private func style(_ tone: Tone) -> (CellColor, CellStyle.Attributes) {
        switch tone {
        case .title: (ink.emphasis, .bold)
        case .plain: (ink.label, [])
        case .faint: (ink.faint, ink.faintAttributes)
        case .good: (ink.bar, [])
        case .bad: (warning, .bold)
        }
    }

    // MARK: Lines

    private func lines(width: Int) -> [[Span]] {
        let hasColumns = width >= Self.widthOfColumns
        let timeWidth = max(7, result.entries.map { SimulatedTime.text($0.time).count }.max() ?? 0)
        let left = timeWidth + 2
        let whatWidth = hasColumns ? width - left - Self.stateWidth - Self.shownWidth - 4 : width - left
        var lines = WrappedText.lines(scenario.title, columns: width).map { [Span(x: 0, text: $0, tone: .title)] }
        let device = scenario.hasIsland ? "A phone with a Dynamic Island" : "A phone without a Dynamic Island"
        let about = "\(device), \(SimulatedTime.length(result.duration))"
        lines += WrappedText.lines(about, columns: width).map { [Span(x: 0, text: $0, tone: .faint)] } + [[]]
        if hasColumns {
            lines.append([
                Span(x: 0, text: "Time", tone: .faint), Span(x: left, text: "What happens", tone: .faint),
                Span(x: left + whatWidth + 2, text: "State", tone: .faint),
                Span(x: left + whatWidth + Self.stateWidth + 4, text: "On show", tone: .faint),
            ])
        }
        var verdicts = result.verdicts[...]
        for (index, entry) in result.entries.enumerated() {
            // A run of updates goes on while expectations are looked at: these come after what they are about.
            while let verdict = verdicts.first, verdict.entryCount <= index {
                lines += verdictLines(&verdicts, verdict, left: left, width: width)
            }
            if !isSaid(byEntryAfter: index) {
                lines += entryLines(entry, left: left, whatWidth: whatWidth, hasColumns: hasColumns)
            }
        }
        while let verdict = verdicts.first { lines += verdictLines(&verdicts, verdict, left: left, width: width) }
        return lines + [[]] + conclusion(width: width)
    }

    /// That something ends is not said where it is gone in the same moment.
    private func isSaid(byEntryAfter index: Int) -> Bool {
        guard index + 1 < result.entries.count else { return false }
        let (entry, next) = (result.entries[index], result.entries[index + 1])
        return entry.event == .ended && next.event == .dismissed && entry.activity == next.activity
            && entry.time == next.time
    }

    private func entryLines(_ entry: TimelineEntry, left: Int, whatWidth: Int, hasColumns: Bool) -> [[Span]] {
        let words = WrappedText.lines(TimelineWords.text(of: entry), columns: whatWidth)
        var lines = words.map { [Span(x: left, text: $0, tone: entry.event == .warning ? .bad : .plain)] }
        lines[0].insert(Span(x: 0, text: SimulatedTime.text(entry.time), tone: .faint), at: 0)
        guard entry.app != nil else { return lines }
        let shown = entry.shown.isEmpty ? "nothing" : TimelineWords.text(of: entry.shown)
        let state = entry.state?.rawValue ?? ""
        let isOnShow = !entry.shown.isEmpty
        if hasColumns {
            let x = left + whatWidth + 2
            if !state.isEmpty { lines[0].append(Span(x: x, text: state, tone: isOnShow ? .plain : .faint)) }
            lines[0].append(Span(x: x + Self.stateWidth + 2, text: shown, tone: isOnShow ? .good : .faint))
        } else {
            let text = state.isEmpty ? shown : "\(state), \(shown)"
            lines += WrappedText.lines(text, columns: whatWidth).map {
                [Span(x: left, text: $0, tone: isOnShow ? .good : .faint)]
            }
        }
        return lines
    }

    /// What held at one time for one app is one line, and each that did not hold has its own.
    private func verdictLines(
        _ verdicts: inout ArraySlice<Verdict>, _ first: Verdict, left: Int, width: Int
    ) -> [[Span]] {
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
            var lines = WrappedText.lines(text, columns: width - left).enumerated().map { index, line in
                [Span(x: left, text: line, tone: tone)]
            }
            lines[0].insert(Span(x: 0, text: SimulatedTime.text(first.time), tone: .faint), at: 0)
            return lines
        }
    }

    private func mark(_ holds: Bool) -> String { holds ? "✓" : "✗" }

    private func conclusion(width: Int) -> [[Span]] {
        let count = result.verdicts.count
        let failed = result.verdicts.count { !$0.holds }
        var text = failed == 0 ? "All \(count) expectations hold." : "\(failed) of \(count) expectations do not hold."
        if count == 0 { text = "Nothing was expected." }
        if count == 1, failed == 0 { text = "The one expectation holds." }
        if result.unreached > 0 { text += " The time of \(result.unreached) more did not come." }
        return WrappedText.lines(text, columns: width).map { [Span(x: 0, text: $0, tone: failed == 0 ? .good : .bad)] }
    }
}
