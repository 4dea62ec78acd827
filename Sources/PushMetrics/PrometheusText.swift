/// Prometheus' text format.
///
///     # HELP push_latency_seconds From the change to the device.
///     # TYPE push_latency_seconds histogram
///     push_latency_seconds_bucket{priority="10",le="0.001"} 4
///     push_latency_seconds_bucket{priority="10",le="+Inf"} 5
///     push_latency_seconds_sum{priority="10"} 0.25
///     push_latency_seconds_count{priority="10"} 5
///
/// Source: [Exposition formats](https://prometheus.io/docs/instrumenting/exposition_formats/), version 0.0.4.
package enum PrometheusText {
    /// What an answer's `content-type` says.
    package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// Families as text; empty where there are none.
    package static func text(of families: [MetricFamily]) -> String {
        var text = ""
        for family in families {
            if let help = family.help { text += "# HELP \(family.name) \(escapedHelp(help))\n" }
            text += "# TYPE \(family.name) \(family.kind.rawValue)\n"
            for series in family.series { append(series, of: family.name, to: &text) }
        }
        return text
    }

    private static func append(_ series: MetricSeries, of name: String, to text: inout String) {
        let labels = series.labels.map { "\($0.name)=\"\(escapedValue($0.value))\"" }
        let own = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
        switch series.value {
        case .number(let number): text += "\(name)\(own) \(self.number(number))\n"
        case .histogram(let histogram):
            var count = 0
            for (index, bucket) in histogram.counts.enumerated() {
                count += bucket
                let bound = index < histogram.bounds.count ? self.number(histogram.bounds[index]) : "+Inf"
                let all = (labels + ["le=\"\(bound)\""]).joined(separator: ",")
                text += "\(name)_bucket{\(all)} \(count)\n"
            }
            text += "\(name)_sum\(own) \(self.number(histogram.sum))\n\(name)_count\(own) \(count)\n"
        }
    }

    /// A number as Go's `ParseFloat` reads it: whole ones without a fraction.
    static func number(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number > 0 ? "+Inf" : "-Inf" }
        return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }

    private static func escapedHelp(_ text: String) -> String { escaped(text, quotes: false) }

    private static func escapedValue(_ text: String) -> String { escaped(text, quotes: true) }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\"" where quotes: result += "\\\""
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
