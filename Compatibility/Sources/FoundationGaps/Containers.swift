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

extension URL {
    public static var documentsDirectory: URL { home("Documents") }
    public static var cachesDirectory: URL { home("Library/Caches") }
    public static var applicationSupportDirectory: URL { home("Library/Application Support") }
    public static var libraryDirectory: URL { home("Library") }
    private static func home(_ folder: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(folder)
    }
}

// Notices between processes. A guest has no other process.

public final class CFNotificationCenter: @unchecked Sendable {}
public struct CFNotificationName: Hashable, Sendable {
    public init(_ name: String) {}
    public init(rawValue: String) {}
}
public typealias CFString = String
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, [AnyHashable: Any]?
) -> Void
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { CFNotificationCenter() }
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
    _ info: [AnyHashable: Any]?,
    _ deliversImmediately: Bool
) {}
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter, _ observer: UnsafeRawPointer?, _ callback: CFNotificationCallback, _ name: String,
    _ object: UnsafeRawPointer?, _ behavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
    _ object: UnsafeRawPointer?
) {}
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter, _ observer: UnsafeRawPointer?) {}

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

extension AttributedString {
    /// Text with the emphasis and links of inline Markdown.
    public init(
        markdown: String, including scope: Any? = nil, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(inlineMarkdown: markdown)
    }
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {}
    }
}

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

extension NSObject {
    public static func classForCoder() -> AnyClass { self }
}
