import Testing

extension TerminalSession {
    /// Expects the terminal to be as it was before `islet`, which has ended: screen, cursor, modes, mouse, `stty`.
    func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let state = try await state()
        #expect(state == .whole, sourceLocation: sourceLocation)
        let modes = modes()
        #expect(modes.before != nil && modes.before == modes.after, sourceLocation: sourceLocation)
    }
}
