/// Statistics in words and numbers, a line each: for those who hear them, and for terminals that show nothing else.
enum StatsWords {
    /// The stretches on which someone sat, unless it is to be brief, and the figures.
    static func text(of report: HistoryReport, isBrief: Bool) -> String {
        var lines: [String] = []
        if !isBrief || report.buckets.count <= 31 {
            lines = report.buckets.map { bucket in
                let label = report.label(of: bucket).replacing("–", with: " to ")
                guard bucket.count > 0 else { return "\(label): nothing" }
                return "\(label): \(CalendarText.length(bucket.total)), \(SittingText.count(bucket.count))"
            }
        } else {
            let days = report.buckets.count { $0.count > 0 }
            lines = ["Sat on \(days) of \(CalendarText.count(report.buckets.count, .day))"]
        }
        return (lines + report.figures.map { "\($0.name): \($0.text)" }).map { $0 + "\n" }.joined()
    }
}
