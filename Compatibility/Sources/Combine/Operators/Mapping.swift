import Foundation

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        sending { downstream in { downstream.send(transform($0)) } }
    }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        map { $0[keyPath: keyPath] }
    }
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> AnyPublisher<(T0, T1), Failure> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> AnyPublisher<(T0, T1, T2), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        trying { _ in { try transform($0) } }
    }
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        sending { downstream in
            var result = initialResult
            return {
                result = nextPartialResult(result, $0)
                downstream.send(result)
            }
        }
    }
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        trying { _ in
            var result = initialResult
            return {
                result = try nextPartialResult(result, $0)
                return result
            }
        }
    }
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable { tryMap { try encoder.encode($0) } }
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure { joining(transform) { $0 } }
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        joining({ transform($0).setFailureType(to: Failure.self) }) { $0 }
    }
    /// Sends the values of the publishers that `publisher` makes of the values.
    fileprivate func joining<P: Publisher>(
        _ publisher: @escaping (Output) -> P, _ failure: @escaping (Failure) -> P.Failure
    ) -> AnyPublisher<P.Output, P.Failure> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value, completion)
            var inner: [AnyCancellable] = []
            var running = 1
            func finishOne() {
                running -= 1
                if running == 0 { downstream.end() }
            }
            func end(_ end: Subscribers.Completion<P.Failure>) {
                if case .finished = end { finishOne() } else { downstream.end(end) }
            }
            let outer = _subscribe(
                value: {
                    running += 1
                    inner.append(publisher($0)._subscribe(value: downstream.send, completion: end))
                },
                completion: {
                    switch $0 {
                    case .finished: finishOne()
                    case .failure(let error): downstream.end(.failure(failure(error)))
                    }
                })
            return AnyCancellable {
                downstream.stop()
                outer.cancel()
                inner = []
            }
        }
    }
}
extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> { joining(transform, noFailure) }
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where P.Failure == Never { joining(transform, noFailure) }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { joining({ $0 }) { $0 } }
}
extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> { joining({ $0 }, noFailure) }
}
extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        joining({ $0.setFailureType(to: Failure.self) }) { $0 }
    }
}
extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Never> { joining({ $0 }, noFailure) }
}

/// The failure of what cannot fail.
private func noFailure<E: Error>(_ failure: Never) -> E {}
