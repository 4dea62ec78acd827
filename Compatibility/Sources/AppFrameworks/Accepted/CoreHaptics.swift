import Foundation

// CoreHaptics' names. Nothing vibrates.

public let CHHapticTimeImmediate: TimeInterval = 0
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ID(rawValue: "HapticSharpness")
        public static let attackTime = ID(rawValue: "AttackTime")
        public static let decayTime = ID(rawValue: "DecayTime")
        public static let releaseTime = ID(rawValue: "ReleaseTime")
    }
    public let parameterID: ID
    public var value: Float
    public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {}
}
public final class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    public struct ControlPoint: Sendable {
        public let relativeTime: TimeInterval
        public let value: Float
        public init(relativeTime: TimeInterval, value: Float) {
            (self.relativeTime, self.value) = (relativeTime, value)
        }
    }
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {}
}
public final class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public let type: EventType
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) { type = eventType }
}
public final class CHHapticPattern: NSObject, @unchecked Sendable {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
}
public final class CHHapticEngine: NSObject, @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
            gameControllerDisconnect
        case systemError = -1
    }
    private struct Capability: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }
    private final class Player: CHHapticAdvancedPatternPlayer {
        var loopEnabled = false
        func start(atTime time: TimeInterval) throws {}
        func stop(atTime time: TimeInterval) throws {}
        func pause(atTime time: TimeInterval) throws {}
        func resume(atTime time: TimeInterval) throws {}
        func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    }
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }
    public var resetHandler: () -> Void = {}
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    public var isAutoShutdownEnabled = false
    public var playsHapticsOnly = false
    public override init() {}
    public func start() throws {}
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        Player()
    }
    public func playPattern(from url: URL) throws {}
}
