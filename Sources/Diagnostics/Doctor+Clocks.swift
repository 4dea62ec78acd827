import HostSystem

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
