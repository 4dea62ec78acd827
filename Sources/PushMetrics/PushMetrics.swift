/// swift-metrics' counters, gauges and timers as Prometheus text.
import CoreMetrics
