import Foundation

// What sources write for the Objective-C runtime, which is not here: nothing is ever called by a selector.

/// The name of a method. `#selector(…)` becomes one.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

extension NSObject {
    public func responds(to selector: Selector!) -> Bool { false }
    public func perform(_ selector: Selector!, with object: Any?, afterDelay delay: TimeInterval) {}
}
extension Timer {
    /// A timer that calls nothing.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats) { _ in }
    }
    /// A timer that calls nothing.
    @discardableResult public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: interval, repeats: repeats) { _ in }
    }
}
extension NotificationCenter {
    /// Observes nothing: no app posts anything here.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = NSArray
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
/// The kind of an object: 21 of a truth value, 22 of a number, 7 of a text, 19 of a list, 18 of a dictionary, as on a phone.
public func CFGetTypeID(_ object: CFTypeRef) -> CFTypeID {
    switch object {
    case let number as NSNumber: number.objCType.pointee == 0x63 ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    default: 1
    }
}
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public let kCFNull: NSNull! = NSNull()

extension NSDate: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
/// A timer that never fires, as a property begins with: the source pass writes it for `Timer()`.
public func isletIdleTimer() -> Timer { Timer(timeInterval: 0, repeats: false) { _ in } }
