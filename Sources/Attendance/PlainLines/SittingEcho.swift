import Configuration
import Foundation
import Languages
import Meditation
import PlainText

/// Confirms a started sitting, with the time at which the bell is due: `20 min, bell at 08:34.`
package enum SittingEcho {
    /// Sittings shorter than this, in seconds, show times to the second.
    package static let short: Double = 300

    /// One sentence for a sitting that was just started.
    ///
    /// - Parameter hasScreen: Whether there is a screen, which flashes when sound is off.
    package static func text(
        of sitting: Sitting, at now: Date, in zone: TimeZone, settings: Settings, hasScreen: Bool
    ) -> String {
        let target = sitting.target.map(ClockText.brief) ?? localized("Open-ended")
        let bells = bells(of: sitting)
        let length = (sitting.stages.isEmpty ? target : localized("\(target): \(sitting.stages.summary)")) + bells
        var end = end(of: sitting, at: now, in: zone, settings: settings, hasScreen: hasScreen)
        // Beside listed bells, the bell at the end would read as one more of them.
        if case .at = sitting.bells, !bells.isEmpty, let date = sitting.targetDate {
            let isShort = sitting.target ?? 0 < short
            end = localized("ends \(WallClockText.time(date, seenAt: now, in: zone, withSeconds: isShort))")
        }
        guard sitting.preparation > 0 else { return localized("\(length), \(end).") }
        let beginning = WallClockText.time(sitting.beganAt, seenAt: now, in: zone, withSeconds: true)
        return localized(
            "\(length) after \(ClockText.brief(sitting.preparation)) of preparation: begins at \(beginning), \(end).")
    }

    /// `, bells every 5 min` or `, bells at 25 min, 30 min`; empty without intermediate bells.
    private static func bells(of sitting: Sitting) -> String {
        switch sitting.bells {
        case .none: ""
        // An interval as long as the sitting never rings.
        case .every(let seconds) where seconds >= sitting.target ?? .infinity: ""
        case .every(60): Language.current.comma + localized("bells every minute")
        case .every(let seconds): Language.current.comma + localized("bells every \(ClockText.brief(seconds))")
        case .random(let least, _) where least >= sitting.target ?? .infinity: ""
        case .random(let least, let most):
            Language.current.comma + localized("bells every \(IntervalBells.span(least, most))")
        case .at(let seconds): list(of: seconds.filter { $0 < sitting.target ?? .infinity })
        }
    }

    private static func list(of seconds: [TimeInterval]) -> String {
        let comma = Language.current.comma
        return seconds.isEmpty
            ? "" : comma + localized("bells at \(seconds.map(ClockText.brief).joined(separator: comma))")
    }

    /// `bell at 08:34`, to the second for a sitting shorter than five minutes; `flash at 22:10 (quiet hours)`; `target at
    /// 22:10` if there is no signal; `no target` if open-ended.
    package static func end(
        of sitting: Sitting, at now: Date, in zone: TimeZone, settings: Settings, hasScreen: Bool
    ) -> String {
        guard let target = sitting.target else { return localized("no target") }
        let date = sitting.targetDate
        let stroke = settings.stroke(at: date ?? now, in: zone)
        let sign: Sign =
            switch stroke {
            case _ where settings.strokes[.target] == 0: .target
            case .terminal, .sound: .bell
            case .flash: hasScreen ? .flash : .target
            case .nothing: .target
            }
        guard let date else { return sign.waiting }
        // Only if a sound is suppressed that would otherwise ring.
        let isHushed = stroke == .flash && settings.haptics == .on && settings.bell != .none
        let text = sign.at(WallClockText.time(date, seenAt: now, in: zone, withSeconds: target < short))
        return isHushed ? text + " " + localized("(quiet hours)") : text
    }

    /// What happens at the target.
    private enum Sign {
        case bell, flash, target

        /// `bell at 08:34`.
        func at(_ time: String) -> String {
            switch self {
            case .bell: localized("bell at \(time)")
            case .flash: localized("flash at \(time)")
            case .target: localized("target at \(time)")
            }
        }

        /// While a pause holds it up.
        var waiting: String {
            switch self {
            case .bell: localized("bell waits while paused")
            case .flash: localized("flash waits while paused")
            case .target: localized("target waits while paused")
            }
        }
    }
}
