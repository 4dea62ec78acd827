import CellUI
import SwiftUI

// What a finger does with a chart. None is on it here.

/// Where a chart that is scrolled stops.
public protocol ChartScrollTargetBehavior {}
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}
/// The values at which a fast scroll stops.
public struct MajorValueAlignment<Value>: Sendable {
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    public static func unit(_ value: Value) -> MajorValueAlignment { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}
/// How many values a scroll goes on for.
public struct ValueAlignedLimitBehavior: Sendable {
    public static let automatic = ValueAlignedLimitBehavior(), always = ValueAlignedLimitBehavior()
    public static let never = ValueAlignedLimitBehavior()
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    public static var paging: Self { Self() }
}

extension View {
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
    public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { self }
}
