import Configuration
import HostSystem
import Meditation
import Store
import Surroundings

extension Shell {
    /// Sees to it that someone rings for the sitting that runs: a screen that is open, or the attendant, which is started
    /// where it is missing. The rest of a bell that a screen has left needs someone too, whether or not a sitting runs. The
    /// attendant learns of the terminal of this process, if it has one.
    ///
    /// - Parameter haptics: How events make themselves felt, where a flag or a key has changed that for this sitting.
    package func attend(_ memory: TimerMemory, haptics: Settings.Haptics? = nil) {
        // The variable beats the file, which status bars need not wait for then.
        guard environment["ISLET_ATTENDANT"] != "false" else { return }
        guard memory.state.sitting != nil || memory.unfinishedBell != nil else { return }
        let attendant = AttendantProcess(store: store)
        if let terminal { attendant.terminals.add(terminal) }
        guard attendant.identifier == nil, !attendant.hasScreen else { return }
        startAttendant(haptics: haptics)
    }

    /// Sees to it that someone rings when a countdown is over, also where a screen is open: plain lines of a sitting leave that
    /// to the attendant.
    package func attendToCountdowns(at reading: ClockReading) {
        guard environment["ISLET_ATTENDANT"] != "false",
            // What cannot be read is said by the command itself.
            let countdowns = try? store.unrungCountdowns(), !countdowns.isEmpty
        else { return }
        let attendant = AttendantProcess(store: store)
        if let terminal { attendant.terminals.add(terminal) }
        if attendant.identifier == nil { startAttendant(haptics: nil) }
    }

    /// Sees to it that someone renews activities, also where no screen is open.
    package func attendToActivities(at reading: ClockReading) {
        guard environment["ISLET_ATTENDANT"] != "false",
            let activities = try? store.activities(), !activities.sessions.isEmpty
        else { return }
        if AttendantProcess(store: store).identifier == nil { startAttendant(haptics: nil) }
    }

    private func startAttendant(haptics: Settings.Haptics?) {
        let settings = LoadedSettings(in: environment).settings
        guard settings.attendant else { return }
        var environment = environment
        if let haptics { environment["ISLET_HAPTICS"] = haptics.rawValue }
        do {
            // In a session of its own it outlives the terminal. One attendant too many ends by itself.
            try startDetached(
                ["attendant", "run"] + (terminal.map { ["--terminal", $0] } ?? []), environment)
        } catch {
            warn("nobody will ring while no screen is open. \(CommandFailure(error).sentence)")
        }
    }
}
