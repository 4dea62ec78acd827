/// All series of one name, at one instant.
package struct MetricFamily: Hashable, Sendable {
    /// What a metric is, as Prometheus' `TYPE` says it.
    package enum Kind: String, Hashable, Sendable {
        /// Only ever grows, until it is reset.
        case counter
        /// Goes up and down.
        case gauge
        /// Counts observations in buckets.
        case histogram
    }

    /// The name.
    package let name: String
    /// What it is.
    package let kind: Kind
    /// What it measures, in a sentence; nil where nobody said.
    package let help: String?
    /// Its series, in the order of their labels.
    package let series: [MetricSeries]

    /// The sum of all series: of their values, or of the numbers of their observations.
    package var total: Double {
        series.reduce(0) { sum, series in
            switch series.value {
            case .number(let number): sum + number
            case .histogram(let histogram): sum + Double(histogram.count)
            }
        }
    }

    /// The series that has this label, if there is one.
    package func series(where label: String, is value: String) -> MetricSeries? {
        series.first { $0.labels.contains(MetricLabel(name: label, value: value)) }
    }
}

/// One series of a metric.
package struct MetricSeries: Hashable, Sendable {
    /// What a series has.
    package enum Value: Hashable, Sendable {
        /// A counter's or a gauge's.
        case number(Double)
        /// A histogram's.
        case histogram(HistogramValue)
    }

    /// Its labels, in the order of their names.
    package let labels: [MetricLabel]
    /// What it has.
    package let value: Value
}

/// A label of a series.
package struct MetricLabel: Hashable, Comparable, Sendable {
    /// Its name, as Prometheus allows it.
    package let name: String
    /// Its value: any text.
    package let value: String

    /// A label; the name must be one that Prometheus allows.
    package init(name: String, value: String) { (self.name, self.value) = (name, value) }

    /// By name, then by value.
    package static func < (one: MetricLabel, other: MetricLabel) -> Bool {
        (one.name, one.value) < (other.name, other.value)
    }
}

/// What a histogram counted.
package struct HistogramValue: Hashable, Sendable {
    /// The upper bounds of the buckets, each included, ascending; a last bucket without a bound follows.
    package let bounds: [Double]
    /// How many observations each bucket has by itself; one more than there are bounds.
    package let counts: [Int]
    /// The sum of all observations.
    package let sum: Double

    /// What was counted; there is one count more than there are bounds.
    package init(bounds: [Double], counts: [Int], sum: Double) {
        precondition(counts.count == bounds.count + 1, "every bucket has a count, and so has what is beyond the last")
        (self.bounds, self.counts, self.sum) = (bounds, counts, sum)
    }

    /// How many observations there were.
    package var count: Int { counts.reduce(0, +) }

    /// The value below which a part (0...1) of the observations lies, estimated as Prometheus' `histogram_quantile` does it:
    /// evenly within a bucket. Values beyond the highest bound count as that bound; nil without observations.
    package func quantile(_ part: Double) -> Double? {
        let count = count
        guard count > 0 else { return nil }
        let rank = min(max(part, 0), 1) * Double(count)
        var below = 0.0
        for (index, bucket) in counts.enumerated() {
            let through = below + Double(bucket)
            guard through >= rank, bucket > 0 else {
                below = through
                continue
            }
            guard index < bounds.count else { break }
            let lower = index == 0 ? min(0, bounds[0]) : bounds[index - 1]
            return lower + (bounds[index] - lower) * (rank - below) / Double(bucket)
        }
        return bounds.last ?? sum / Double(count)
    }
}
