import Configuration
import Languages
import Surroundings

/// Says once that no sound can be played, so that nobody waits for a bell that is muted.
package enum BellAdvice {
    /// Why the terminal rings although a sound could be expected.
    static var reason: String {
        localized(
            "No sound player (\(PlayerProgram.names(for: .file))) is installed, and many terminals mute their bell: install one."
        )
    }

    /// The sentence for the first screen or the first plain lines; `nil` if it was shown before, if a player is installed, or if the user chose the bell.
    package static func once(_ settings: Settings, environment: [String: String]) -> String? {
        guard isDue(settings, environment: environment) else { return nil }
        return localized("No sound player is installed, so only the terminal's bell rings; try `islet bell`.")
    }

    /// Whether the advice is to be shown now, which then counts as shown.
    static func isDue(_ settings: Settings, environment: [String: String]) -> Bool {
        settings.haptics == .on && settings.bell(for: .target) == .automatic
            && PlayerProgram.installed(in: environment, for: .file).isEmpty
            && PlayerReports(environment: environment).claim(.bell)
    }
}

extension LoadedSettings {
    /// ``BellAdvice`` for a screen or plain lines that open with these settings. It waits while there are complaints about settings.
    package func bellAdvice(in environment: [String: String]) -> String? {
        complaints.isEmpty ? BellAdvice.once(settings, environment: environment) : nil
    }
}
