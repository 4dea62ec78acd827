import AllocationCount
import Benchmark
import Scenes

private let processorTime = BenchmarkMetric.custom("Processor time (ns)", polarity: .prefersSmaller)
private let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller)

/// Every scene, a thousand drawings an iteration: what is shown is the mean of a thousand, for the tool's own work between
/// two iterations empties the caches that a single frame would need.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, processorTime] + (allocation_count_is_known() == 1 ? [allocations] : []),
        warmupIterations: 1, scalingFactor: .kilo, maxDuration: .seconds(1), maxIterations: 100)
    for scene in Scene.all {
        // Prepared by the first iteration, which is the warm-up's.
        nonisolated(unsafe) var prepared: (() -> Void)?
        Benchmark(scene.name) { benchmark in
            if prepared == nil { prepared = scene.prepare() }
            guard let run = prepared else { return }
            let countBefore = allocation_count()
            let timeBefore = threadNanoseconds()
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { run() }
            benchmark.stopMeasurement()
            let time = threadNanoseconds() - timeBefore
            let count = Int(allocation_count() - countBefore)
            benchmark.measurement(processorTime, time)
            benchmark.measurement(allocations, count)
        }
    }
}
