@_exported import Foundation

// Enough of Combine for a source beside a widget to compile and for its values to arrive: publishers call their subscribers at once,
// on the same thread, and know no demand.

/// Keeps a subscription until it is cancelled or released.
public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private var onCancel: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
    public init<C: Cancellable>(_ canceller: C) { onCancel = { canceller.cancel() } }
    deinit { onCancel?() }
    public func cancel() {
        onCancel?()
        onCancel = nil
    }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

/// Sends values over time.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// Calls `value` for each value, and `completion` at the end; the result keeps the subscription.
    func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

extension Publisher {
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
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
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
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subscribe(value, completion) }
}
