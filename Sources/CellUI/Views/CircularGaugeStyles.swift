/// An open ring with a marker at the value, and in its centre the label of the value. Between its ends are the labels of the bounds, or
/// else the label; in cells, if there is space.
///
///     ▗▞▀▀▀●▖
///     ▐  62  ▌
///     ▝▖0 5▗▘
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        OpenRing(configuration: configuration)
    }
}

/// A closed ring that is filled up to the value, and in its centre the label of the value, or else the label.
///
///     ▗▞▀▀▀▀▚▖
///     ▐  62  ▌
///     ▝▄▄▄▄▄▄▘
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRing(
            amount: .fraction(configuration.value), label: AnyView(configuration.label),
            value: configuration.currentValueLabel.map { AnyView($0) })
    }
}

/// A closed ring with a label in its centre: that of the value, or else the label. So are gauges, and as in a widget progress views.
struct LabelledRing: View, StructuralView {
    let amount: ProgressAmount
    let label: AnyView
    let value: AnyView?
    /// Whether it is smaller where there is less than its ideal side.
    var isFlexible = false

    func _lower(_ lowering: inout Lowering) {
        let centre = lowering.node(of: RingLabel(label: value ?? label, size: RingLabel.valueSize))
        let node = ProgressRingNode(
            amount, idealSide: RingLabel.side, content: centre, shrinksContent: true, isFlexible: isFlexible, lowering)
        // The label that is in the centre is read as what it is.
        lowering.nodes.append(value == nil ? node : SpokenNode(node, spoken: lowering.node(of: label)))
    }
}

private struct OpenRing: View, StructuralView {
    let configuration: GaugeStyleConfiguration

    func _lower(_ lowering: inout Lowering) {
        let centre = configuration.currentValueLabel.map {
            lowering.node(of: RingLabel(label: AnyView($0), size: RingLabel.valueSize))
        }
        let node = ProgressRingNode(
            .fraction(configuration.value), idealSide: RingLabel.side, content: centre, shrinksContent: true,
            isOpen: true, marker: lowering.foreground, lowering)
        let ring = GapLabelNode(node, label: lowering.node(of: bottom))
        lowering.nodes.append(SpokenNode(ring, spoken: lowering.node(of: configuration.label)))
    }

    @ViewBuilder private var bottom: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            let labels = HStack(spacing: 2) {
                configuration.minimumValueLabel
                Spacer(minLength: 0)
                configuration.maximumValueLabel
            }
            RingLabel(label: AnyView(labels), size: RingLabel.boundsSize)
        } else {
            RingLabel(label: AnyView(configuration.label), size: RingLabel.boundsSize)
        }
    }
}

/// A label as small as it must be to fit into a ring. Letters in cells have one size.
private struct RingLabel: View, StructuralView {
    let label: AnyView
    let size: CGFloat

    /// The diameter of a circular accessory, in points.
    static let side = 56.0
    /// The sizes of the labels in the centre and at the bottom, in points, and how far they shrink to fit.
    static let (valueSize, boundsSize, leastScale): (CGFloat, CGFloat, CGFloat) = (20, 11, 0.4)

    func _lower(_ lowering: inout Lowering) {
        if lowering.environment.medium == .points {
            label.font(.system(size: size, weight: .medium, design: .rounded)).lineLimit(1)
                .minimumScaleFactor(Self.leastScale)._lower(&lowering)
        } else {
            label.lineLimit(1)._lower(&lowering)
        }
    }
}

/// An open ring, with a label between its ends.
private final class GapLabelNode: WrapperNode {
    private let ring: ProgressRingNode
    private let label: LayoutNode

    init(_ ring: ProgressRingNode, label: LayoutNode) {
        (self.ring, self.label) = (ring, label)
        super.init(ring)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        super.draw(in: rect, on: &canvas)
        let gap = ring.gap(in: rect)
        let size = label.size(ProposedViewSize(gap.size))
        guard size.width <= gap.width + 1 else { return }
        label.draw(in: Alignment.bottom.place(size, in: gap), on: &canvas)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        super.draw(in: rect, context: &context)
        guard let gap = ring.gapInCells(of: rect) else { return }
        let natural = label.size(.unspecified)
        guard natural.width.fits(gap.width) else { return }
        let size = label.size(ProposedViewSize(gap.size))
        label.draw(in: Alignment.center.place(size, in: gap), context: &context)
    }

    override func collectChanges(into changes: inout PendingChanges) {
        super.collectChanges(into: &changes)
        label.collectChanges(into: &changes)
    }
}
