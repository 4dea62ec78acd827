/// What is measured, for people: a line a series.
///
///     Pushes by priority.
///       priority 10          42
///       priority 5           7
///     From the change to the device.
///       priority 10          42, median 0.8 ms, 95 of 100 under 2.4 ms, mean 0.9 ms
///     Users.                 3
package enum MetricsTable {
    /// Families as lines, a family with a single value in one. Control characters in labels are written as `?`.
    package static func text(of families: [MetricFamily]) -> String {
        let rows = families.flatMap { family -> [(String, String)] in
            let title = family.help ?? family.name
            let series = family.series.map { (name(of: $0), words(for: $0.value, inSeconds: family.isInSeconds)) }
            if let only = series.first, series.count == 1, only.0.isEmpty { return [(title, only.1)] }
            return [(title, "")] + series.map { ("  " + ($0.isEmpty ? "all" : $0), $1) }
        }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { title, words in
            let line = title + String(repeating: " ", count: width - title.count) + "  " + words
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func name(of series: MetricSeries) -> String {
        series.labels.filter { !$0.value.isEmpty }.map { "\($0.name) \(printable($0.value))" }.joined(separator: ", ")
    }

    private static func words(for value: MetricSeries.Value, inSeconds: Bool) -> String {
        switch value {
        case .number(let number): return amount(number, inSeconds: inSeconds)
        case .histogram(let histogram):
            guard let median = histogram.quantile(0.5), let high = histogram.quantile(0.95) else { return "0" }
            let mean = histogram.sum / Double(histogram.count)
            return "\(histogram.count), median \(amount(median, inSeconds: inSeconds)), 95 of 100 under "
                + "\(amount(high, inSeconds: inSeconds)), mean \(amount(mean, inSeconds: inSeconds))"
        }
    }

    /// Three digits are enough for a person.
    private static func amount(_ number: Double, inSeconds: Bool) -> String {
        guard inSeconds else { return PrometheusText.number(rounded(number)) }
        return abs(number) < 1
            ? PrometheusText.number(rounded(number * 1000)) + " ms" : PrometheusText.number(rounded(number)) + " s"
    }

    private static func rounded(_ number: Double) -> Double {
        guard number.isFinite, number != number.rounded() else { return number }
        return abs(number) < 100 ? (number * 100).rounded() / 100 : number.rounded()
    }

    private static func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "?"
                    default: scalar
                    }
                }))
    }
}

extension MetricFamily {
    /// Whether it measures seconds, by Prometheus' rule for names.
    fileprivate var isInSeconds: Bool { name.hasSuffix("_seconds") || name.hasSuffix("_seconds_total") }
}
