import ActivityLifecycle
import ActivitySystem
import Configuration
import Foundation
import Surroundings

/// When a session's activity is replaced, and the time between checks of its age.
package struct RenewalOptions: Hashable, Sendable {
    /// When an activity is replaced. Default: after seven hours.
    package var schedule = RestartSchedule.standard
    /// The time between two looks, in seconds. Default: a minute.
    package var checkInterval = SessionLifecycle<EncodedContent>.standardCheckInterval

    package init(
        schedule: RestartSchedule = RestartSchedule.standard,
        checkInterval: TimeInterval = SessionLifecycle<EncodedContent>.standardCheckInterval
    ) {
        self.schedule = schedule
        self.checkInterval = checkInterval
    }

    /// A session that has not begun.
    package func lifecycle(of request: ActivityRequest) -> SessionLifecycle<EncodedContent> {
        SessionLifecycle(schedule: schedule, attributesSize: request.attributes.count, checkInterval: checkInterval)
    }
}

extension RestartSchedule {
    /// What may be written for a schedule, as a clause.
    package static let allowed = "a duration under 8h such as 7h, progressive or adaptive"

    /// A schedule as a person writes it; nil for anything else.
    package init?(text: String) {
        switch text {
        case "progressive": self = .progressive
        case "adaptive": self = .adaptive
        default:
            guard let seconds = try? DurationArgument.seconds([text]), let fixed = try? RestartSchedule.fixed(seconds)
            else { return nil }
            self = fixed
        }
    }

    /// As a person writes it: `7h`, `progressive`, `adaptive`.
    package var text: String {
        if let fixedInterval { return String(TOMLText.duration(.seconds(fixedInterval)).dropFirst().dropLast()) }
        return self == .progressive ? "progressive" : "adaptive"
    }
}
