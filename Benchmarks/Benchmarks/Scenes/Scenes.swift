extension Scene {
    /// Everything that is measured, the whole before its parts.
    public static let all: [Scene] = canvas + views + frames + export + terminal
}
