import Foundation

// What Shortcuts writes of an intent's parameters. No shortcut is shown here.

public protocol ParameterSummary {}
public struct EmptyParameterSummary: ParameterSummary { public init() {} }
public enum ParameterSummaryComparisonOperator: Sendable {
    case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, hasAnyValue, hasNoValue
    case oneOf
}
/// Names of the sizes of widgets, which a summary and the count of a parameter's values can depend on.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
}
/// What a summary can depend on besides parameters.
public struct ParameterSummaryContext: Sendable {
    public static let widgetFamily = ParameterSummaryContext()
}

public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ values: [Value], _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init(
        widgetFamily: ParameterSummaryComparisonOperator, _ family: IntentWidgetFamily,
        _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
    public init(
        widgetFamily: ParameterSummaryComparisonOperator, _ families: [IntentWidgetFamily],
        _ summary: () -> any ParameterSummary,
        otherwise: () -> any ParameterSummary = { EmptyParameterSummary() }
    ) {}
}

public struct ParameterSummarySwitchCondition<Intent, Value>: ParameterSummary {
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Intent, Value>
    ) {}
    public init(
        _ context: ParameterSummaryContext,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases<Intent, Value>
    ) where Value == IntentWidgetFamily {}
}
/// A value of a parameter, or several, with the summary that they have.
public struct ParameterSummaryCaseCondition<Intent, Value>: ParameterSummary {
    public init(_ value: Value, _ summary: () -> any ParameterSummary) {}
    public init(_ values: [Value], _ summary: () -> any ParameterSummary) {}
}
/// The summary of all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent>: ParameterSummary {
    public init(_ summary: () -> any ParameterSummary) {}
}
/// The cases of a parameter.
public struct ParameterSummaryCases<Intent, Value> {}
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value> {
    public static func buildExpression(_ one: ParameterSummaryCaseCondition<Intent, Value>)
        -> ParameterSummaryCases<Intent, Value>
    { ParameterSummaryCases() }
    public static func buildExpression(_ other: ParameterSummaryDefaultCaseCondition<Intent>)
        -> ParameterSummaryCases<Intent, Value>
    { ParameterSummaryCases() }
    public static func buildBlock(_ cases: ParameterSummaryCases<Intent, Value>...)
        -> ParameterSummaryCases<Intent, Value>
    { ParameterSummaryCases() }
}

public struct IntentParameterSummary<Intent>: ParameterSummary {
    public init() {}
    public init(@ParameterKeysBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>]) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeysBuilder<Intent> _ other: () -> [PartialKeyPath<Intent>] = { [] }
    ) {}
}
@resultBuilder
public enum ParameterKeysBuilder<Intent> {
    public static func buildExpression<Value>(_ path: KeyPath<Intent, Value>) -> [PartialKeyPath<Intent>] { [path] }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parts.flatMap { $0 }
    }
}
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
        public mutating func appendInterpolation(_ value: ParameterSummaryToken) {}
    }
}
public struct ParameterSummaryToken: Sendable {
    public static let applicationName = ParameterSummaryToken()
}
extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition<Self>
    public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
    public typealias Parameter<Value> = IntentParameter<Value>
}
