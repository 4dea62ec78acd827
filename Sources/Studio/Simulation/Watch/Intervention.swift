import Simulation

/// What a person may do to a simulation that is watched, each with a key.
package enum Intervention: CaseIterable {
    /// The app asks for a new activity of its session.
    case restart
    /// Live Activities of the app are switched off or on.
    case permission
    /// The app leaves the foreground or comes there.
    case background
    /// The network goes or comes back.
    case offline
    /// The phone is locked or unlocked.
    case lock
    /// Low Power Mode goes on or off.
    case lowPower
    /// The battery is nearly empty, or charged.
    case battery
    /// The app is terminated.
    case terminate
    /// Memory is short.
    case memory

    /// The key.
    package var key: Character {
        switch self {
        case .restart: "r"
        case .permission: "p"
        case .background: "b"
        case .offline: "o"
        case .lock: "l"
        case .lowPower: "w"
        case .battery: "e"
        case .terminate: "t"
        case .memory: "m"
        }
    }

    /// What it does, in a word or two, for the last line.
    package var word: String {
        switch self {
        case .restart: "restart"
        case .permission: "permission"
        case .background: "background"
        case .offline: "offline"
        case .lock: "lock"
        case .lowPower: "low power"
        case .battery: "battery"
        case .terminate: "terminate"
        case .memory: "memory"
        }
    }

    /// What it does, for the help.
    package var meaning: String {
        switch self {
        case .restart: "a new activity for the app's session, now"
        case .permission: "Live Activities of the app off, on"
        case .background: "the app to the background, to the foreground"
        case .offline: "phone offline, online"
        case .lock: "phone locked, unlocked"
        case .lowPower: "Low Power Mode on, off"
        case .battery: "battery nearly empty, charged"
        case .terminate: "terminate the app; b opens it again"
        case .memory: "memory is short"
        }
    }

    /// Its place among all, the most useful first.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What is to happen in the simulation: the opposite of what is so.
    ///
    /// - Throws: a ``Refusal`` where it would do nothing.
    package func action(on app: AppStatus, in player: SimulationPlayer) throws(Refusal) -> ScenarioAction {
        let device = player.moment.device
        switch self {
        case .restart:
            guard app.keepsSession else {
                throw Refusal(sentence: "\(app.name) keeps no session; give it a lifecycle in the file.")
            }
            return .restart(app: app.name)
        case .permission: return .permission(app: app.name, !app.isAllowed)
        case .background: return .move(app: app.name, app.process == .foreground ? .background : .foreground)
        case .offline: return .device(.offline(!player.isOffline))
        case .lock: return .device(.lock(!device.isLocked))
        case .lowPower: return .device(.lowPower(!device.isInLowPowerMode))
        case .battery: return .device(.criticalBattery(!device.isBatteryCritical))
        case .terminate:
            guard app.process != .terminated else {
                throw Refusal(sentence: "\(app.name) is terminated; b opens it.")
            }
            return .move(app: app.name, .terminated)
        case .memory: return .device(.memoryPressure)
        }
    }

    /// Why something cannot be done, in a sentence.
    package struct Refusal: Error, Equatable {
        package let sentence: String
    }
}
