/// A bar between its bounds, with the label above and the value below.
///
///     Distance
///     0 ━━━━━━━╾──── 5
///     3 km
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressBar(amount: .fraction(configuration.value))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.foregroundStyle(.secondary)
        }
    }
}

/// Like ``LinearCapacityGaugeStyle``, for small spaces.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A line with a marker, between its bounds. Without a label for the lower bound, the value is shown in its place. The
/// label is only read by screen readers.
///
///     0 ━━━━━━●━━━━━ 5
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if configuration.minimumValueLabel == nil { configuration.currentValueLabel }
            configuration.minimumValueLabel
            MarkerLine(fraction: configuration.value)
            configuration.maximumValueLabel
        }.speaking(configuration.label)
    }
}

/// A line with a marker, as a view.
struct MarkerLine: View, StructuralView {
    let fraction: Double

    func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            MarkerLineNode(
                lowering.isMirrored ? 1 - fraction : fraction, line: lowering.barTint, marker: lowering.foreground,
                scale: lowering.environment.cellScale,
                height: lowering.environment.medium == .points ? 8 : lowering.environment.cellScale.pointsPerRow))
    }
}

/// A line one row high with a marker at a fraction of its length.
final class MarkerLineNode: LayoutNode {
    private let fraction: Double
    private let line: Paint
    private let marker: Paint
    private let scale: CellScale
    private let height: CGFloat
    private static let idealWidth: CGFloat = 100

    private static let lineGlyph = Glyph(Character("━"))
    private static let markerGlyph = Glyph(Character("●"))

    init(_ fraction: Double, line: Paint, marker: Paint, scale: CellScale, height: CGFloat) {
        (self.fraction, self.line, self.marker, self.scale) = (fraction, line, marker, scale)
        self.height = height
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? Self.idealWidth, height: height)
    }

    /// A line half as high as the marker, and the marker with a gap around it.
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let bar = rect.insetBy(dx: 0, dy: rect.height / 4)
        let x = rect.minX + (rect.width - rect.height) * fraction
        let dot = CGRect(x: x, y: rect.minY, width: rect.height, height: rect.height)
        canvas.fill(Path(roundedRect: bar, cornerRadius: bar.height / 2), with: line, in: rect)
        canvas.fill(Path(ellipseIn: dot), with: marker, in: dot)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let rect = scale.cells(rect)
        guard !rect.isEmpty else { return }
        let position = rect.minX + Int((fraction * Double(rect.width - 1)).rounded())
        for x in rect.minX..<rect.maxX {
            let isMarker = x == position
            context.draw(
                isMarker ? Self.markerGlyph : Self.lineGlyph, x: x, y: rect.minY, paint: isMarker ? marker : line,
                in: rect)
        }
    }
}
