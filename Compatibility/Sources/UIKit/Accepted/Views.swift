import CellUI
import Foundation
import FoundationGaps

// Views, their constraints and gestures. A widget has none of them; an app's source next to it may mention them.

open class UIResponder: NSObject, @unchecked Sendable {
    public var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

open class UIView: UIResponder, @unchecked Sendable {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }
    open class var layerClass: AnyClass { CALayer.self }
    public var frame: CGRect
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    public var transform = CGAffineTransform.identity
    public var backgroundColor: UIColor?
    public var tintColor: UIColor! = .systemBlue
    public var alpha: CGFloat = 1
    public let layer = CALayer()
    public var tag = 0
    public var contentMode = ContentMode.scaleToFill
    public var autoresizingMask: AutoresizingMask = []
    public var isUserInteractionEnabled = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public weak var superview: UIView?
    public var window: UIWindow? { nil }
    public var isHidden = false
    public var isOpaque = true
    public var clipsToBounds = false
    public var subviews: [UIView] = []
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    public init(frame: CGRect) { self.frame = frame }
    public required init?(coder: NSCoder) { frame = .zero }
    public override convenience init() { self.init(frame: .zero) }
    open func draw(_ rect: CGRect) {}
    open func layoutSubviews() {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    public func sizeToFit() {}
    public func addSubview(_ view: UIView) { subviews.append(view) }
    public func insertSubview(_ view: UIView, at index: Int) { subviews.append(view) }
    public func bringSubviewToFront(_ view: UIView) {}
    public func sendSubviewToBack(_ view: UIView) {}
    public func removeFromSuperview() {}
    public func setNeedsDisplay() {}
    public func setNeedsLayout() {}
    public func layoutIfNeeded() {}
    public func invalidateIntrinsicContentSize() {}
    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    public func addConstraint(_ constraint: NSLayoutConstraint) {}
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
}

open class UIWindow: UIView, @unchecked Sendable {
    public var rootViewController: UIViewController?
    public var windowScene: UIWindowScene?
    public var isKeyWindow: Bool { false }
    public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
    public func makeKeyAndVisible() {}
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
open class NSLayoutConstraint: NSObject, @unchecked Sendable {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public var constant: CGFloat = 0
    public var priority = UILayoutPriority.required
    public var isActive = false
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
open class NSLayoutAnchor<AnchorType>: NSObject, @unchecked Sendable {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
/// What has edges: a view or a guide.
public protocol _LayoutEdges {}
extension _LayoutEdges {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
open class UILayoutGuide: NSObject, _LayoutEdges, @unchecked Sendable {}
extension UIView: _LayoutEdges {
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    public var safeAreaInsets: UIEdgeInsets { .zero }
}

open class UIGestureRecognizer: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public var state: State { .possible }
    public var view: UIView? { nil }
    public var cancelsTouchesInView = true
    public var delegate: (any UIGestureRecognizerDelegate)?
    public init(target: Any?, action: Selector?) {}
    public func location(in view: UIView?) -> CGPoint { .zero }
}
public protocol UIGestureRecognizerDelegate: AnyObject {}
open class UITapGestureRecognizer: UIGestureRecognizer, @unchecked Sendable { public var numberOfTapsRequired = 1 }
open class UIPanGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
    public func translation(in view: UIView?) -> CGPoint { .zero }
}
open class UILongPressGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
    public var minimumPressDuration: TimeInterval = 0.5
}
open class UIPinchGestureRecognizer: UIGestureRecognizer, @unchecked Sendable { public var scale: CGFloat = 1 }
open class UISwipeGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {}
