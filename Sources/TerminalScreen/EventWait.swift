import Foundation

/// The event loop's wait: one system call, no periodic wake-ups.
///
/// The platform-specific parts (a wall-clock alarm, file change notifications) are `Alarm` and `FileWatch`, one file per
/// system.
final class EventWait {
    /// Why the wait returned.
    struct Reasons: OptionSet {
        let rawValue: Int
        static let signal = Reasons(rawValue: 1 << 0)
        static let input = Reasons(rawValue: 1 << 1)
        static let hangup = Reasons(rawValue: 1 << 2)
        static let deadline = Reasons(rawValue: 1 << 3)
        static let clockStep = Reasons(rawValue: 1 << 4)
        static let file = Reasons(rawValue: 1 << 5)
    }

    /// The watched files.
    let files = FileWatch()
    private let alarm = Alarm()
    private var descriptors: [pollfd]

    /// Waits for signals, and for bytes from `input`.
    init(input: Int32) {
        descriptors = [SignalInbox.descriptor, input, alarm.descriptor, -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Sleeps until an event or `deadline`; `nil` waits for an event only.
    func wait(until deadline: Date?) -> Reasons {
        descriptors[3].fd = files.descriptor
        if alarm.set(to: deadline) { return .clockStep }
        // A signal interrupts the call; the next one finds its byte in the pipe.
        let ready = poll(&descriptors, nfds_t(descriptors.count), alarm.pollTimeout(until: deadline))
        guard ready >= 0 else { return [] }
        var reasons: Reasons = []
        if descriptors[0].revents != 0 { reasons.insert(.signal) }
        if descriptors[1].revents & Int16(POLLIN) != 0 { reasons.insert(.input) }
        if descriptors[1].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { reasons.insert(.hangup) }
        if descriptors[3].revents != 0 { reasons.insert(.file) }
        switch alarm.state(isReadable: descriptors[2].revents != 0, deadline: deadline) {
        // The timeout expired before the deadline: the clock was set back.
        case .pending where ready == 0: reasons.insert(.clockStep)
        case .pending: break
        case .due: reasons.insert(.deadline)
        case .clockStepped: reasons.insert(.clockStep)
        }
        return reasons
    }

    /// Waits for bytes from `input` from now on.
    func watch(input: Int32) { descriptors[1].fd = input }

    /// Stops watching the input: a disconnected terminal is always ready.
    func ignoreInput() { descriptors[1].fd = -1 }
}

/// A deadline as a timeout of `poll`, for systems without a wall-clock alarm.
enum PollTimeout {
    /// Whether the deadline has passed; false for `nil`.
    static func hasPassed(_ deadline: Date?) -> Bool { deadline.map { $0.timeIntervalSinceNow <= 0 } ?? false }

    /// Time until the deadline in milliseconds, rounded up; -1, for no timeout, if there is no deadline.
    static func milliseconds(until deadline: Date?) -> Int32 {
        guard let deadline else { return -1 }
        return Int32(min(max(0, (deadline.timeIntervalSinceNow * 1000).rounded(.up)), Double(Int32.max)))
    }
}

/// The state of an alarm.
enum AlarmState {
    /// Not yet.
    case pending
    /// The deadline has passed.
    case due
    /// The wall clock was set, or the machine slept.
    case clockStepped
}
