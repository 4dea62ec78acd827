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

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
    public fileprivate(set) var _values = _ParagraphValues()
    open var alignment: NSTextAlignment { _values.alignment }
    open var lineSpacing: CGFloat { _values.lineSpacing }
    open var lineBreakMode: NSLineBreakMode { _values.lineBreakMode }
}
public struct _ParagraphValues {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
}
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { _values.alignment }
        set { _values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { _values.lineSpacing }
        set { _values.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { _values.lineBreakMode }
        set { _values.lineBreakMode = newValue }
    }
    open var paragraphSpacing: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
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
