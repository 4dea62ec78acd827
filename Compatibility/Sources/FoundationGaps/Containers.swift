import Foundation

extension FileManager {
    /// The folder of an app group. Guests have none: a folder for temporary files, which is empty.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        temporaryDirectory.appendingPathComponent("group-containers").appendingPathComponent(groupIdentifier)
    }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension Bundle {
    /// The bundle of a package's resources: the main one, where a guest's resources are.
    public static var module: Bundle { .main }
}

extension ProcessInfo {
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isLowPowerModeEnabled: Bool { false }
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
}

/// Settings in iCloud. Guests have none.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public func object(forKey key: String) -> Any? { nil }
    public func string(forKey key: String) -> String? { nil }
    public func data(forKey key: String) -> Data? { nil }
    public func bool(forKey key: String) -> Bool { false }
    public func double(forKey key: String) -> Double { 0 }
    public func set(_ value: Any?, forKey key: String) {}
    @discardableResult
    public func synchronize() -> Bool { true }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public final class UndoManager: NSObject, @unchecked Sendable {
    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public func undo() {}
    public func redo() {}
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public typealias DispatchSerialQueue = DispatchQueue
