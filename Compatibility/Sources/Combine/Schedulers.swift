import Foundation

// Everything arrives at once, on the same thread: a scheduler does now what is to be done now, and never what is to be done later.

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}
extension Scheduler {
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {}
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { AnyCancellable {} }

    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil, action)
    }
}

/// A time of a scheduler.
public struct _SchedulerTime: Strideable, Hashable, Codable, Sendable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public init(_ time: DispatchTime) { date = Date() }
    public var dispatchTime: DispatchTime { .now() + date.timeIntervalSinceNow }
    public func distance(to other: _SchedulerTime) -> Stride { Stride(date.distance(to: other.date)) }
    public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(date.advanced(by: n.timeInterval)) }

    public struct Stride: SignedNumeric, Comparable, Hashable, Codable, Sendable, ExpressibleByFloatLiteral,
        SchedulerTimeIntervalConvertible
    {
        public var timeInterval: TimeInterval
        public var magnitude: TimeInterval { abs(timeInterval) }
        public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        public init(_ interval: DispatchTimeInterval) {
            switch interval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            default: self.init(.infinity)
            }
        }
        public init(floatLiteral value: TimeInterval) { timeInterval = value }
        public init(integerLiteral value: TimeInterval) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions: @unchecked Sendable {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) { (self.qos, self.flags) = (qos, flags) }
    }
    public var now: _SchedulerTime { _SchedulerTime(Date()) }
    public var minimumTolerance: _SchedulerTime.Stride { 0 }
}
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions: Sendable {}
    public var now: _SchedulerTime { _SchedulerTime(Date()) }
    public var minimumTolerance: _SchedulerTime.Stride { 0 }
}
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions: Sendable {}
    public var now: _SchedulerTime { _SchedulerTime(Date()) }
    public var minimumTolerance: _SchedulerTime.Stride { 0 }
}
public struct ImmediateScheduler: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()
    public var now: _SchedulerTime { _SchedulerTime(Date()) }
    public var minimumTolerance: _SchedulerTime.Stride { 0 }
}
