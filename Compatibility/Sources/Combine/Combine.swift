@_exported import Foundation

// Combine for a source beside a widget: it compiles, and values arrive. Publishers call their subscribers at once, on the same thread,
// and ignore demand. What needs time to pass never happens.

/// Sends values over time.
///
/// A publisher of a source has `receive(subscriber:)`, as Apple's have; one of this module has `_subscribe(value:completion:)`. Each is
/// made of the other.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    /// Calls `value` for each value, and `completion` at the end; the result keeps the subscription.
    func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

extension Publisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: StartedByRequest(publisher: self, subscriber: subscriber))
    }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        _subscribe(value: { subject.send($0) }, completion: { subject.send(completion: $0) })
    }
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(value: receiveValue, completion: receiveCompletion) }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _subscribe(value: receiveValue) { _ in }
    }
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let subscribe:
        (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        subscribe = { publisher._subscribe(value: $0, completion: $1) }
    }
    init(
        _ subscribe:
            @escaping (
                @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable
    ) { self.subscribe = subscribe }
    public var description: String { "AnyPublisher" }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subscribe(value, completion) }
}

/// What an operator sends its values to: nothing passes after the end.
final class Downstream<Output, Failure: Error> {
    private(set) var isDone = false
    private let value: (Output) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(_ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        (self.value, self.completion) = (value, completion)
    }
    func send(_ output: Output) { if !isDone { value(output) } }
    func end(_ end: Subscribers.Completion<Failure> = .finished) {
        guard !isDone else { return }
        isDone = true
        completion(end)
    }
    /// Sends what `output` returns, and ends with the error that it throws.
    func trying(_ output: () throws -> Output?) where Failure == any Error {
        do {
            if let output = try output() { send(output) }
        } catch { end(.failure(error)) }
    }
    func stop() { isDone = true }
}

/// What an operator does with the values and the end of the publisher before it.
typealias Steps<Output, Failure: Error> = (
    value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
)

extension Publisher {
    /// A publisher that applies an operator to what this one sends; `steps` makes the operator again for each subscriber.
    func passing<T, F: Error>(_ steps: @escaping (Downstream<T, F>) -> Steps<Output, Failure>) -> AnyPublisher<T, F> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value, completion)
            let steps = steps(downstream)
            let upstream = _subscribe(
                value: { if !downstream.isDone { steps.value($0) } },
                completion: { if !downstream.isDone { steps.completion($0) } })
            return AnyCancellable {
                downstream.stop()
                upstream.cancel()
            }
        }
    }
    /// The same for an operator that may change each value, and ends as this publisher does.
    func sending<T>(_ send: @escaping (Downstream<T, Failure>) -> (Output) -> Void) -> AnyPublisher<T, Failure> {
        passing { (send($0), $0.end) }
    }
    /// The same for an operator whose closures may throw.
    func trying<T>(
        _ send: @escaping (Downstream<T, any Error>) -> (Output) throws -> T?
    ) -> AnyPublisher<T, any Error> {
        passing { downstream in
            let output = send(downstream)
            return ({ value in downstream.trying { try output(value) } }, { downstream.end($0.asError) })
        }
    }
    /// The same for an operator that sends something where this publisher finishes.
    func finishing<T>(
        _ steps: @escaping (Downstream<T, Failure>) -> (value: (Output) -> Void, finish: () -> Void)
    ) -> AnyPublisher<T, Failure> {
        passing { downstream in
            let steps = steps(downstream)
            return (
                steps.value,
                {
                    if case .finished = $0 { steps.finish() }
                    downstream.end($0)
                }
            )
        }
    }
}
