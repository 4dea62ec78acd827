/// A length that grows with the text size that the person prefers.
///
///     @ScaledMetric(relativeTo: .title) private var side = 24
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let value: Value
    private let textStyle: Font.TextStyle

    /// A length at the standard text size that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, self.textStyle) = (wrappedValue, textStyle)
    }
    /// A length at the standard text size that grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length in the view's environment; at the standard text size outside a body.
    public var wrappedValue: Value {
        let typeSize = BodyEnvironment.value(\.dynamicTypeSize)
        return value * Value(textStyle.size(at: typeSize)) / Value(textStyle.size(at: .large))
    }
}
