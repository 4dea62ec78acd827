import CellUI

// Controls and views with values, which show what these say.

extension TextField {
    /// A field that shows a value as its format writes it.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: .constant(format.format(value.wrappedValue)))
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(titleKey, text: .constant(value.wrappedValue.map(format.format) ?? ""))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(title, text: .constant(format.format(value.wrappedValue)))
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(titleKey, text: .constant(formatter.string(for: value.wrappedValue) ?? ""))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
        self.init(titleKey, text: text, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
        self.init(title, text: text, axis: axis)
    }
}

extension View {
    /// Limits the size of the controls inside to a range.
    public func controlSize(_ range: some RangeExpression<ControlSize>) -> some View {
        let allowed = ControlSize.allCases.filter(range.contains)
        return transformEnvironment(\.controlSize) { size in
            if let least = allowed.first, let most = allowed.last { size = min(max(size, least), most) }
        }
    }
}

extension Image {
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { self.init(_size: size, label: label, renderer: renderer) }
}

extension MeshGradient {
    /// A point of the grid with the curves that lead to its neighbours, which are straight here.
    public struct BezierPoint: Hashable, Sendable {
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint,
            bottomControlPoint: SIMD2<Float>
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        let points =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let own =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        self.init(
            width: width, height: height, points: points, colors: own, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}
