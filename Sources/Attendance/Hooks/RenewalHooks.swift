import ActivityLifecycle
import ActivitySystem
import Configuration
import DeviceActivities
import Foundation
import Meditation
import Surroundings

extension ActivityRepository {
    /// A repository whose renewals run hooks and are logged, and which renews sittings if the settings say so.
    package init(in shell: Shell) {
        self.init(
            store: shell.store, isRenewed: { LoadedSettings(in: shell.environment).settings.renew },
            tell: { shell.tell(of: $0, at: $1) })
    }
}

extension Shell {
    /// Passes session events to hooks and to the log.
    package func tell(of reports: [RenewalReport], at reading: ClockReading) {
        guard !reports.isEmpty else { return }
        for report in reports { ActivityLog.record(report, at: reading.wall, in: self) }
        let settings = LoadedSettings(in: environment).settings
        for call in reports.compactMap(HookCall.init) where settings.hooks[call.event] != nil {
            startHook(call, settings: settings)
        }
    }
}

extension HookCall {
    /// The input for the hook of a renewal; `nil` if the event has no hook.
    package init?(_ report: RenewalReport) {
        var fields: [String: Any] = [
            "id": report.id, "age_seconds": report.age.rounded(), "session_seconds": report.duration.rounded(),
            "restarts": report.restarts,
        ]
        let event: HookEvent
        switch report.event {
        case .restarted: event = .restart
        case .refused(let error, let retry):
            event = .restartFailed
            fields.merge(["error": error.rawValue, "attempt": retry.attempt, "attempts": retry.of]) { $1 }
            fields["gave_up"] = false
        case .gaveUp(let error):
            event = .restartFailed
            let attempts = SessionLifecycle<EncodedContent>.retryDelays.count
            fields.merge(["error": error.rawValue, "attempt": attempts, "attempts": attempts]) { $1 }
            fields["gave_up"] = true
        case .started, .recovered, .notice, .ended: return nil
        }
        self.init(event, activity: fields)
    }
}

extension RenewalReport {
    /// An example for trying the hook of a restart, or of a restart that was refused.
    package static func example(of event: HookEvent, at date: Date) -> RenewalReport {
        RenewalReport(
            id: "example", date: date,
            event: event == .restart
                ? .restarted
                : .refused(.globalMaximumExceeded, RestartRetry(attempt: 1, of: 3, date: date + 2)),
            age: 7 * 3600, duration: 7 * 3600, restarts: 1)
    }
}
