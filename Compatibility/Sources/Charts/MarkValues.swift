import CellUI
import SwiftUI

// What the arguments of marks and their modifiers are.

public struct InterpolationMethod: Hashable, Sendable {
    enum Kind { case linear, smooth, stepStart, stepCenter, stepEnd }
    let kind: Kind
    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .smooth)
    public static let cardinal = InterpolationMethod(kind: .smooth)
    public static let catmullRom = InterpolationMethod(kind: .smooth)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Hashable, Sendable {
    enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// The length in a space of `whole` points.
    func length(of whole: CGFloat, automatic ratio: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: whole * ratio
        case .fixed(let length): length
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): max(0, whole - 2 * inset)
        }
    }
}
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
public struct AnnotationPosition: Hashable, Sendable {
    let anchor: UnitPoint
    var isAutomatic = false
    public static let automatic = AnnotationPosition(anchor: .bottom, isAutomatic: true)
    public static let overlay = AnnotationPosition(anchor: .center)
    public static let top = AnnotationPosition(anchor: .bottom)
    public static let bottom = AnnotationPosition(anchor: .top)
    public static let leading = AnnotationPosition(anchor: .trailing)
    public static let trailing = AnnotationPosition(anchor: .leading)
    public static let topLeading = AnnotationPosition(anchor: .bottomTrailing)
    public static let topTrailing = AnnotationPosition(anchor: .bottomLeading)
    public static let bottomLeading = AnnotationPosition(anchor: .topTrailing)
    public static let bottomTrailing = AnnotationPosition(anchor: .topLeading)
}
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        public static let automatic = Strategy(), fit = Strategy(), padScale = Strategy(), disabled = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
    public struct Boundary: Hashable, Sendable {
        public static let automatic = Boundary(), chart = Boundary(), plot = Boundary()
    }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
