import Foundation

/// Keeps a subscription until it is cancelled or released.
public protocol Cancellable { func cancel() }
extension Cancellable {
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

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

public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let id: UUID
    public init() { id = UUID() }
    public init(_ object: AnyObject) { self.init() }
    public var description: String { id.uuidString }
}
public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }
extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What asks a publisher for values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}
public enum Subscriptions {
    public static var empty: any Subscription { EmptySubscription() }
}
private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// What takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void { public func receive() -> Subscribers.Demand { receive(()) } }

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public struct Demand: Hashable, Comparable, Sendable {
        /// `nil` for no limit.
        public let max: Int?
        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            Demand(max: lhs.max.flatMap { mine in rhs.max.map { mine + $0 } })
        }
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs + .max(-rhs) }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func < (lhs: Demand, rhs: Demand) -> Bool { (lhs.max ?? .max) < (rhs.max ?? .max) }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    }

    /// Calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }
        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
            receiveValue(value)
            return .none
        }
        public func receive(completion: Completion<Failure>) { receiveCompletion(completion) }
        public func cancel() {
            subscription?.cancel()
            subscription = nil
        }
    }

    /// Sets a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }
        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }
        public func receive(completion: Completion<Never>) {}
        public func cancel() {
            subscription?.cancel()
            (subscription, object) = (nil, nil)
        }
    }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion {
    /// The same end with an error of any type.
    var asError: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier = CombineIdentifier()
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: subscriber.receive(subscription:), receiveValue: subscriber.receive(_:),
            receiveCompletion: subscriber.receive(completion:))
    }
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscription = receiveSubscription ?? { _ in }
        value = receiveValue ?? { _ in .none }
        completion = receiveCompletion ?? { _ in }
    }
    public func receive(subscription: any Subscription) { self.subscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

/// Subscribes to a publisher of this module when its subscriber first asks for values.
final class StartedByRequest<P: Publisher, S: Subscriber>: Subscription
where S.Input == P.Output, S.Failure == P.Failure {
    private let publisher: P
    private let subscriber: S
    private var isStarted = false
    private var subscription: AnyCancellable?

    init(publisher: P, subscriber: S) { (self.publisher, self.subscriber) = (publisher, subscriber) }
    func request(_ demand: Subscribers.Demand) {
        guard !isStarted, demand > .none else { return }
        isStarted = true
        let subscriber = subscriber
        subscription = publisher._subscribe(
            value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    }
    func cancel() { subscription = nil }
}
