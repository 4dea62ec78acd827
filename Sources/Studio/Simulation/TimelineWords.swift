import ActivitySystem
import Simulation

/// Timeline entries as text.
enum TimelineWords {
    /// The event in words: `reading-1 has new content (3600 times, last 1:59:59)`.
    static func text(of entry: TimelineEntry) -> String {
        if entry.event == .warning { return [entry.app, entry.detail].compactMap(\.self).joined(separator: ": ") }
        let what = subject(of: entry).map { "\($0) \(predicate(of: entry))" } ?? sentence(of: entry)
        return entry.count == 1 ? what : "\(what) (\(entry.count) times, last \(SimulatedTime.text(entry.lastTime)))"
    }

    /// Where an activity is showing, in few columns: `compact · lock`.
    static func text(of places: [ShownPlace]) -> String {
        places.map { place in
            switch place {
            case .lockScreen: "lock"
            case .minimalAttached: "minimal attached"
            case .minimalDetached: "minimal detached"
            case .expanded, .compact, .banner: place.rawValue
            }
        }.joined(separator: " · ")
    }

    /// The activity or app that the event is about; `nil` for the device.
    private static func subject(of entry: TimelineEntry) -> String? {
        switch entry.event {
        // Session events belong to the app, not to an activity it has or had.
        case .retrying, .waiting, .gaveUp: entry.app
        default: entry.activity ?? entry.app
        }
    }

    private static func predicate(of entry: TimelineEntry) -> String {
        let detail = entry.detail ?? ""
        return switch entry.event {
        case .pending: "will start"
        case .started: "starts"
        case .updated: "has new content"
        case .stale: "is out of date"
        case .fresh: "is up to date again"
        case .ended: "ends"
        case .dismissed: "is gone"
        case .refused: "is refused: \(detail)"
        case .retrying: "requests again \(detail)"
        case .waiting: "requests as soon as it can"
        case .gaveUp: "gives up: \(detail)"
        case .notice: "reports: \(detail)"
        case .throttled: "has a push held \(detail)"
        case .ignored: "does not change: \(detail)"
        case .alerted: "alerts: \(detail)"
        case .expanded: "opens"
        case .collapsed: "closes"
        case .token: "has a new push token"
        case .moved: "moves"
        case .foreground: "comes to the foreground"
        case .background: "goes to the background"
        case .terminated: "is terminated"
        case .suspended: "is suspended"
        case .woken: "is woken for \(SimulatedTime.length(BackgroundModes.fetchTime))"
        case .stored: "has a push stored"
        case .permission: "may show Live Activities: \(detail)"
        case .warning: detail
        case .frequentPushes: "may have frequent updates: \(detail)"
        case .countdowns: "shows countdowns: \(detail)"
        case .refusing: "will be refused: \(detail)"
        case .lock, .lowPower, .criticalBattery, .memoryPressure, .power, .offline, .released: sentence(of: entry)
        }
    }

    /// A device event, as a sentence.
    private static func sentence(of entry: TimelineEntry) -> String {
        let isOn = entry.detail == "on"
        return switch entry.event {
        case .lock: isOn ? "The phone is locked" : "The phone is unlocked"
        case .lowPower: isOn ? "Low Power Mode is on" : "Low Power Mode is off"
        case .criticalBattery: isOn ? "The battery is nearly empty" : "The battery is charged"
        case .memoryPressure: "Memory is short"
        case .offline: isOn ? "The phone is offline" : "The phone is online"
        case .power: isOn ? "The phone is switched on" : "The phone is switched off"
        default: "The island is released"
        }
    }
}
