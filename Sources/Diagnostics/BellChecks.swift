import Attendance
import Configuration
import HostSystem
import Meditation
import Surroundings
import TerminalScreen

extension Doctor {
    /// What can ring.
    package func bell(_ settings: Settings, _ report: TerminalReport) -> [Check] {
        let players = PlayerProgram.installed(in: shell.environment, for: .file)
        let player =
            players.first.map { Check.ok("bell.player", "sound player", "\($0.name), \($0.path)") }
            ?? noPlayer(settings)
        let resolved = settings.resolved(hasPlayer: !players.isEmpty)
        return [
            terminalBell(resolved, report), sound(settings, players.first), events(settings), player,
            ambient(settings), cacheFolder(settings), quietHours(settings),
            focus(settings),
        ]
    }

    private func noPlayer(_ settings: Settings) -> Check {
        let (key, title) = ("bell.player", "sound player")
        let finding = "none of \(PlayerProgram.names(for: .file)) is in PATH; the terminal's bell rings"
        guard settings.haptics == .on, ([settings.bell] + settings.sounds.values).contains(where: \.isChosenSound)
        else {
            return .note(
                key, title, finding, "Many terminals mute their bell: install one of them to hear a bowl instead.")
        }
        return .off(key, title, finding, "Install one of them, or choose that bell: islet config set bell terminal.")
    }

    /// What sounds, with which player and how loud.
    private func sound(_ settings: Settings, _ player: PlayerProgram?) -> Check {
        let (key, title) = ("bell.sound", "the setting bell")
        switch settings.bell {
        case .automatic:
            guard let player else {
                return .ok(key, title, "automatic: the terminal's bell, as there is no sound player")
            }
            return .ok(key, title, "automatic: the bowl, Islet's own, " + Self.loudness(settings, player))
        case .terminal: return .ok(key, title, "terminal")
        case .none: return .ok(key, title, "none: a screen flashes")
        case .sound(let sound):
            guard case .file(let path) = sound.source else {
                let loudness = player.map { ", " + Self.loudness(settings, $0) } ?? ""
                return .ok(key, title, "\(settings.bell.text), Islet's own\(loudness)")
            }
            let remedy = "Put a sound file there, or choose another: islet config set bell bowl."
            do throws(SoundFailure) {
                let file = try BellSound.file(path).prepare(environment: shell.environment)
                return .ok(key, title, file)
            } catch {
                return .off(key, title, error.description.replacing("; check the setting bell", with: ""), remedy)
            }
        }
    }

    /// `played by pw-play at a volume of 80 %`.
    private static func loudness(_ settings: Settings, _ player: PlayerProgram) -> String {
        "played by \(player.name) at a volume of \(settings.volume) %"
    }

    /// The events that sound differently.
    private func events(_ settings: Settings) -> Check {
        let (key, title) = ("bell.events", "sounds of single events")
        let own = BellEvent.allCases.compactMap { event in
            settings.sounds[event].map { "\(event.rawValue): \($0.text)" }
        }
        for case .sound(let sound) in settings.sounds.values {
            do throws(SoundFailure) {
                guard case .file = sound.source else { continue }
                _ = try sound.prepare(environment: shell.environment)
            } catch {
                return .off(
                    key, title, error.description.replacing("; check the setting bell", with: ""),
                    "Put a sound file there, or choose another one for the event.")
            }
        }
        return .ok(key, title, own.isEmpty ? "none: all are as the setting bell" : own.joined(separator: ", "))
    }

    /// What plays in the background of a sitting, by which player.
    private func ambient(_ settings: Settings) -> Check {
        let (key, title) = ("bell.ambient", "the setting ambient")
        guard settings.ambient != .off else { return .ok(key, title, "off") }
        let name = settings.ambient.text
        guard settings.attendant else {
            return .off(
                key, title, "\(name), but the setting attendant is false",
                "islet config set attendant true lets it play.")
        }
        guard let player = PlayerProgram.installed(in: shell.environment, for: .stream).first else {
            return .off(
                key, title, "\(name), but none of \(PlayerProgram.names(for: .stream)) is in PATH",
                "Install one of them, or choose silence: islet config set ambient off.")
        }
        if case .file = settings.ambient, !GuideLength.isPlayable(settings.ambient, environment: shell.environment) {
            return .off(
                key, title, "\(name) cannot be read, or is not a WAVE file and ffmpeg and sox are missing",
                "Put a sound file there, install one of them, or choose rain: islet config set ambient rain.")
        }
        return .ok(key, title, "\(name), played by \(player.name) at a volume of \(settings.ambientVolume) %")
    }

    private func quietHours(_ settings: Settings) -> Check {
        let (key, title) = ("bell.quiet", "quiet hours")
        guard let hours = settings.quietHours else { return .ok(key, title, "none") }
        guard settings.isQuiet(at: shell.clock().wall, in: shell.timeZone()) else { return .ok(key, title, hours.text) }
        return .note(
            key, title, "\(hours.text), which include now: no sound, no notification, only a flash on the screen",
            "To hear bells anyway: islet config set quiet-hours none.")
    }

    private func focus(_ settings: Settings) -> Check {
        let (key, title) = ("bell.focus", "do not disturb")
        guard settings.focus == .respect else { return .ok(key, title, "ignored: the setting focus is \"ignore\"") }
        #if os(macOS)
            return .note(
                key, title, "unknown: macOS does not report its focus to programs, so bells ring in it",
                "To have silent hours: islet config set quiet-hours 22:00-07:00.")
        #else
            guard NotificationProgram.hasDesktop(shell.environment) else {
                return .ok(key, title, "unknown: this is not a desktop session")
            }
            let focus = FocusQuery.ask(in: shell.environment)
            guard let source = focus.source else {
                let names = FocusSource.all.map(\.name).joined(separator: ", ")
                return .ok(key, title, "unknown: none of \(names) answers")
            }
            guard focus.isOn else { return .ok(key, title, "off (\(source))") }
            return .note(
                key, title, "on (\(source)): no sound, only a flash on the screen; notifications wait",
                "To hear bells anyway: islet config set focus ignore.")
        #endif
    }

    private func terminalBell(_ settings: Settings, _ report: TerminalReport) -> Check {
        let (key, title) = ("bell.terminal", "terminal's bell")
        switch settings.haptics {
        case .off: return .note(key, title, "neither bell nor flash: the setting haptics is off")
        case .flash where !report.hasFlash:
            return .off(
                key, title, "the setting haptics is flash, but terminfo has no flash for \(report.name)",
                "Choose the bell with islet config set haptics on.")
        case .flash: return .ok(key, title, "it flashes")
        case .on where !report.hasBell && report.problem == nil:
            return .off(
                key, title, "terminfo has no bell for \(report.name)",
                "Set TERM to the terminal's true name, or choose the flash with islet config set haptics flash.")
        case .on: return .ok(key, title, "yes; the terminal decides whether you hear it: test with islet bell")
        }
    }

    /// How the desktop is notified of the target.
    package func notification() -> [Check] {
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
                ?? .note("notification.terminal", "from the screen", "this terminal is not known to show them"),
        ]
    }
}

extension Settings.Bell {
    /// Whether it is a sound that the user chose.
    fileprivate var isChosenSound: Bool { if case .sound = self { true } else { false } }
}
