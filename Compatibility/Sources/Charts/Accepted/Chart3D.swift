import CellUI
import SwiftUI

// Charts in space compile and are not drawn: what is seen of one depends on a camera, lights and materials.

public typealias Chart3DContent = ChartContent
public typealias Chart3DContentBuilder = ChartContentBuilder

/// Marks in space. Its place stays empty.
public struct Chart3D<Content: Chart3DContent>: View {
    public init(@Chart3DContentBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {}
    public var body: some View { Color.clear }
}

/// A surface over two axes.
public struct SurfacePlot: ChartContent {
    public var _marks: [ChartMark] { [] }
    public typealias Body = Never
    public init(x: String, y: String, z: String, function: @escaping @Sendable (Double, Double) -> Double) {}
    public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {}
    public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> some ChartContent { self }
    public func roughness(_ roughness: Double) -> some ChartContent { self }
}

/// The colours of a surface.
public struct Chart3DSurfaceStyle: Sendable {
    public static let heightBased = Chart3DSurfaceStyle(), normalBased = Chart3DSurfaceStyle()
    public static func heightBased(yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle { .heightBased }
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle {
        .heightBased
    }
}

/// From where a chart in space is seen.
public struct Chart3DPose: Hashable, Sendable {
    public static let `default` = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let front = Chart3DPose.default, back = Chart3DPose.default, left = Chart3DPose.default
    public static let right = Chart3DPose.default, top = Chart3DPose.default, bottom = Chart3DPose.default
    public var azimuth, inclination: Angle
    public init(azimuth: Angle, inclination: Angle) { (self.azimuth, self.inclination) = (azimuth, inclination) }
}
public struct Chart3DCameraProjection: Hashable, Sendable {
    public static let automatic = Chart3DCameraProjection(), orthographic = Chart3DCameraProjection()
    public static let perspective = Chart3DCameraProjection()
}

extension PointMark {
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) { self.init(x: x, y: y) }
}
extension RectangleMark {
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) { self.init(x: x, y: y) }
}

extension View {
    public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
    public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }
    public func chartZAxis(_ visibility: Visibility) -> some View { self }
    public func chartZAxisLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func chartZScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View { self }
}
public struct Chart3DRenderingStyle: Hashable, Sendable {
    public static let automatic = Chart3DRenderingStyle()
}
