import Foundation
import Meditation

/// What the screen's model asks the world outside to do.
package enum ScreenEffect: Hashable {
    /// Change the running sitting.
    case perform(TimerAction)
    /// Start a sitting.
    case begin(target: TimeInterval?, methodName: String, preparation: TimeInterval)
    /// Read the log and show it.
    case readHistory
    /// Keep that the running sitting was seen and is to go on.
    case markSeen
    /// Close the screen; a running sitting goes on.
    case leave
    /// Stop the process until its shell continues it.
    case suspend
}
