import TerminalScreen

extension Doctor {
    /// What can ring.
    func bell(_ settings: Settings, _ report: TerminalReport) -> [Check] {
        let players = PlayerProgram.installed(in: shell.environment)
        let player =
            players.first.map { Check.ok("bell.player", "sound player", "\($0.name), \($0.path)") }
            ?? .note(
                "bell.player", "sound player", "none of \(PlayerProgram.names) is in PATH; the terminal's bell rings")
        return [terminalBell(settings, report), player]
    }

    private func terminalBell(_ settings: Settings, _ report: TerminalReport) -> Check {
        let (key, title) = ("bell.terminal", "terminal's bell")
        switch settings.haptics {
        case .off: return .note(key, title, "neither bell nor flash: the setting haptics is off")
        case .flash where !report.hasFlash:
            return .off(
                key, title, "the setting haptics is flash, but terminfo knows of no flash for \(report.name)",
                "Choose the bell with islet config set haptics on.")
        case .flash: return .ok(key, title, "it flashes")
        case .on where !report.hasBell && report.problem == nil:
            return .off(
                key, title, "terminfo knows of no bell for \(report.name)",
                "Set TERM to the terminal's true name, or choose the flash with islet config set haptics flash.")
        case .on: return .ok(key, title, "yes; whether it is heard is up to the terminal: islet bell tries it")
        }
    }

    /// How the desktop is told of the target.
    func notification() -> [Check] {
        let title = "from the attendant"
        let program = ["notify-send", "osascript"].lazy.compactMap { name in
            ProgramSearch.path(of: name, in: shell.environment).map { "\(name), \($0)" }
        }.first
        let sequence: String? =
            switch TerminalProgram(environment: shell.environment).notificationProtocol {
            case .osc9: "OSC 9"
            case .osc777: "OSC 777"
            case .osc99: "OSC 99"
            case nil: nil
            }
        return [
            program.map { .ok("notification.program", title, $0) }
                ?? .note("notification.program", title, "neither notify-send nor osascript is in PATH"),
            sequence.map { .ok("notification.terminal", "from the screen", "\($0), through the terminal") }
                ?? .note("notification.terminal", "from the screen", "this terminal is not known to show any"),
        ]
    }
}
