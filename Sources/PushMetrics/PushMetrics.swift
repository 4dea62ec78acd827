/// What is counted and measured of the server: swift-metrics' counters, gauges, recorders and timers, read as Prometheus text or
/// as values.
///
///     Counter("pushes_total", dimensions: [("priority", "10")]).increment()
///          │ swift-metrics
///          ▼
///     MetricsRegistry ──text()──▶  # TYPE pushes_total counter
///          │                       pushes_total{priority="10"} 1
///          └──snapshot()──▶ [MetricFamily], for `islet-push stats`
///
/// Read these three first: ``MetricsRegistry``, ``MetricFamily``, ``PrometheusText``.
import CoreMetrics
