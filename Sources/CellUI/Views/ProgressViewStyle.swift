/// The look of progress views.
public protocol ProgressViewStyle {
    /// The type of a styled progress view.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the progress view in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label: the task.
    public struct Label: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// The label of the current value.
    public struct CurrentValueLabel: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    let amount: ProgressAmount
    /// The label: the task; `nil` if there is none.
    public var label: Label?
    /// The label of the current value; `nil` if there is none.
    public var currentValueLabel: CurrentValueLabel?

    /// The fraction done, 0…1; `nil` if it is unknown or, as in SwiftUI, if it changes with time.
    ///
    /// To draw progress over time, pass this configuration to a `ProgressView`.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = amount { return fraction }
        return nil
    }
}

enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration>? { nil }
}

extension View {
    /// Sets the style of the progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        settingStyle(ProgressViewStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// The default style: a bar if the progress is known, otherwise a ring.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    public init() {}
    /// Returns the progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.amount == .indeterminate {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar of one row or as high as a frame makes it, with the label above and the value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// The style, in the current tint.
    public init() { tint = nil }
    /// The style, in its own tint.
    public init(tint: Color) { self.tint = tint }
    /// Returns the progress view in this style.
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

/// A ring as large as a frame, its own or that of the layers it is in, or as what it is over or behind, with the value in its centre if there
/// is space; without these, a circle in one cell. With a label it is, as in a widget, a gauge in the style `accessoryCircularCapacity`: the value or else the label is
/// in its centre.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style, in the current tint.
    public init() { tint = nil }
    /// The style, in its own tint.
    public init(tint: Color) { self.tint = tint }
    /// Returns the progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

/// A progress view in the circular style.
///
/// A separate type for speed: the style would otherwise resolve the long generic type of this body at its first use, and each part of it
/// costs a search through all protocol conformances of the program.
private struct CircularProgress: View, StructuralView {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    /// The diameter of the system's ring, in points.
    private static let idealSide = 20.0

    var body: some View {
        if let label = configuration.label {
            if configuration.amount == .indeterminate {
                VStack {
                    ring
                    label
                }
            } else {
                LabelledRing(
                    amount: configuration.amount, label: AnyView(label),
                    value: configuration.currentValueLabel.map { AnyView($0) }, isFlexible: true
                )
                .changingEnvironment("") { [tint] in if let tint { $0.tint = AnyShapeStyle(tint) } }
            }
        } else {
            ring
        }
    }

    private var ring: some View {
        ProgressRing(amount: configuration.amount, idealSide: Self.idealSide, content: configuration.currentValueLabel)
            .changingEnvironment("") { [tint] in if let tint { $0.tint = AnyShapeStyle(tint) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if the progress is known, otherwise a ring.
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
