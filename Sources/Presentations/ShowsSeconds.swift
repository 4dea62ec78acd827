extension EnvironmentValues {
    /// Whether clocks show seconds where there is room for them. Default: they do.
    public var showsSeconds: Bool {
        get { self[ShowsSecondsKey.self] }
        set { self[ShowsSecondsKey.self] = newValue }
    }
}

private struct ShowsSecondsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
