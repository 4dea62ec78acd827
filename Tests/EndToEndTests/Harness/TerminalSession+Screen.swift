import Foundation

/// Reading the screen, and typing.
extension TerminalSession {
    /// The text on the screen.
    func screen() async throws -> ScreenText { ScreenText(try await tmux(["capture-pane", "-p"])) }

    /// The screen with its escape sequences for styles.
    func styledScreen() async throws -> String { try await tmux(["capture-pane", "-p", "-e"]) }

    /// The terminal's modes.
    func state() async throws -> PaneState {
        let text = try await tmux(["display-message", "-p", PaneState.format])
        guard let state = PaneState(text) else {
            throw NeverHappened(what: "tmux tells the pane's modes", instead: text)
        }
        return state
    }

    /// Waits until the screen satisfies the condition and is stable, and returns it.
    ///
    /// A picture arrives in pieces, so put everything expected together into one condition.
    @discardableResult func wait(
        until what: String, within deadline: Duration = .seconds(30), _ condition: (ScreenText) -> Bool
    ) async throws -> ScreenText {
        var previous: ScreenText?
        return try await eventually(what, within: deadline, instead: { await self.described }) {
            let screen = try await self.screen()
            defer { previous = screen }
            return screen == previous && condition(screen) ? screen : nil
        }
    }

    /// Waits until all of `texts` are on the screen, and none of `others`.
    @discardableResult func wait(for texts: String..., without others: [String] = []) async throws -> ScreenText {
        let what = "\(texts) on the screen" + (others.isEmpty ? "" : ", and not \(others)")
        return try await wait(until: what) { screen in
            texts.allSatisfy(screen.contains) && !others.contains(where: screen.contains)
        }
    }

    /// Waits until `text` is not on the screen.
    @discardableResult func wait(withoutText text: String) async throws -> ScreenText {
        try await wait(until: "no \"\(text)\" on the screen") { !$0.contains(text) }
    }

    /// Types keys by tmux's names: `Enter`, `Tab`, `C-c`, `q`.
    func press(_ keys: String...) async throws { try await tmux(["send-keys"] + keys) }

    /// Types text literally.
    func type(_ text: String) async throws { try await tmux(["send-keys", "-l", text]) }

    // MARK: The mouse

    /// Presses the first mouse button at a cell, counted from zero.
    func pressMouse(column: Int, row: Int) async throws { try await mouse(button: 0, isPress: true, column, row) }

    /// Releases it.
    func releaseMouse(column: Int, row: Int) async throws { try await mouse(button: 0, isPress: false, column, row) }

    /// Clicks on the first occurrence of `text`.
    func click(on text: String) async throws {
        let screen = try await wait(for: text)
        guard let place = screen.place(of: text) else { return }
        try await pressMouse(column: place.column, row: place.row)
        try await releaseMouse(column: place.column, row: place.row)
    }

    /// Sends what a terminal sends in the mode that the program requested.
    private func mouse(button: Int, isPress: Bool, _ column: Int, _ row: Int) async throws {
        if try await tmux(["display-message", "-p", "#{mouse_sgr_flag}"]).trimmed == "1" {
            return try await type("\u{1B}[<\(button);\(column + 1);\(row + 1)\(isPress ? "M" : "m")")
        }
        // Button, column and row as a byte each, plus 32; it does not say which button was released.
        let bytes = [0x1B, 0x5B, 0x4D, 32 + (isPress ? button : 3), 33 + column, 33 + row]
        try await tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
    }
}
