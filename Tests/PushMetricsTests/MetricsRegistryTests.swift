import Metrics
import PushMetrics
import Testing

/// The storage of measurements.
@Suite struct MetricsRegistryTests {
    private func number(_ name: String, in registry: MetricsRegistry) -> Double? {
        registry.snapshot().first { $0.name == name }?.total
    }

    @Test("The same name with the same labels in any order is the same series")
    func sameSeries() {
        let registry = MetricsRegistry()
        Counter(label: "a", dimensions: [("x", "1"), ("y", "2")], factory: registry).increment()
        Counter(label: "a", dimensions: [("y", "2"), ("x", "1")], factory: registry).increment()
        Counter(label: "a", dimensions: [("x", "2"), ("y", "2")], factory: registry).increment(by: 5)
        let family = registry.snapshot()[0]
        #expect(family.series.map(\.value) == [.number(2), .number(5)])
        #expect(family.series(where: "x", is: "2")?.value == .number(5))
        #expect(family.series(where: "x", is: "3") == nil)
    }

    @Test("Floating-point counters, gauges and meters change by the given amounts")
    func numbers() {
        let registry = MetricsRegistry()
        let counter = FloatingPointCounter(label: "c", dimensions: [], factory: registry)
        counter.increment(by: 0.25)
        counter.increment(by: 0.5)
        #expect(number("c", in: registry) == 0.75)
        counter.reset()
        #expect(number("c", in: registry) == 0)
        let meter = Meter(label: "m", dimensions: [], factory: registry)
        meter.set(10)
        meter.increment(by: 2.5)
        meter.decrement(by: 5)
        #expect(number("m", in: registry) == 7.5)
        let gauge = Gauge(label: "g", dimensions: [], factory: registry)
        gauge.record(3)
        gauge.record(1)
        #expect(number("g", in: registry) == 1)
        #expect(registry.snapshot().map(\.kind) == [.counter, .gauge, .gauge])
    }

    @Test("A counter that is full stays full")
    func overflow() {
        let registry = MetricsRegistry()
        let counter = Counter(label: "c", dimensions: [], factory: registry)
        counter.increment(by: Int64.max)
        counter.increment(by: 1)
        #expect(number("c", in: registry) == Double(Int64.max))
    }

    @Test("A bucket counts values up to and including its bound")
    func buckets() {
        let registry = MetricsRegistry(bounds: ["r": [1, 5]])
        let recorder = Recorder(label: "r", dimensions: [], factory: registry)
        for value in [0.5, 1, 1.0001, 5, 6, -3, .nan] { recorder.record(value) }
        guard case .histogram(let histogram)? = registry.snapshot().first?.series.first?.value else {
            Issue.record("a recorder is a histogram")
            return
        }
        #expect(histogram.counts == [3, 2, 1])
        #expect(histogram.count == 6)
        #expect(abs(histogram.sum - 10.5001) < 1e-9)
    }

    @Test("Quantiles are estimated within a bucket, and never beyond the last bound")
    func quantiles() {
        let histogram = HistogramValue(bounds: [1, 2, 4], counts: [10, 10, 0, 0], sum: 20)
        #expect(histogram.quantile(0.5) == 1)
        #expect(histogram.quantile(0.75) == 1.5)
        #expect(histogram.quantile(1) == 2)
        #expect(HistogramValue(bounds: [1], counts: [0, 4], sum: 80).quantile(0.5) == 1)
        #expect(HistogramValue(bounds: [1], counts: [0, 0], sum: 0).quantile(0.5) == nil)
    }

    @Test("A name used for two kinds gets two names, and the text stays valid")
    func collidingKinds() {
        let registry = MetricsRegistry()
        Counter(label: "x", dimensions: [], factory: registry).increment()
        Gauge(label: "x", dimensions: [], factory: registry).record(9)
        #expect(registry.snapshot().map(\.name) == ["x", "x_gauge"])
        #expect(registry.text().components(separatedBy: "# TYPE x ").count == 2)
    }

    @Test("A destroyed series is removed, and starts at zero when created again")
    func destroying() {
        let registry = MetricsRegistry()
        let counter = Counter(label: "c", dimensions: [("a", "1")], factory: registry)
        counter.increment()
        counter.destroy()
        #expect(registry.snapshot().isEmpty)
        Counter(label: "c", dimensions: [("a", "1")], factory: registry).increment()
        #expect(number("c", in: registry) == 1)
    }

    @Test("Nothing is lost when many tasks count, measure and read at once")
    func concurrency() async {
        let registry = MetricsRegistry()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for _ in 0..<2000 {
                        Counter(label: "c", dimensions: [("task", "\(task % 2)")], factory: registry).increment()
                        Timer(label: "t", dimensions: [], factory: registry).recordMilliseconds(task)
                        Meter(label: "m", dimensions: [], factory: registry).increment(by: 1)
                    }
                }
                group.addTask {
                    for _ in 0..<50 { _ = registry.text() }
                }
            }
        }
        #expect(number("c", in: registry) == 16000)
        #expect(number("t_seconds", in: registry) == 16000)
        #expect(number("m", in: registry) == 16000)
    }

    @Test("The text for people has one line per series, latencies in milliseconds, and no control characters")
    func table() {
        let registry = MetricsRegistry(help: ["pushes_total": "Pushes by priority."])
        Counter(label: "pushes_total", dimensions: [("priority", "10\u{1B}[2J")], factory: registry).increment(by: 42)
        let timer = Timer(label: "latency", dimensions: [], factory: registry)
        for _ in 0..<10 { timer.recordMilliseconds(2) }
        #expect(
            MetricsTable.text(of: registry.snapshot()) == """
                latency_seconds      10, median 1.75 ms, 95 of 100 under 2.43 ms, mean 2 ms
                Pushes by priority.
                  priority 10?[2J    42

                """)
    }
}
