import Foundation
import Meditation

/// An effect that the screen's model requests.
package enum ScreenEffect: Hashable {
    /// Change the running sitting.
    case perform(TimerAction)
    /// Start a sitting.
    case begin(target: TimeInterval?, methodName: String, preparation: TimeInterval)
    /// Read the log and show it.
    case readHistory
    /// Change a sitting in the log.
    case changeLog(SittingChange)
    /// Read the settings and show them.
    case readSettings
    /// Change a setting in the settings file and here.
    case change(SettingChange)
    /// Record that the running sitting was seen and goes on.
    case markSeen
    /// Close the screen; a running sitting goes on.
    case leave
}
