import Foundation

// The values that a parameter can be given, in sections. They are not shown here.

public struct IntentItemCollection<Result>: ExpressibleByArrayLiteral {
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(items: []) }
    /// Whether nothing can be chosen.
    public let isEmpty: Bool
    @_disfavoredOverload
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
        isEmpty = items.isEmpty
    }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) { isEmpty = items.isEmpty }
    public init(arrayLiteral elements: Result...) { isEmpty = elements.isEmpty }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) { isEmpty = sections.allSatisfy(\.isEmpty) }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) { isEmpty = sectionsBuilder().allSatisfy(\.isEmpty) }
}
public typealias ItemCollection<Result> = IntentItemCollection<Result>

public struct IntentItemSection<Result> {
    let isEmpty: Bool
    @_disfavoredOverload
    public init(items: [Result]) { isEmpty = items.isEmpty }
    public init(items: [IntentItem<Result>]) { isEmpty = items.isEmpty }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, items: [Result]) { isEmpty = items.isEmpty }
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) { isEmpty = items.isEmpty }
    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) { isEmpty = itemsBuilder().isEmpty }
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource?, image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) { isEmpty = itemsBuilder().isEmpty }
    @_disfavoredOverload
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) { isEmpty = items.isEmpty }
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) { isEmpty = items.isEmpty }

    /// Sections, or items without one.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [section]
        }
        public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [item])]
        }
        @_disfavoredOverload
        public static func buildExpression(_ item: Result) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [item])]
        }
        public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            parts.flatMap { $0 }
        }
        public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            part ?? []
        }
        public static func buildEither(first part: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { part }
        public static func buildEither(second part: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { part }
        public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            parts.flatMap { $0 }
        }
    }
}
public typealias ItemSection<Result> = IntentItemSection<Result>

public struct IntentItem<Result> {
    public let value: Result
    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) { self.value = value }

    /// Values, or items that are shown with their own title.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
        @_disfavoredOverload
        public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
        public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
        public static func buildEither(first part: [IntentItem<Result>]) -> [IntentItem<Result>] { part }
        public static func buildEither(second part: [IntentItem<Result>]) -> [IntentItem<Result>] { part }
        public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
    }
}
