import Foundation

// Publishers of several publishers, by their own initializers.

extension Publishers {
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public let prefix: Prefix
        public let suffix: Suffix
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            var rest: [AnyCancellable] = []
            let first = prefix._subscribe(
                value: value,
                completion: {
                    if case .failure = $0 { return completion($0) }
                    rest.append(suffix._subscribe(value: value, completion: completion))
                })
            return AnyCancellable {
                first.cancel()
                rest = []
            }
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            Publishers.Sequence(sequence: publishers).setFailureType(to: Failure.self).flatMap { $0 }
                ._subscribe(value: value, completion: completion)
        }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.latest(b)._subscribe(value: value, completion: completion)
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.latest(b).latest(c).map { ($0.0.0, $0.0.1, $0.1) }._subscribe(value: value, completion: completion)
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.latest(b).latest(c).latest(d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }._subscribe(
                value: value, completion: completion)
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.paired(b)._subscribe(value: value, completion: completion)
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.paired(b).paired(c).map { ($0.0.0, $0.0.1, $0.1) }._subscribe(value: value, completion: completion)
        }
    }

    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.paired(b).paired(c).paired(d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }._subscribe(
                value: value, completion: completion)
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            Publishers.MergeMany(AnyPublisher(a), AnyPublisher(b))._subscribe(value: value, completion: completion)
        }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.merge(with: b, c)._subscribe(value: value, completion: completion)
        }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            a.merge(with: b, c, d)._subscribe(value: value, completion: completion)
        }
    }

    public struct Merge5<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            all = a.merge(with: b, c, d, e)
        }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { all._subscribe(value: value, completion: completion) }
    }

    public struct Merge6<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            all = a.merge(with: b, c, d, e, f)
        }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { all._subscribe(value: value, completion: completion) }
    }

    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        F.Output == G.Output,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            all = a.merge(with: b, c, d, e, f, g)
        }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { all._subscribe(value: value, completion: completion) }
    }

    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
        F.Output == G.Output, G.Output == H.Output,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            all = a.merge(with: b, c, d, e, f, g, h)
        }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { all._subscribe(value: value, completion: completion) }
    }
}
