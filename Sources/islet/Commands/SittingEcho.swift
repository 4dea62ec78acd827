import Foundation
import Meditation

/// What Islet understood, with the time at which the bell is due: `20 min, bell at 08:34.`
enum SittingEcho {
    /// A sitting shorter than this, in seconds, has its times to the second.
    static let short: Double = 300

    /// One sentence for a sitting that was just started.
    static func text(of sitting: Sitting, at now: Date, in zone: TimeZone, haptics: Settings.Haptics) -> String {
        let length = (sitting.target.map(ClockText.brief) ?? "Open-ended") + bells(of: sitting)
        let end = end(of: sitting, at: now, in: zone, haptics: haptics)
        guard sitting.preparation > 0 else { return "\(length), \(end)." }
        let beginning = WallClockText.time(sitting.beganAt, seenAt: now, in: zone, withSeconds: true)
        return "\(length) after \(ClockText.brief(sitting.preparation)) of preparation: begins at \(beginning), \(end)."
    }

    /// `, bells every 5 min` or `, bells at 25 min, 30 min`; nothing where there are none in between.
    private static func bells(of sitting: Sitting) -> String {
        switch sitting.bells {
        case .none: ""
        case .every(let seconds): ", bells every \(ClockText.brief(seconds))"
        case .at(let seconds): ", bells at \(seconds.map(ClockText.brief).joined(separator: ", "))"
        }
    }

    /// `bell at 08:34`, to the second for a sitting shorter than five minutes; `no target` when open-ended.
    static func end(of sitting: Sitting, at now: Date, in zone: TimeZone, haptics: Settings.Haptics) -> String {
        guard let target = sitting.target else { return "no target" }
        let sign =
            switch haptics {
            case .on: "bell"
            case .flash: "flash"
            case .off: "target"
            }
        guard let date = sitting.targetDate else { return "\(sign) waits while paused" }
        return "\(sign) at \(WallClockText.time(date, seenAt: now, in: zone, withSeconds: target < short))"
    }
}
