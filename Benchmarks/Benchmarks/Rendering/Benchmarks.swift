import AllocationCount
import Benchmark
import Scenes

let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller, useScalingFactor: true)

/// Every scene, a thousand drawings an iteration: what is shown is the mean of a thousand, for the tool's own work between
/// two iterations empties the caches that a single frame would need.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock] + (allocation_count_is_known() == 1 ? [allocations] : []),
        warmupIterations: 1, scalingFactor: .kilo, maxDuration: .seconds(1), maxIterations: 100)
    for scene in Scene.all {
        // Prepared by the first iteration, which is the warm-up's.
        nonisolated(unsafe) var prepared: (() -> Void)?
        Benchmark(scene.name) { benchmark in
            let run = prepared ?? scene.prepare()
            prepared = run
            let before = allocation_count()
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { run() }
            benchmark.stopMeasurement()
            benchmark.measurement(allocations, Int(allocation_count() - before))
        }
    }
}
