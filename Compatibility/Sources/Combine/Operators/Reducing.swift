import Foundation

extension Publisher {
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        finishing { downstream in
            var result = initialResult
            return ({ result = nextPartialResult(result, $0) }, { downstream.send(result) })
        }
    }
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
    }
    public func collect() -> Publishers.Collect<Self> { reduce([]) { $0 + [$1] } }
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        finishing { downstream in
            var group: [Output] = []
            return (
                {
                    group.append($0)
                    guard group.count >= count else { return }
                    downstream.send(group)
                    group = []
                }, { if !group.isEmpty { downstream.send(group) } }
            )
        }
    }
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { collect() }
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        AnyPublisher { _, completion in _subscribe(value: { _ in }, completion: completion) }
    }
    public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        finishing { downstream in
            var best: Output?
            return (
                { value in if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value } },
                { best.map(downstream.send) }
            )
        }
    }
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> { max { areInIncreasingOrder($1, $0) } }
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        trying { _ in
            var best: Output?
            return { value in
                if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
                return best
            }
        }.last()
    }
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }

    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        contains { !predicate($0) }.map { !$0 }
    }
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        tryContains { try !predicate($0) }.map { !$0 }
    }
}
extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}

extension Publishers {
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
