extension EnvironmentValues {
    /// Whether clocks show seconds if there is room. Default: `true`.
    public var showsSeconds: Bool {
        get { self[ShowsSecondsKey.self] }
        set { self[ShowsSecondsKey.self] = newValue }
    }
}

private struct ShowsSecondsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
