import Foundation

// Publishers that begin a chain.

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        value(output)
        completion(.finished)
        return AnyCancellable {}
    }
}
extension Just: Equatable where Output: Equatable {}

public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completeImmediately { completion(.finished) }
        return AnyCancellable {}
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { createPublisher()._subscribe(value: value, completion: completion) }
}

public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private let subscriptions = SubscriberList<Output, Failure>()
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            guard self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let value):
                subscriptions.send(value)
                subscriptions.finish(.finished)
            case .failure(let error): subscriptions.finish(.failure(error))
            }
        }
    }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        guard let result else { return subscriptions.add(value, completion) }
        return result.publisher._subscribe(value: value, completion: completion)
    }
}

public struct Record<Output, Failure: Error>: Publisher {
    public let output: [Output]
    public let completion: Subscribers.Completion<Failure>
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        (self.output, self.completion) = (output, completion)
    }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        output.forEach(value)
        completion(self.completion)
        return AnyCancellable {}
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }
        public func _subscribe(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            sequence.forEach(value)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}
extension Optional {
    public var publisher: Publisher { Publisher(self) }
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
        public func _subscribe(
            value: @escaping (Wrapped) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            output.map(value)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}
extension Result {
    public var publisher: Publisher { Publisher(self) }
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>
        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }
        public func _subscribe(
            value: @escaping (Success) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            switch result {
            case .success(let output):
                value(output)
                completion(.finished)
            case .failure(let error): completion(.failure(error))
            }
            return AnyCancellable {}
        }
    }
}

extension Timer {
    /// A publisher of the time. It sends nothing: a still picture is drawn once, and its clock is the picture's.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(
            interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) { (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode) }
        public func connect() -> any Cancellable { AnyCancellable {} }
        public func _subscribe(
            value: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }
        public func _subscribe(
            value: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            nonisolated(unsafe) let receive = value
            let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
            return AnyCancellable { [center] in center.removeObserver(token) }
        }
    }
}
