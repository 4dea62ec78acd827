/// Statistics as plain lines, for screen readers and dumb terminals.
package enum StatsWords {
    /// The periods with sittings (if `isBrief`, the number of such days per year), then the figures.
    package static func text(of report: HistoryReport, isBrief: Bool) -> String {
        var lines: [String] = []
        if isBrief {
            lines = (report.days.lowerBound.year...report.days.upperBound.year).map { year in
                let days = report.buckets.filter { $0.days.lowerBound.year == year }
                let sat = days.count { $0.count > 0 }
                return "\(year): sat on \(sat) of \(CalendarText.count(days.count, .day))"
            }
        } else {
            lines = report.buckets.map { bucket in
                let label = report.label(of: bucket).replacing("–", with: " to ")
                guard bucket.count > 0 else { return "\(label): nothing" }
                return "\(label): \(CalendarText.length(bucket.total)), \(LoggedSittingText.count(bucket.count))"
            }
        }
        return (lines + report.figures.map { "\($0.name): \($0.text)" }).map { $0 + "\n" }.joined()
    }
}
