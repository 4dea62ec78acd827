import Configuration
import HostSystem
import Languages
import Meditation
import Store
import Surroundings

extension Shell {
    /// Makes sure that some process rings for the running sitting: an open screen, or the attendant, which is started if
    /// neither is running. The rest of a bell that a screen left behind also needs one, with or without a sitting. This
    /// process's terminal, if any, is recorded for the attendant.
    ///
    /// - Parameter haptics: The feedback setting, if a flag or key has changed it for this sitting. Default: as configured.
    package func attend(_ memory: TimerMemory, haptics: Settings.Haptics? = nil) {
        // The variable overrides the file, which status bars then need not read.
        guard environment["ISLET_ATTENDANT"] != "false" else { return }
        guard memory.state.sitting != nil || memory.unfinishedBell != nil else { return }
        let attendant = AttendantProcess(store: store)
        if let terminal { attendant.terminals.add(terminal) }
        guard attendant.identifier == nil, !attendant.hasScreen else { return }
        startAttendant(haptics: haptics)
    }

    /// Makes sure that the attendant plays what belongs to a sitting, even if a screen is open: only the attendant plays.
    package func attendToSound(of sitting: Sitting, settings: Settings) {
        guard settings.plays(for: sitting), environment["ISLET_ATTENDANT"] != "false", settings.attendant,
            (try? store.makeReady()) != nil, AttendantProcess(store: store).identifier == nil
        else { return }
        if let terminal { AttendantProcess(store: store).terminals.add(terminal) }
        startAttendant(haptics: settings.haptics)
    }

    /// Why a sitting will be silent that is to have a sound, as a clause for a warning or a sentence; `nil` if it will sound. That no
    /// player is installed is said each time of a sound that the sitting asks for, and once of that of the settings. If it has not been
    /// said of the bells either, one sentence says both.
    package func silence(of sitting: Sitting, settings: Settings) -> String? {
        guard settings.plays(for: sitting) else { return nil }
        if !settings.attendant || environment["ISLET_ATTENDANT"] == "false" {
            return localized("the sound does not play: it needs the attendant, which the setting attendant turns off.")
        }
        guard PlayerProgram.installed(in: environment, for: .stream).isEmpty,
            // Claimed here, it is not said again by the attendant.
            PlayerReports(environment: environment).claim(.ambient) || !sitting.sound.isUsual
        else { return nil }
        return BellAdvice.isDue(settings, environment: environment)
            ? localized(
                "no sound player (\(PlayerProgram.names(for: .stream))) is installed, so the sound does not play and only the terminal's bell rings; install one."
            ) : StreamFailure.noPlayer.description
    }

    /// Makes sure that the attendant rings when a countdown ends, even if a screen is open: plain lines of a sitting leave that
    /// to the attendant.
    package func attendToCountdowns(at reading: ClockReading) {
        guard environment["ISLET_ATTENDANT"] != "false",
            // Read errors are reported by the command itself.
            let countdowns = try? store.unrungCountdowns(), !countdowns.isEmpty
        else { return }
        let attendant = AttendantProcess(store: store)
        if let terminal { attendant.terminals.add(terminal) }
        if attendant.identifier == nil { startAttendant(haptics: nil) }
    }

    /// Makes sure that the attendant renews activities, even if no screen is open.
    package func attendToActivities(at reading: ClockReading) {
        guard environment["ISLET_ATTENDANT"] != "false",
            let activities = try? store.activities(), !activities.sessions.isEmpty
        else { return }
        if AttendantProcess(store: store).identifier == nil { startAttendant(haptics: nil) }
    }

    /// Makes sure that the attendant reminds the user to sit, if nothing else on this machine does; one that runs reads the
    /// reminders again.
    package func attendToReminders(at reading: ClockReading) {
        guard environment["ISLET_ATTENDANT"] != "false", ReminderHost.current(in: environment) == .attendant,
            !LoadedSettings(in: environment).settings.reminders.isEmpty
        else { return }
        // The attendant watches the store.
        guard (try? store.makeReady()) != nil else { return }
        store.announceChange()
        if AttendantProcess(store: store).identifier == nil { startAttendant(haptics: nil) }
    }

    private func startAttendant(haptics: Settings.Haptics?) {
        let settings = LoadedSettings(in: environment).settings
        guard settings.attendant else { return }
        var environment = environment
        if let haptics { environment["ISLET_HAPTICS"] = haptics.rawValue }
        do {
            log.info("Starting the attendant.")
            // In its own session it outlives the terminal. A surplus attendant exits by itself.
            try startDetached(
                ["attendant", "run"] + (terminal.map { ["--terminal", $0] } ?? []), environment)
        } catch {
            log.error("The attendant cannot be started.", metadata: ["reason": "\(CommandFailure(error).sentence)"])
            warn("nothing will ring while no screen is open. \(CommandFailure(error).sentence)")
        }
    }
}
