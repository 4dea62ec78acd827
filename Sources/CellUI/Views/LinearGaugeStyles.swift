/// A bar between its bounds, its label above and its value below.
///
///     Distance
///     0 ███████▌░░░░ 5
///     3 km
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
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

/// As ``LinearCapacityGaugeStyle``, for small places.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A line with a marker between its bounds. Where there are none, the value stands before it. The label is only spoken.
///
///     0 ━━━━━━●━━━━━ 5
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if configuration.minimumValueLabel == nil { configuration.currentValueLabel }
            configuration.minimumValueLabel
            MarkerLine(fraction: configuration.value)
            configuration.maximumValueLabel
        }.speaking(configuration.label)
    }
}

/// A line with a marker.
struct MarkerLine: View, StructuralView {
    let fraction: Double

    func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            MarkerLineNode(
                lowering.isMirrored ? 1 - fraction : fraction, line: lowering.tint, marker: lowering.foreground,
                idealColumns: lowering.environment.cellScale.visibleColumns(100)))
    }
}

/// A line of one row with a marker at a part of its length.
final class MarkerLineNode: LayoutNode {
    private let fraction: Double
    private let line: Paint
    private let marker: Paint
    private let idealColumns: Int

    private static let lineGlyph = Glyph(Character("━"))
    private static let markerGlyph = Glyph(Character("●"))

    init(_ fraction: Double, line: Paint, marker: Paint, idealColumns: Int) {
        (self.fraction, self.line, self.marker, self.idealColumns) = (fraction, line, marker, idealColumns)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? idealColumns, height: 1)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
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
