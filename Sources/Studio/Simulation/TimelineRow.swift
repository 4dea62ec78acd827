import Simulation

/// An event or a verdict of a simulation, at a time.
struct TimelineRow: Hashable {
    /// The role of a text, which determines its colour.
    enum Tone { case title, plain, faint, good, bad }

    /// Where an activity is after an event.
    struct Places: Hashable {
        /// The activity's state; empty if it has none.
        let state: String
        /// Where it is showing.
        let shown: String
        /// Whether it is showing anywhere.
        let isShowing: Bool
    }

    /// The time as text.
    let time: String
    /// What happens, or what was expected.
    let text: String
    /// The role of `text`.
    let tone: Tone
    /// Where the activity is; `nil` for a verdict, and for what is not about an app.
    var places: Places?

    /// The rows of a simulation, in time order.
    ///
    /// - Parameters:
    ///   - entries: The events; a suffix of a timeline keeps the timeline's indices.
    ///   - verdicts: The verdicts reached among `entries`.
    static func rows(
        of scenario: Scenario, entries: ArraySlice<TimelineEntry>, verdicts: ArraySlice<Verdict>
    ) -> [TimelineRow] {
        var rows: [TimelineRow] = []
        var verdicts = verdicts
        for (index, entry) in zip(entries.indices, entries) {
            // Merged updates keep counting while expectations are checked: a verdict follows the entry it is about.
            while let verdict = verdicts.first, verdict.entryCount <= index {
                rows += self.rows(of: &verdicts, verdict, in: scenario)
            }
            if !isSaid(by: entries.dropFirst(index + 1 - entries.startIndex).first, entry) {
                rows.append(TimelineRow(entry))
            }
        }
        while let verdict = verdicts.first { rows += self.rows(of: &verdicts, verdict, in: scenario) }
        return rows
    }

    /// Whether an end can be left out because the same activity is dismissed in the same moment.
    private static func isSaid(by next: TimelineEntry?, _ entry: TimelineEntry) -> Bool {
        guard let next else { return false }
        return entry.event == .ended && next.event == .dismissed && entry.activity == next.activity
            && entry.time == next.time
    }

    /// One row for all expectations of an app that hold at a time, and one for each that fails.
    private static func rows(
        of verdicts: inout ArraySlice<Verdict>, _ first: Verdict, in scenario: Scenario
    ) -> [TimelineRow] {
        var same: [Verdict] = []
        while let verdict = verdicts.first, verdict.time == first.time, verdict.expectation.app == first.expectation.app
        {
            same.append(verdict)
            verdicts.removeFirst()
        }
        let (app, time) = (first.expectation.app, SimulatedTime.text(first.time))
        let held = same.filter(\.holds).map { "\($0.expectation.key) \($0.expectation.expected(in: scenario))" }
        let failed = same.filter { !$0.holds }.map { verdict in
            let expectation = verdict.expectation
            return TimelineRow(
                time: time,
                text: "✗ \(app): \(expectation.key) is \(verdict.actual), and was expected to be "
                    + "\(expectation.expected(in: scenario)) (line \(expectation.place.line))",
                tone: .bad)
        }
        guard !held.isEmpty else { return failed }
        return [TimelineRow(time: time, text: "✓ \(app): \(held.joined(separator: "; "))", tone: .good)] + failed
    }
}

extension TimelineRow {
    /// The row of an event.
    private init(_ entry: TimelineEntry) {
        self.init(
            time: SimulatedTime.text(entry.time), text: TimelineWords.text(of: entry),
            tone: entry.event == .warning ? .bad : .plain)
        guard entry.app != nil else { return }
        places = Places(
            state: entry.state?.rawValue ?? "",
            shown: entry.shown.isEmpty ? "nothing" : TimelineWords.text(of: entry.shown),
            isShowing: !entry.shown.isEmpty)
    }
}
