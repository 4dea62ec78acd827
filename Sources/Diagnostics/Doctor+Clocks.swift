import HostSystem

extension Doctor {
    /// What time is told by.
    func clocks() -> [Check] {
        let boot =
            SystemClock.currentBoot().map { Check.ok("clocks.boot", "boot id", $0) }
            ?? .note(
                "clocks.boot", "boot id",
                "not readable: between two commands the wall clock counts, and steps of it count as time")
        let elapsed =
            SystemClock.sinceBoot() > 0
            ? Check.ok("clocks.elapsed", "time since boot", "counts, also while the machine sleeps")
            : .off(
                "clocks.elapsed", "time since boot", "cannot be read",
                "Nothing tells elapsed time from steps of the wall clock; use a system with CLOCK_BOOTTIME.")
        return [boot, elapsed, .ok("clocks.zone", "time zone", shell.timeZone().identifier)]
    }
}
