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
        CircularGauge(configuration: configuration, isOpen: true)
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
        CircularGauge(configuration: configuration, isOpen: false)
    }
}

private struct CircularGauge: View, StructuralView {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    /// The diameter of a circular accessory, in points.
    private static let side = 56.0
    /// The sizes of the labels in the centre and at the bottom, in points, and how far they shrink to fit.
    private static let (valueSize, boundsSize, leastScale): (CGFloat, CGFloat, CGFloat) = (20, 11, 0.4)

    func _lower(_ lowering: inout Lowering) {
        let value = configuration.currentValueLabel.map { AnyView($0) }
        let centre = value ?? (isOpen ? nil : AnyView(configuration.label))
        let node = ProgressRingNode(
            .fraction(configuration.value), idealSide: Self.side,
            content: centre.map { lowering.node(of: small($0, size: Self.valueSize, in: lowering)) },
            shrinksContent: true, isOpen: isOpen, marker: isOpen ? lowering.foreground : nil, lowering)
        let ring = isOpen ? GapLabelNode(node, label: lowering.node(of: bottom(in: lowering))) : node
        // The label that is in the centre is read as what it is.
        let isRead = value == nil && !isOpen
        lowering.nodes.append(isRead ? ring : SpokenNode(ring, spoken: lowering.node(of: configuration.label)))
    }

    @ViewBuilder private func bottom(in lowering: Lowering) -> some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            let labels = HStack(spacing: 2) {
                configuration.minimumValueLabel
                Spacer(minLength: 0)
                configuration.maximumValueLabel
            }
            small(AnyView(labels), size: Self.boundsSize, in: lowering)
        } else {
            small(AnyView(configuration.label), size: Self.boundsSize, in: lowering)
        }
    }

    /// A label as small as it must be. Letters in cells have one size.
    @ViewBuilder private func small(_ label: AnyView, size: CGFloat, in lowering: Lowering) -> some View {
        if lowering.environment.medium == .points {
            label.font(.system(size: size, weight: .medium, design: .rounded)).lineLimit(1)
                .minimumScaleFactor(Self.leastScale)
        } else {
            label.lineLimit(1)
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
