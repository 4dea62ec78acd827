import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import Surroundings

/// Plays some seconds of a background sound, and prints what plays.
package struct SoundTrial {
    private static let seconds = 5
    private let sound: AmbientSound
    private let settings: Settings
    private let shell: Shell

    /// A trial of a sound, as loud as the settings say.
    package init(of sound: AmbientSound, settings: Settings, in shell: Shell) {
        (self.sound, self.settings, self.shell) = (sound, settings, shell)
    }

    /// Plays and prints. Throws a ``CommandFailure`` if nothing can play.
    package func run() throws {
        let path: String?
        do throws(StreamFailure) {
            path = try sound.prepare(environment: shell.environment)
        } catch {
            throw CommandFailure(sentence: error.description, status: .unavailable)
        }
        guard let path else { return try shell.say(localized("Nothing plays in the background: ambient is \"off\".")) }
        let level = Double(settings.ambientVolume) / 100
        let stream = SoundStream(
            SoundOrder(sittingID: UUID(), name: sound.text, path: path, isLooped: true, gain: level * level), at: 0,
            fade: 1, environment: shell.environment)
        var isSaid = false
        for step in 0... {
            if case .failed(let failure) = stream.outcome {
                throw CommandFailure(sentence: failure.description, status: .unavailable)
            }
            if stream.outcome != nil { break }
            if step >= 5, !isSaid, let player = stream.player {
                isSaid = true
                try shell.say(
                    localized("\(player) plays \(sound.text), at a volume of \(String(settings.ambientVolume)) %."))
            }
            if step == Self.seconds * 10 { stream.stop(fade: 1) }
            shell.sleep(.milliseconds(100))
        }
    }
}
