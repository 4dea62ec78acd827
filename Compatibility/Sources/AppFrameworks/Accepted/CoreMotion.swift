import Foundation

// CoreMotion's names. Nothing is measured: every sensor is absent, and no handler is called.

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
open class CMLogItem: NSObject, @unchecked Sendable { public var timestamp: TimeInterval { 0 } }
public final class CMAttitude: NSObject, @unchecked Sendable {
    public var roll: Double { 0 }
    public var pitch: Double { 0 }
    public var yaw: Double { 0 }
    public var quaternion: CMQuaternion { CMQuaternion() }
    public func multiply(byInverseOf attitude: CMAttitude) {}
}
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public var acceleration: CMAcceleration { CMAcceleration() }
}
public final class CMGyroData: CMLogItem, @unchecked Sendable {
    public var rotationRate: CMRotationRate { CMRotationRate() }
}
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let attitude = CMAttitude()
    public var rotationRate: CMRotationRate { CMRotationRate() }
    public var gravity: CMAcceleration { CMAcceleration() }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    public var heading: Double { -1 }
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = Self(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
    public static let xMagneticNorthZVertical = Self(rawValue: 4)
    public static let xTrueNorthZVertical = Self(rawValue: 8)
}
open class CMMotionManager: NSObject, @unchecked Sendable {
    public var accelerometerUpdateInterval: TimeInterval = 0
    public var gyroUpdateInterval: TimeInterval = 0
    public var deviceMotionUpdateInterval: TimeInterval = 0
    public var isAccelerometerAvailable: Bool { false }
    public var isAccelerometerActive: Bool { false }
    public var isGyroAvailable: Bool { false }
    public var isGyroActive: Bool { false }
    public var isDeviceMotionAvailable: Bool { false }
    public var isDeviceMotionActive: Bool { false }
    public var accelerometerData: CMAccelerometerData? { nil }
    public var gyroData: CMGyroData? { nil }
    public var deviceMotion: CMDeviceMotion? { nil }
    public override init() {}
    public func startAccelerometerUpdates() {}
    public func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    public func stopAccelerometerUpdates() {}
    public func startGyroUpdates() {}
    public func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    public func stopGyroUpdates() {}
    public func startDeviceMotionUpdates() {}
    public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
    public func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    public func startDeviceMotionUpdates(
        using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    public func stopDeviceMotionUpdates() {}
}
public final class CMPedometerData: NSObject, @unchecked Sendable {
    public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var endDate: Date { startDate }
    public var numberOfSteps: NSNumber { 0 }
    public var distance: NSNumber? { nil }
    public var floorsAscended: NSNumber? { nil }
    public var floorsDescended: NSNumber? { nil }
    public var currentPace: NSNumber? { nil }
    public var currentCadence: NSNumber? { nil }
    public var averageActivePace: NSNumber? { nil }
}
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    public func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    public func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void)
    {}
    public func stopUpdates() {}
}
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public var confidence: CMMotionActivityConfidence { .low }
    public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var unknown: Bool { true }
    public var stationary: Bool { false }
    public var walking: Bool { false }
    public var running: Bool { false }
    public var automotive: Bool { false }
    public var cycling: Bool { false }
}
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    public func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {}
    public func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
    ) {}
    public func stopActivityUpdates() {}
}
public final class CMAltitudeData: CMLogItem, @unchecked Sendable {
    public var relativeAltitude: NSNumber { 0 }
    public var pressure: NSNumber { 0 }
}
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    public func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    public func stopRelativeAltitudeUpdates() {}
}
