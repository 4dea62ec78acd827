import Foundation

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(subscription: any Subscription)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void { public func send() { send(()) } }
extension Subject { public func send(subscription: any Subscription) { subscription.request(.unlimited) } }

/// The subscribers of a subject, in order of their subscription.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    private var next = 0
    private var all: [(id: Int, value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = []

    func add(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let id = next
        next += 1
        all.append((id, value, completion))
        return AnyCancellable { [weak self] in self?.all.removeAll { $0.id == id } }
    }
    func send(_ value: Output) { for one in all { one.value(value) } }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        for one in all { one.completion(completion) }
        all = []
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscriptions = SubscriberList<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { subscriptions.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subscriptions.add(value, completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscriptions = SubscriberList<Output, Failure>()
    public var value: Output { didSet { subscriptions.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        value(self.value)
        return subscriptions.add(value, completion)
    }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subscriptions = SubscriberList<Void, Never>()
    public init() {}
    public func send() { subscriptions.send(()) }
    public func _subscribe(
        value: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subscriptions.add(value, completion) }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends nothing by itself: a still picture is drawn once.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

@propertyWrapper
public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set {}
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: CurrentValueSubject<Value, Never>
        public func _subscribe(
            value: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject._subscribe(value: value, completion: completion) }
        /// Takes the values of another publisher as long as this value lives.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            let subject = subject
            kept.append(publisher.sink { subject.value = $0 })
        }
    }
}

/// Subscriptions without an owner.
nonisolated(unsafe) private var kept: [AnyCancellable] = []
