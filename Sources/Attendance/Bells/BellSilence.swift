import Configuration
import Foundation
import Languages
import Logging
import Meditation

/// Why the settings make a bell silent.
package enum BellSilence: Hashable {
    /// `haptics` is off: neither bell nor flash.
    case off
    /// It is within the quiet hours; a screen flashes.
    case quietHours(String)
    /// `haptics` or `bell` asks for a flash instead.
    case flash(reason: String)
    /// This event has no strokes.
    case noStrokes(BellEvent)

    /// The reason as a clause, without a full stop.
    package var reason: String {
        switch self {
        case .off: localized("haptics is \"off\"")
        case .quietHours(let hours): localized("quiet hours, \(hours)")
        case .flash(let reason): reason
        case .noStrokes(let event): localized("\("strokes." + event.rawValue) is 0")
        }
    }

    /// The reason as a sentence.
    package var sentence: String {
        switch self {
        case .off: localized("Nothing rings: \(reason).")
        case .quietHours(let hours):
            localized("Nothing rings in the quiet hours, \(hours); a screen flashes instead.")
        case .flash: localized("Nothing rings: \(reason). A screen flashes instead.")
        case .noStrokes(let event): localized("The bell of \(event.rawValue) does not ring: \(reason).")
        }
    }
}

extension Settings {
    /// Why the bell of an event would be silent at `date`; `nil` if it rings.
    package func silence(of event: BellEvent, at date: Date, in zone: TimeZone) -> BellSilence? {
        if haptics == .off { return .off }
        if let quietHours, isQuiet(at: date, in: zone) { return .quietHours(quietHours.text) }
        if stroke(of: event, at: date, in: zone) == .flash {
            let key = sounds[event] == nil ? "bell" : "sounds.\(event.rawValue)"
            return .flash(
                reason: bell(for: event) == .none
                    ? localized("\(key) is \"none\"") : localized("haptics is \"flash\""))
        }
        return strokes[event] == 0 ? .noStrokes(event) : nil
    }
}

extension Settings {
    /// What the bell of the target is, in a sentence for someone who listens.
    var spokenBell: String {
        switch (haptics, bell(for: .target)) {
        case (.off, _): localized("The bell is off.")
        case (.flash, _), (.on, .none): localized("The bell is silent; plain text has no flash.")
        case (.on, .sound(let sound)): localized("The bell is on: \(sound.name).")
        case (.on, .terminal), (.on, .automatic): localized("The bell is on: the terminal's.")
        }
    }
}

extension Logger {
    /// Logs why the settings make a bell silent, if they do.
    package func recordSilence(of event: BellEvent, _ settings: Settings, at date: Date, in zone: TimeZone) {
        guard let silence = settings.silence(of: event, at: date, in: zone) else { return }
        info("The bell is silent.", metadata: ["event": "\(event.rawValue)", "reason": "\(silence.reason)"])
    }

    /// Logs that the desktop makes a bell silent.
    func recordFocus() {
        info("The bell is silent.", metadata: ["reason": "the desktop is set to \"do not disturb\""])
    }
}
