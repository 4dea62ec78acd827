import CoreMetrics
import Synchronization

/// Keeps what is measured: the factory that swift-metrics is set up with, once in a process.
///
/// The same name with the same labels is the same series. A name that is in use as another kind gets a suffix of
/// its own (`_gauge`), so that the text stays valid. Counting takes no lock that two series share.
package final class MetricsRegistry: MetricsFactory, Sendable {
    /// Upper bounds for latencies, in seconds: from a millisecond to a minute, with the document's 1 s and 5 s among them.
    package static let latencyBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    private enum Handler {
        case counter(CountingHandler)
        case number(NumberHandler)
        case histogram(HistogramHandler)

        var value: MetricSeries.Value {
            switch self {
            case .counter(let handler): .number(handler.number)
            case .number(let handler): .number(handler.number)
            case .histogram(let handler): .histogram(handler.value)
            }
        }

        var object: AnyObject {
            switch self {
            case .counter(let handler): handler
            case .number(let handler): handler
            case .histogram(let handler): handler
            }
        }
    }

    private struct Family {
        var kind: MetricFamily.Kind
        var series: [[MetricLabel]: Handler] = [:]
    }

    private let families = Mutex<[String: Family]>([:])
    private let help: [String: String]
    private let bounds: [String: [Double]]

    /// An empty registry.
    ///
    /// - Parameters:
    ///   - help: What each metric measures, in a sentence, by its name in the text. Default: nothing.
    ///   - bounds: The upper bounds of a histogram's buckets, by its name. Default: ``latencyBounds`` for all.
    package init(help: [String: String] = [:], bounds: [String: [Double]] = [:]) {
        self.help = help
        self.bounds = bounds.mapValues { Array(Set($0.filter(\.isFinite))).sorted() }
    }

    /// All that is measured, in the order of the names.
    package func snapshot() -> [MetricFamily] {
        let families = families.withLock { $0 }
        return families.sorted { $0.key < $1.key }.map { name, family in
            let series = family.series.sorted { $0.key.lexicographicallyPrecedes($1.key) }
                .map { MetricSeries(labels: $0.key, value: $0.value.value) }
            return MetricFamily(name: name, kind: family.kind, help: help[name], series: series)
        }
    }

    /// All that is measured, as Prometheus reads it.
    package func text() -> String { PrometheusText.text(of: snapshot()) }

    // MARK: swift-metrics

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        make(label, .counter, dimensions, existing: { if case .counter(let handler) = $0 { handler } else { nil } }) {
            _ in
            let handler = CountingHandler()
            return (handler, .counter(handler))
        }
    }

    package func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        number(label, .counter, dimensions)
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        number(label, .gauge, dimensions)
    }

    package func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        aggregate ? histogram(label, dimensions) : number(label, .gauge, dimensions)
    }

    /// Timers are histograms of seconds: their names end in `_seconds`.
    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        histogram(label.hasSuffix("_seconds") ? label : label + "_seconds", dimensions)
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    // MARK: Series

    private func number(
        _ label: String, _ kind: MetricFamily.Kind, _ dimensions: [(String, String)]
    ) -> NumberHandler {
        make(label, kind, dimensions, existing: { if case .number(let handler) = $0 { handler } else { nil } }) { _ in
            let handler = NumberHandler()
            return (handler, .number(handler))
        }
    }

    private func histogram(_ label: String, _ dimensions: [(String, String)]) -> HistogramHandler {
        make(
            label, .histogram, dimensions, existing: { if case .histogram(let handler) = $0 { handler } else { nil } }
        ) { name in
            let handler = HistogramHandler(bounds: bounds[name] ?? Self.latencyBounds)
            return (handler, .histogram(handler))
        }
    }

    private func make<Wanted>(
        _ label: String, _ kind: MetricFamily.Kind, _ dimensions: [(String, String)],
        existing: (Handler) -> Wanted?, new: (String) -> (Wanted, Handler)
    ) -> Wanted {
        let labels = Self.labels(dimensions, isHistogram: kind == .histogram)
        return families.withLock { families in
            var name = MetricName.metric(label)
            while true {
                var family = families[name] ?? Family(kind: kind)
                if family.kind == kind {
                    guard let handler = family.series[labels] else {
                        let (wanted, handler) = new(name)
                        family.series[labels] = handler
                        families[name] = family
                        return wanted
                    }
                    if let wanted = existing(handler) { return wanted }
                }
                name += "_" + kind.rawValue
            }
        }
    }

    /// Labels in the order of their names, each name once, the last value of it. `le` is a histogram's own.
    private static func labels(_ dimensions: [(String, String)], isHistogram: Bool) -> [MetricLabel] {
        var values: [String: String] = [:]
        for (name, value) in dimensions {
            let name = MetricName.label(name)
            values[isHistogram && name == "le" ? "_le" : name] = value
        }
        return values.map { MetricLabel(name: $0.key, value: $0.value) }.sorted()
    }

    private func remove(_ handler: AnyObject) {
        families.withLock { families in
            for (name, family) in families {
                guard let labels = family.series.first(where: { $0.value.object === handler })?.key else { continue }
                families[name]?.series[labels] = nil
                if families[name]?.series.isEmpty == true { families[name] = nil }
                return
            }
        }
    }
}

/// Names as Prometheus allows them.
///
/// Source: [Data model](https://prometheus.io/docs/concepts/data_model/#metric-names-and-labels).
package enum MetricName {
    /// The name of a metric: letters, digits, `_` and `:`, no digit first. Anything else becomes `_`; nothing becomes `_`.
    package static func metric(_ name: String) -> String { sanitized(name, allowingColon: true) }

    /// The name of a label: as a metric's, without `:`.
    package static func label(_ name: String) -> String { sanitized(name, allowingColon: false) }

    private static func sanitized(_ name: String, allowingColon: Bool) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
            case "0"..."9":
                if result.isEmpty { result += "_" }
                result.unicodeScalars.append(scalar)
            case ":" where allowingColon: result += ":"
            default: result += "_"
            }
        }
        return result.isEmpty ? "_" : result
    }
}
