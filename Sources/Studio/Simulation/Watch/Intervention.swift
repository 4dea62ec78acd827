import Simulation

/// A user action in a watched simulation, each with a key.
package enum Intervention: CaseIterable {
    /// The app requests a new activity for its session.
    case restart
    /// Turns the app's Live Activities permission off or on.
    case permission
    /// Moves the app to the background or the foreground.
    case background
    /// Takes the network away or restores it.
    case offline
    /// Locks or unlocks the phone.
    case lock
    /// Turns Low Power Mode on or off.
    case lowPower
    /// Makes the battery critically low, or charges it.
    case battery
    /// Terminates the app.
    case terminate
    /// Raises memory pressure.
    case memory

    /// The key that triggers it.
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

    /// A one- or two-word label for the key hints.
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

    /// The description for the help.
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

    /// Its index among all cases, most useful first.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The scenario action, which toggles the current state.
    ///
    /// - Throws: a ``Refusal`` if the action would have no effect.
    package func action(on app: AppStatus, in player: SimulationPlayer) throws(Refusal) -> ScenarioAction {
        let device = player.moment.device
        switch self {
        case .restart:
            guard app.keepsSession else {
                throw Refusal(sentence: "\(app.name) has no session; give it a lifecycle in the file.")
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

    /// Why an action is not possible, as a sentence.
    package struct Refusal: Error, Equatable {
        package let sentence: String
    }
}
