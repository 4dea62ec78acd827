import Attendance
import Configuration
import Foundation
import PlainText
import Store

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
