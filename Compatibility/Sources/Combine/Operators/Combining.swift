import Foundation

extension Publisher {
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    @_disfavoredOverload
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> { merged([AnyPublisher(a), AnyPublisher(b)]) }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> { merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]) }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> { merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]) }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> {
        merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)])
    }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>,
        _ f: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> {
        merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f)])
    }
    public func merge(
        with a: some Publisher<Output, Failure>,
        _ b: some Publisher<Output, Failure>,
        _ c: some Publisher<Output, Failure>,
        _ d: some Publisher<Output, Failure>,
        _ e: some Publisher<Output, Failure>,
        _ f: some Publisher<Output, Failure>,
        _ g: some Publisher<Output, Failure>
    ) -> AnyPublisher<Output, Failure> {
        merged([
            AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
            AnyPublisher(g),
        ])
    }
    private func merged(_ others: [AnyPublisher<Output, Failure>]) -> AnyPublisher<Output, Failure> {
        AnyPublisher(Publishers.MergeMany([AnyPublisher(self)] + others))
    }
}

extension Publisher {
    /// Sends what `combine` makes of a value of this publisher or of another.
    func joined<P: Publisher, T>(
        _ other: P, _ combine: @escaping () -> (_ mine: Output?, _ theirs: P.Output?) -> T?
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            let downstream = Downstream(value, completion)
            let combine = combine()
            var running = 2
            func end(_ end: Subscribers.Completion<Failure>) {
                running -= 1
                if case .failure = end { return downstream.end(end) }
                if running == 0 { downstream.end() }
            }
            let first = _subscribe(value: { combine($0, nil).map(downstream.send) }, completion: end)
            let second = other._subscribe(value: { combine(nil, $0).map(downstream.send) }, completion: end)
            return AnyCancellable {
                downstream.stop()
                first.cancel()
                second.cancel()
            }
        }
    }
    func latest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        joined(other) {
            var mine: Output?
            var theirs: P.Output?
            return {
                (mine, theirs) = ($0 ?? mine, $1 ?? theirs)
                return mine.flatMap { mine in theirs.map { (mine, $0) } }
            }
        }
    }
    func paired<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        joined(other) {
            var mine: [Output] = []
            var theirs: [P.Output] = []
            return {
                $0.map { mine.append($0) }
                $1.map { theirs.append($0) }
                return mine.isEmpty || theirs.isEmpty ? nil : (mine.removeFirst(), theirs.removeFirst())
            }
        }
    }
}
