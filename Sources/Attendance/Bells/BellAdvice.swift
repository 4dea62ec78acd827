import Configuration
import Foundation
import HostSystem
import Languages
import Store

/// Says once that no sound can be played, so that nobody waits for a bell that is muted.
package enum BellAdvice {
    /// Why the terminal rings although a sound could be expected.
    static var reason: String {
        localized(
            "No sound player (\(PlayerProgram.names)) is installed, and many terminals mute their bell: install one.")
    }

    /// The sentence for the first screen; `nil` if it was shown before, if a player is installed, or if the user chose the bell.
    package static func once(_ settings: Settings, environment: [String: String]) -> String? {
        guard settings.haptics == .on, settings.bell(for: .target) == .automatic,
            PlayerProgram.installed(in: environment).isEmpty
        else { return nil }
        let folder = CacheFolder.path(in: environment)
        let marker = folder + "/no-player-reported"
        guard access(marker, F_OK) != 0 else { return nil }
        do throws(SoundFailure) {
            try SoundFile.makeFolder(folder)
            guard (try? PrivateFiles.makeFile(marker)) != nil else { return nil }
        } catch {
            // Without a place to remember it, it would be shown every time.
            return nil
        }
        return localized("No sound player is installed, so only the terminal's bell rings; try `islet bell`.")
    }
}
