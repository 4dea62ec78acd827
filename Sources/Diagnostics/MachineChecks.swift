import Attendance
import Configuration
import Foundation
import HostSystem
import PlainText
import Store
import Surroundings

extension Doctor {
    /// Whether the battery hides seconds.
    func battery(_ settings: Settings) -> [Check] {
        let (key, title) = ("power.battery", "battery")
        guard let battery = Battery.read(from: batteryFolder) else {
            return [.ok(key, title, "none found; seconds are never hidden to save it")]
        }
        let state = "\(battery.percent) %, \(battery.isDischarging ? "in use" : "not in use")"
        guard settings.lowBattery > 0 else { return [.ok(key, title, "\(state); the setting low-battery is 0")] }
        guard battery.isLow(below: settings.lowBattery) else {
            return [.ok(key, title, "\(state); at \(settings.lowBattery) % and below, seconds are hidden")]
        }
        return [
            .note(
                key, title, "\(state): a screen hides seconds",
                "Press s to show them for now, or run islet config set low-battery 0 to show them always.")
        ]
    }
}

extension Doctor {
    /// The clocks and the time zone.
    func clocks() -> [Check] {
        let boot =
            SystemClock.currentBoot().map { Check.ok("clocks.boot", "boot id", $0) }
            ?? .note(
                "clocks.boot", "boot id",
                "not readable: between two commands only the wall clock counts, so setting it changes elapsed time")
        let elapsed =
            SystemClock.sinceBoot() > 0
            ? Check.ok("clocks.elapsed", "time since boot", "works, also while the machine sleeps")
            : .off(
                "clocks.elapsed", "time since boot", "cannot be read",
                "Elapsed time changes if the wall clock is set; use a system with CLOCK_BOOTTIME.")
        return [boot, elapsed, .ok("clocks.zone", "time zone", shell.timeZone().identifier)]
    }
}

extension Doctor {
    /// The folder of settings and themes. Who keeps it read-only may mean it so.
    func settingsFolder() -> Check {
        let folder = StoreHealth.Folder(
            path: SettingsLocation(environment: shell.environment).file.deletingLastPathComponent().path)
        let (key, title) = ("settings.folder", "folder of settings")
        if folder.isWritable { return .ok(key, title, folder.path) }
        return .note(
            key, title, Self.unwritable(folder),
            "To change settings with islet config, make that folder writable, or name another with XDG_CONFIG_HOME.")
    }

    /// The folder of Islet's own sounds.
    func cacheFolder(_ settings: Settings) -> Check {
        let file = SoundFile(.bowl, environment: shell.environment)
        let folder = StoreHealth.Folder(path: file.folder)
        let (key, title) = ("bell.cache", "folder of the bowl")
        if folder.isWritable || file.isThere { return .ok(key, title, folder.path) }
        let remedy = "Make that folder writable, or name another with XDG_CACHE_HOME."
        return settings.bell == .sound(.bowl)
            || settings.bell == .automatic && !PlayerProgram.installed(in: shell.environment, for: .file).isEmpty
            ? .off(key, title, Self.unwritable(folder), remedy) : .note(key, title, Self.unwritable(folder), remedy)
    }

    /// What is wrong with a folder that is not writable.
    static func unwritable(_ folder: StoreHealth.Folder) -> String {
        "\(folder.path) cannot be \(folder.mode == nil ? "made" : "written to")"
    }
}

extension Doctor {
    /// What is wrong in file and environment.
    package func settings(_ loaded: LoadedSettings) -> [Check] {
        let path = SettingsLocation(environment: shell.environment).file.path
        let exists = FileManager.default.fileExists(atPath: path)
        var checks: [Check] = [
            .ok("settings.file", "settings file", exists ? path : "\(path), missing: defaults are used"),
            settingsFolder(),
        ]
        checks += loaded.complaints.map {
            .off(
                "settings.value", "setting", $0,
                "Correct or remove it; islet config show --origin prints the settings in effect.")
        }
        let name = loaded.settings.theme
        do {
            let file = try loaded.themes.theme(named: name)
            checks.append(.ok("settings.theme", "theme", name))
            checks += file.warnings.map {
                .off("settings.theme", "theme", $0.description, "Correct the theme's file.")
            }
        } catch {
            checks.append(
                .off("settings.theme", "theme", error.description, "Correct it, or choose another: islet theme list."))
        }
        return checks
    }
}

extension Doctor {
    /// Who rings while no screen is open, and what went wrong where nobody looked.
    func attendant(_ settings: Settings, health: StoreHealth) -> [Check] {
        // A database of an earlier version would be brought up to date by reading it.
        let isReadable = health.state.isCurrent && (health.moments.isCurrent || health.moments.mode == nil)
        let memory = isReadable ? try? shell.store.memory() : nil
        return [attendant(settings, isSitting: memory?.state.sitting != nil)]
            + (memory?.notices.suffix(5) ?? []).map { notice in
                let time = WallClockText.time(notice.date, seenAt: shell.clock().wall, in: shell.timeZone())
                return .note("attendant.notice", "notice of \(time)", notice.text)
            }
    }

    private func attendant(_ settings: Settings, isSitting: Bool) -> Check {
        let (key, title) = ("attendant.process", "attendant")
        let process = AttendantProcess(store: shell.store)
        if let identifier = process.identifier { return .ok(key, title, "runs, process \(identifier)") }
        if process.hasScreen { return .ok(key, title, "not needed: a screen is open") }
        guard isSitting else { return .ok(key, title, "not needed: nothing is running") }
        return settings.attendant
            ? .off(
                key, title, "a sitting is running and nothing would ring",
                "Run islet attendant run, or open a screen with islet.")
            : .note(key, title, "a sitting is running and nothing rings: the setting attendant is false")
    }
}
