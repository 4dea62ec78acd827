extension Scene {
    /// Everything that is measured, the whole before its parts.
    public static let all: [Scene] = canvas + previews + views + frames + export + terminal + activities
}
