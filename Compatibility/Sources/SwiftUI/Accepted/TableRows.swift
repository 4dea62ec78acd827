import CellUI

// Tables of apps, which are not drawn.

public protocol TableRowContent<TableRowValue> { associatedtype TableRowValue: Identifiable }
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public init(_ value: Value) {}
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
}
public struct TableRowGroup<Value: Identifiable>: TableRowContent { public typealias TableRowValue = Value }
extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public init(_ data: Data, content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, content: content) }
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(_data: data) { TableRow($0) }
    }
}
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    public static func buildBlock<R: TableRowContent>(_ content: R) -> R where R.TableRowValue == Value { content }
    public static func buildBlock<each R: TableRowContent>(_ content: repeat each R) -> TableRowGroup<Value> {
        TableRowGroup()
    }
    public static func buildOptional<R: TableRowContent>(_ content: R?) -> TableRowGroup<Value> { TableRowGroup() }
    public static func buildEither<R: TableRowContent>(first: R) -> TableRowGroup<Value> { TableRowGroup() }
    public static func buildEither<R: TableRowContent>(second: R) -> TableRowGroup<Value> { TableRowGroup() }
}
public struct Table<Value: Identifiable>: View {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {}
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {}
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {}
    public init<Data: RandomAccessCollection, C: SortComparator>(
        _ data: Data, sortOrder: Binding<[C]>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, C.Compared == Value {}
    public init<R: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> R
    ) where R.TableRowValue == Value {}
    public init<R: TableRowContent>(
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> R
    ) where R.TableRowValue == Value {}
    public var body: some View { EmptyView() }
}
public struct TableColumn<Value: Identifiable> {
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> C) {}
    public init<C: View>(_ text: Text, @ViewBuilder content: @escaping (Value) -> C) {}
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {}
    public init<V: Comparable, C: View>(
        _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> C
    ) {}
    public func width(_ width: CGFloat?) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    public func customizationID(_ id: String) -> Self { self }
    public func defaultVisibility(_ visibility: Visibility) -> Self { self }
    public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}
public struct TableColumnAlignment: Hashable, Sendable {
    public static var automatic: TableColumnAlignment { TableColumnAlignment() }
    public static var leading: TableColumnAlignment { TableColumnAlignment() }
    public static var center: TableColumnAlignment { TableColumnAlignment() }
    public static var trailing: TableColumnAlignment { TableColumnAlignment() }
    public static var numeric: TableColumnAlignment { TableColumnAlignment() }
}
@resultBuilder public enum TableColumnBuilder<Value: Identifiable> {
    public static func buildExpression(_ column: TableColumn<Value>) -> [TableColumn<Value>] { [column] }
    public static func buildBlock(_ columns: [TableColumn<Value>]...) -> [TableColumn<Value>] { columns.flatMap { $0 } }
    public static func buildOptional(_ columns: [TableColumn<Value>]?) -> [TableColumn<Value>] { columns ?? [] }
}
