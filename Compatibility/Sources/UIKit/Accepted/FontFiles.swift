import Foundation
import FoundationGaps

// Fonts of the app are not read: they are drawn as the system's.

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }
@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { false }
public final class CGFont: @unchecked Sendable {
    public init?(_ provider: CGDataProvider) { nil }
}
public final class CGDataProvider: @unchecked Sendable {
    public init?(data: CFData) { nil }
    public init?(url: CFURL) { nil }
}
