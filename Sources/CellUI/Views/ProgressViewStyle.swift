/// How progress views look.
public protocol ProgressViewStyle {
    /// What a progress view is made of.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The progress view in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to draw of a progress view.
public struct ProgressViewStyleConfiguration {
    /// What is going on.
    public struct Label: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// How far it has come, in words.
    public struct CurrentValueLabel: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    let amount: ProgressAmount
    /// What is going on; `nil` without a label.
    public var label: Label?
    /// How far it has come, in words; `nil` without one.
    public var currentValueLabel: CurrentValueLabel?

    /// The part that is done, 0…1; `nil` if nobody knows or, as in SwiftUI, if it follows the time: give this
    /// configuration to a `ProgressView` to draw that.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = amount { return fraction }
        return nil
    }
}

enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil }
}

extension View {
    /// The style of progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        settingStyle(ProgressViewStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// A bar where it is known how far something has come, else a ring.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    public init() {}
    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.amount == .indeterminate {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar of one row, or as high as a frame makes it; its label above, its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// The style, in the tint around.
    public init() { tint = nil }
    /// The style in a tint of its own.
    public init(tint: Color) { self.tint = tint }
    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.label == nil, configuration.currentValueLabel == nil {
            bar(configuration)
        } else {
            VStack(alignment: .leading) {
                configuration.label
                bar(configuration)
                configuration.currentValueLabel?.foregroundStyle(.secondary).font(.caption)
            }
        }
    }

    private func bar(_ configuration: Configuration) -> some View {
        ProgressBar(amount: configuration.amount).changingEnvironment("") { [tint] in
            if let tint { $0.tint = AnyShapeStyle(tint) }
        }
    }
}

/// A ring as large as a frame makes it, its value within if it has room; without a frame, a circle in one cell.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// The size of the system's ring, in points.
    private static let idealSide = 20.0

    /// The style, in the tint around.
    public init() { tint = nil }
    /// The style in a tint of its own.
    public init(tint: Color) { self.tint = tint }
    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if let label = configuration.label {
            VStack {
                ring(configuration)
                label
            }
        } else {
            ring(configuration)
        }
    }

    private func ring(_ configuration: Configuration) -> some View {
        ProgressRing(amount: configuration.amount, idealSide: Self.idealSide, content: configuration.currentValueLabel)
            .changingEnvironment("") { [tint] in if let tint { $0.tint = AnyShapeStyle(tint) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far something has come, else a ring.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
