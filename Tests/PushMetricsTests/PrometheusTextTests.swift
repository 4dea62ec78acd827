import Metrics
import PushMetrics
import Testing

/// The text for Prometheus.
@Suite struct PrometheusTextTests {
    @Test("Counters, gauges and histograms are written by name, with help, type and labels in order")
    func families() {
        let registry = MetricsRegistry(
            help: ["pushes_total": "Pushes by priority.", "latency_seconds": "To the device."],
            bounds: ["latency_seconds": [1, 0.5]])
        Counter(label: "pushes_total", dimensions: [("priority", "5"), ("app", "x")], factory: registry).increment()
        Counter(label: "pushes_total", dimensions: [("priority", "10"), ("app", "x")], factory: registry).increment(
            by: 3)
        Gauge(label: "users", dimensions: [], factory: registry).record(2.5)
        let timer = Timer(label: "latency", dimensions: [("priority", "10")], factory: registry)
        for milliseconds in [250, 500, 750, 2000] { timer.recordMilliseconds(milliseconds) }
        #expect(
            registry.text() == """
                # HELP latency_seconds To the device.
                # TYPE latency_seconds histogram
                latency_seconds_bucket{priority="10",le="0.5"} 2
                latency_seconds_bucket{priority="10",le="1"} 3
                latency_seconds_bucket{priority="10",le="+Inf"} 4
                latency_seconds_sum{priority="10"} 3.5
                latency_seconds_count{priority="10"} 4
                # HELP pushes_total Pushes by priority.
                # TYPE pushes_total counter
                pushes_total{app="x",priority="10"} 3
                pushes_total{app="x",priority="5"} 1
                # TYPE users gauge
                users 2.5

                """)
    }

    @Test("Backslashes, quotes and line breaks are escaped in values; in help, all but quotes")
    func escapes() {
        let registry = MetricsRegistry(help: ["a": "a \"b\" \\ c\nd"])
        Counter(label: "a", dimensions: [("path", "C:\\x\n\"y\"")], factory: registry).increment()
        #expect(
            registry.text() == """
                # HELP a a "b" \\\\ c\\nd
                # TYPE a counter
                a{path="C:\\\\x\\n\\"y\\""} 1

                """)
    }

    @Test(
        "Names are changed to those that Prometheus allows",
        arguments: [
            ("http.requests", "http_requests", "http_requests"), ("9lives", "_9lives", "_9lives"), ("", "_", "_"),
            ("a:b", "a:b", "a_b"), ("größe", "gr__e", "gr__e"), ("a b-c", "a_b_c", "a_b_c"),
        ])
    func names(name: String, metric: String, label: String) {
        #expect(MetricName.metric(name) == metric)
        #expect(MetricName.label(name) == label)
    }

    @Test("NaN, infinities and large numbers are written as Go reads them")
    func numbers() {
        let registry = MetricsRegistry()
        for (name, value) in [("a", Double.nan), ("b", .infinity), ("c", -.infinity), ("d", 1e21), ("e", -0.25)] {
            Gauge(label: name, dimensions: [], factory: registry).record(value)
        }
        let values = registry.text().split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(values == ["a NaN", "b +Inf", "c -Inf", "d 1e+21", "e -0.25"])
    }

    @Test("A label named le does not collide with a histogram's own")
    func reservedLabel() {
        let registry = MetricsRegistry(bounds: ["x": [1]])
        Recorder(label: "x", dimensions: [("le", "z")], factory: registry).record(0)
        #expect(registry.text().contains("x_bucket{_le=\"z\",le=\"1\"} 1\n"))
    }

    @Test("Every line of the full output is a comment or a sample")
    func grammar() throws {
        let registry = MetricsRegistry(help: ["odd_name": "Line\nbreak"])
        Counter(label: "odd name", dimensions: [("läbel", "\u{1B}[31m,}\" {")], factory: registry).increment()
        Recorder(label: "size", dimensions: [], factory: registry).record(3)
        let sample = #/[a-zA-Z_:][a-zA-Z0-9_:]*(\{([a-zA-Z_][a-zA-Z0-9_]*="([^"\\\n]|\\.)*",?)+\})? \S+/#
        let comment = #/# (HELP|TYPE) [a-zA-Z_:][a-zA-Z0-9_:]* .*/#
        for line in registry.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            #expect(line.wholeMatch(of: sample) != nil || line.wholeMatch(of: comment) != nil, "\(line)")
        }
        #expect(registry.text().hasSuffix("\n"))
    }
}
