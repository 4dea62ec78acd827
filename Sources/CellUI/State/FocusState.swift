/// Which view has the focus. A still frame shows the initial value; a new value is kept for the lifetime of the view value.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// Access to the value.
    public typealias Binding = CellUI.Binding<Value>

    private let state: State<Value>

    /// No view has the focus.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// No view has the focus.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding { state.projectedValue }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest focusable view has the focus. Default: `false`.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Gives this view the focus while `condition` is true.
    public func focused(_ condition: Binding<Bool>) -> _EnvironmentView<Self> {
        changingEnvironment { $0.isFocused = condition.wrappedValue }
    }
    /// Gives this view the focus while `binding` equals `value`.
    public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> _EnvironmentView<Self> {
        changingEnvironment { $0.isFocused = binding.wrappedValue == value }
    }
}
