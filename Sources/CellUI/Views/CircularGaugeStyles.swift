/// An open ring, with the value in its centre if there is space. The label is only read by screen readers.
///
///     ▗▞▀▀▀▀▚▖
///     ▐  62  ▌
///     ▝▖    ▗▘
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// Returns the gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: true)
    }
}

/// A closed ring, with the value in its centre if there is space. The label is only read by screen readers.
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

    var body: some View {
        ProgressRing(
            amount: .fraction(configuration.value), idealSide: Self.side, isOpen: isOpen,
            content: configuration.currentValueLabel
        ).speaking(configuration.label)
    }
}
