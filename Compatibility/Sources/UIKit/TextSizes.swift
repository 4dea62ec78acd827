import Foundation

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension NSString {
    /// The lines that the text needs in a width, as the given font's letters have it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let line = self.size(withAttributes: attributes)
        guard options.contains(.usesLineFragmentOrigin), size.width > 0, size.width < line.width else {
            return CGRect(origin: .zero, size: line)
        }
        let lines = (line.width / size.width).rounded(.up)
        return CGRect(x: 0, y: 0, width: size.width, height: lines * line.height)
    }
}
extension String {
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
extension NSAttributedString {
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let attributes = length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
        return string.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

public func CFAbsoluteTimeGetCurrent() -> Double { Date.now.timeIntervalSinceReferenceDate }
