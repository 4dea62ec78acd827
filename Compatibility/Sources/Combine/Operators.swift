import Foundation

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

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.finished)
        return AnyCancellable {}
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public func _subscribe(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private let subscriptions = Subscriptions<Output, Failure>()
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
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
        switch result {
        case .success(let output):
            value(output)
            completion(.finished)
        case .failure(let error): completion(.failure(error))
        case nil: return subscriptions.add(value, completion)
        }
        return AnyCancellable {}
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in _subscribe(value: { value(transform($0)) }, completion: completion) }
    }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            _subscribe(value: { if let new = transform($0) { value(new) } }, completion: completion)
        }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        AnyPublisher { value, completion in
            var last: Output?
            return _subscribe(
                value: {
                    if last != $0 { value($0) }
                    last = $0
                }, completion: completion)
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            return _subscribe(value: { if left > 0 { left -= 1 } else { value($0) } }, completion: completion)
        }
    }
    public func first() -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isDone = false
            return _subscribe(
                value: {
                    if !isDone { value($0) }
                    isDone = true
                }, completion: completion)
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, completion in
            _subscribe(
                value: value,
                completion: {
                    if case .failure = $0 { value(output) }
                    completion(.finished)
                })
        }
    }
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            var inner: [AnyCancellable] = []
            let outer = _subscribe(
                value: { inner.append(transform($0)._subscribe(value: value) { _ in }) }, completion: completion)
            return AnyCancellable {
                outer.cancel()
                inner = []
            }
        }
    }
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            var mine: Output?
            var theirs: P.Output?
            let first = _subscribe(
                value: {
                    mine = $0
                    if let theirs { value(($0, theirs)) }
                }, completion: completion)
            let second = other._subscribe(value: {
                theirs = $0
                if let mine { value((mine, $0)) }
            }) { _ in }
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, completion in
            let first = _subscribe(value: value, completion: completion)
            let second = other._subscribe(value: value) { _ in }
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        map {
            receiveOutput?($0)
            return $0
        }
    }
    // Everything arrives at once, on the same thread.
    public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func debounce<D, S>(for dueTime: D, scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func debounce<S>(for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }
    public func throttle<S>(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }
    public func delay<S>(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: S)
        -> AnyPublisher<Output, Failure>
    { AnyPublisher(self) }
}

extension DispatchQueue {
    public struct SchedulerTimeType {
        public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
            let seconds: Double
            public init(floatLiteral value: Double) { seconds = value }
            public init(integerLiteral value: Int) { seconds = Double(value) }
            public static func seconds(_ value: Int) -> Stride { Stride(integerLiteral: value) }
            public static func seconds(_ value: Double) -> Stride { Stride(floatLiteral: value) }
            public static func milliseconds(_ value: Int) -> Stride { Stride(floatLiteral: Double(value) / 1000) }
        }
    }
}

extension Timer {
    /// A publisher of the time. It sends nothing: a still picture is drawn once, and its clock is the picture's.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }

    public final class TimerPublisher: Publisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public func autoconnect() -> TimerPublisher { self }
        public func connect() -> AnyCancellable { AnyCancellable {} }
        public func _subscribe(
            value: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name)
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        public func _subscribe(
            value: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            nonisolated(unsafe) let receive = value
            let token = center.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
            return AnyCancellable { [center] in center.removeObserver(token) }
        }
    }
}
