import Foundation

/// Sleeps until something happens, and for nothing else: one system call, no periodic wake-up.
///
/// What differs between systems (an alarm at an instant of the wall clock, news of a file) is in `Alarm` and
/// `FileWatch`, one file a system.
final class EventWait {
    /// What woke.
    struct Reasons: OptionSet {
        let rawValue: Int
        static let signal = Reasons(rawValue: 1 << 0)
        static let input = Reasons(rawValue: 1 << 1)
        static let hangup = Reasons(rawValue: 1 << 2)
        static let deadline = Reasons(rawValue: 1 << 3)
        static let clockStep = Reasons(rawValue: 1 << 4)
        static let file = Reasons(rawValue: 1 << 5)
    }

    /// Files that are watched.
    let files = FileWatch()
    private let alarm = Alarm()
    private var descriptors: [pollfd]

    /// Waits for bytes from `input` and for signals.
    init(input: Int32) {
        descriptors = [SignalInbox.descriptor, input, alarm.descriptor, -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Sleeps until an event or `deadline`; `nil` waits for an event alone.
    func wait(until deadline: Date?) -> Reasons {
        descriptors[3].fd = files.descriptor
        if alarm.set(to: deadline) { return .clockStep }
        // A signal interrupts the call; its byte is then found by the next one.
        let ready = poll(&descriptors, nfds_t(descriptors.count), alarm.pollTimeout(until: deadline))
        guard ready >= 0 else { return [] }
        var reasons: Reasons = []
        if descriptors[0].revents != 0 { reasons.insert(.signal) }
        if descriptors[1].revents & Int16(POLLIN) != 0 { reasons.insert(.input) }
        if descriptors[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { reasons.insert(.hangup) }
        if descriptors[3].revents != 0 { reasons.insert(.file) }
        switch alarm.state(isReadable: descriptors[2].revents != 0, deadline: deadline) {
        // The time of the timeout is over and the instant still to come: the clock was set back.
        case .pending where ready == 0: reasons.insert(.clockStep)
        case .pending: break
        case .due: reasons.insert(.deadline)
        case .clockStepped: reasons.insert(.clockStep)
        }
        return reasons
    }

    /// Listens to the terminal no more: a terminal that is gone is always ready.
    func ignoreInput() { descriptors[1].fd = -1 }
}

/// An instant as a timeout of `poll`, where the system has no alarm of the wall clock.
enum PollTimeout {
    /// Whether the instant has come; never without one.
    static func hasPassed(_ deadline: Date?) -> Bool { deadline.map { $0.timeIntervalSinceNow <= 0 } ?? false }

    /// The time until then in milliseconds, rounded up; -1, for ever, without an instant.
    static func milliseconds(until deadline: Date?) -> Int32 {
        guard let deadline else { return -1 }
        return Int32(min(max(0, (deadline.timeIntervalSinceNow * 1000).rounded(.up)), Double(Int32.max)))
    }
}

/// What an alarm found when it was looked at.
enum AlarmState {
    /// Not yet.
    case pending
    /// The instant has come.
    case due
    /// The wall clock was set, or the machine slept.
    case clockStepped
}
