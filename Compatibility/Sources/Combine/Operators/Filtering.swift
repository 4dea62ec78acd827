import Foundation

extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        tryCompactMap { try isIncluded($0) ? $0 : nil }
    }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        sending { downstream in { if let new = transform($0) { downstream.send(new) } } }
    }
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> { trying { _ in transform } }
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        sending { downstream in
            var last: Output?
            return { value in
                if !(last.map { predicate($0, value) } ?? false) { downstream.send(value) }
                last = value
            }
        }
    }
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        trying { _ in
            var last: Output?
            return { value in
                defer { last = value }
                return try last.map { try predicate($0, value) } ?? false ? nil : value
            }
        }
    }
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        finishing { downstream in
            var isEmpty = true
            return (
                {
                    isEmpty = false
                    downstream.send($0)
                }, { if isEmpty { downstream.send(output) } }
            )
        }
    }
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        passing { downstream in
            (
                downstream.send,
                {
                    if case .failure = $0 { downstream.send(output) }
                    downstream.end()
                }
            )
        }
    }
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        sending { downstream in
            var left = count
            return { if left > 0 { left -= 1 } else { downstream.send($0) } }
        }
    }
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        sending { downstream in
            var isDropping = true
            return {
                isDropping = isDropping && predicate($0)
                if !isDropping { downstream.send($0) }
            }
        }
    }
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        trying { _ in
            var isDropping = true
            return {
                isDropping = try isDropping && predicate($0)
                return isDropping ? nil : $0
            }
        }
    }
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            var isDropping = true
            let other = publisher._subscribe(value: { _ in isDropping = false }) { _ in }
            let mine = _subscribe(value: { if !isDropping { value($0) } }, completion: completion)
            return AnyCancellable {
                mine.cancel()
                other.cancel()
            }
        }
    }
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        sending { downstream in { if predicate($0) { downstream.send($0) } else { downstream.end() } } }
    }
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        trying { downstream in
            {
                if try predicate($0) { return $0 }
                downstream.end()
                return nil
            }
        }
    }
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value, completion)
            let other = publisher._subscribe(value: { _ in downstream.end() }) { _ in }
            let mine = _subscribe(value: downstream.send, completion: downstream.end)
            return AnyCancellable {
                downstream.stop()
                mine.cancel()
                other.cancel()
            }
        }
    }
}
extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    public func first() -> Publishers.First<Self> { first { _ in true } }
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        sending { downstream in
            { value in
                guard predicate(value) else { return }
                downstream.send(value)
                downstream.end()
            }
        }
    }
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        trying { downstream in
            { value in
                guard try predicate(value) else { return nil }
                downstream.send(value)
                downstream.end()
                return nil
            }
        }
    }
    public func last() -> Publishers.Last<Self> { last { _ in true } }
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        finishing { downstream in
            var last: Output?
            return ({ if predicate($0) { last = $0 } }, { last.map(downstream.send) })
        }
    }
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        tryFilter(predicate).last()
    }
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return sending { downstream in
            var index = 0
            return {
                if range.contains(index) { downstream.send($0) }
                index += 1
                if index >= range.upperBound { downstream.end() }
            }
        }
    }
}
