import CoreMetrics
import Synchronization

/// A counter of whole numbers: one atomic addition, no lock. At the largest number it stays.
final class CountingHandler: CounterHandler {
    private let count = Atomic<Int64>(0)

    var number: Double { Double(count.load(ordering: .relaxed)) }

    func increment(by amount: Int64) {
        let (_, new) = count.wrappingAdd(amount, ordering: .relaxed)
        if amount > 0, new < 0 { count.store(.max, ordering: .relaxed) }
    }

    func reset() { count.store(0, ordering: .relaxed) }
}

/// A number that a lock guards: counters of fractions, gauges and meters.
final class NumberHandler: FloatingPointCounterHandler, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    var number: Double { value.withLock { $0 } }

    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func reset() { value.withLock { $0 = 0 } }
    func set(_ new: Int64) { value.withLock { $0 = Double(new) } }
    func set(_ new: Double) { value.withLock { $0 = new } }
    func record(_ new: Int64) { set(new) }
    func record(_ new: Double) { set(new) }
}

/// Counts observations in buckets, for recorders, and for timers in seconds.
final class HistogramHandler: RecorderHandler, TimerHandler {
    private struct State {
        var counts: [Int]
        var sum = 0.0
    }

    /// The upper bounds of the buckets, ascending.
    let bounds: [Double]
    private let state: Mutex<State>

    init(bounds: [Double]) {
        self.bounds = bounds
        state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    var value: HistogramValue {
        state.withLock { HistogramValue(bounds: bounds, counts: $0.counts, sum: $0.sum) }
    }

    func record(_ value: Int64) { record(Double(value)) }

    /// Takes an observation; what is not a number is none.
    func record(_ value: Double) {
        guard !value.isNaN else { return }
        var bucket = 0
        while bucket < bounds.count, value > bounds[bucket] { bucket += 1 }
        state.withLock {
            $0.counts[bucket] += 1
            $0.sum += value
        }
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
