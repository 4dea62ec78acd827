import CellUI
import Foundation
import FoundationGaps

// Core Animation's layers and animations. Nothing is drawn through them.

public protocol CAMediaTiming: AnyObject {
    var beginTime: TimeInterval { get set }
    var duration: TimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: TimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: TimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

open class CAAnimation: NSObject, CAMediaTiming, @unchecked Sendable {
    public var beginTime: TimeInterval = 0
    public var duration: TimeInterval = 0
    public var speed: Float = 1
    public var timeOffset: TimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: TimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed
    public var timingFunction: CAMediaTimingFunction?
    public var isRemovedOnCompletion = true
    public var delegate: (any CAAnimationDelegate)?
}
public protocol CAAnimationDelegate: AnyObject {}
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    public var keyPath: String?
    public var isAdditive = false
    public var isCumulative = false
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?
}
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    public var mass: CGFloat = 1
    public var stiffness: CGFloat = 100
    public var damping: CGFloat = 10
    public var initialVelocity: CGFloat = 0
    public var settlingDuration: TimeInterval { duration }
}
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    public var values: [Any]?
    public var keyTimes: [NSNumber]?
    public var path: CGPath?
    public var timingFunctions: [CAMediaTimingFunction]?
}
open class CAAnimationGroup: CAAnimation, @unchecked Sendable { public var animations: [CAAnimation]? }
open class CATransition: CAAnimation, @unchecked Sendable {}
open class CATransaction: NSObject, @unchecked Sendable {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

open class CALayer: NSObject, @unchecked Sendable {
    public var name: String?
    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var position = CGPoint.zero
    public var zPosition: CGFloat = 0
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var isHidden = false
    public var isOpaque = false
    public var backgroundColor: CGColor?
    public var borderColor: CGColor?
    public var borderWidth: CGFloat = 0
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    public var masksToBounds = false
    public var opacity: Float = 1
    public var shadowColor: CGColor?
    public var shadowOffset = CGSize.zero
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowPath: CGPath?
    public var shouldRasterize = false
    public var rasterizationScale: CGFloat = 1
    public var contentsScale: CGFloat = 1
    public var mask: CALayer?
    public var contents: Any?
    public var sublayers: [CALayer]?
    public weak var superlayer: CALayer?
    open func layoutSublayers() {}
    public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
    public func removeFromSuperlayer() {}
    public func setNeedsDisplay() {}
    public func setNeedsLayout() {}
    public func layoutIfNeeded() {}
    public func render(in context: CGContext) {}
    public func add(_ animation: CAAnimation, forKey key: String?) {}
    public func removeAnimation(forKey key: String) {}
    public func removeAllAnimations() {}
    public func animation(forKey key: String) -> CAAnimation? { nil }
    public func setAffineTransform(_ transform: CGAffineTransform) {}
}
open class CAGradientLayer: CALayer, @unchecked Sendable {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint = CGPoint(x: 0.5, y: 1)
    public var type = CAGradientLayerType.axial
}
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
open class CAShapeLayer: CALayer, @unchecked Sendable {
    public var path: CGPath?
    public var fillColor: CGColor?
    public var fillRule = CAShapeLayerFillRule.nonZero
    public var strokeColor: CGColor?
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1
    public var lineWidth: CGFloat = 1
    public var lineCap = CAShapeLayerLineCap.butt
    public var lineJoin = CAShapeLayerLineJoin.miter
    public var lineDashPattern: [NSNumber]?
    public var lineDashPhase: CGFloat = 0
    public var miterLimit: CGFloat = 10
}
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
open class CADisplayLink: NSObject, @unchecked Sendable {
    public init(target: Any, selector: Selector) {}
    public var isPaused = false
    public var timestamp: TimeInterval { 0 }
    public var targetTimestamp: TimeInterval { 0 }
    public var duration: TimeInterval { 1 / 60 }
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}
public struct CALayerCornerCurve: Hashable, Sendable {
    private let name: String
    public static let circular = CALayerCornerCurve(name: "circular")
    public static let continuous = CALayerCornerCurve(name: "continuous")
}
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
