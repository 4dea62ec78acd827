import Foundation
import Store
import TerminalScreen

/// The screen that shows the sitting.
enum SittingScreen {
    /// What the screen needs from outside.
    struct Request {
        /// The one truth.
        var store: Store
        /// What holds at first: defaults, file, environment and flags.
        var settings: Settings
        /// The themes by name.
        var themes: ThemeLibrary
        /// The environment of the process.
        var environment: [String: String]
        /// The clock. Read here and nowhere below.
        var now: () -> Date
        /// The settings file, which is watched; `nil` for none.
        var settingsFile: URL?
        /// Reads the settings again, with a sentence for everything that was wrong; `nil`: they never change.
        var reload: (() -> (settings: Settings, complaints: [String]))?
        /// The sitting that was started for this screen: its first bell rings here, and the screen closes after it.
        var startedSitting: UUID?
        /// Sentences to show at first, such as complaints about settings.
        var complaints: [String] = []
    }

    /// Shows the screen until the person leaves; answers the exit status. Throws where there is no screen to be had.
    static func run(_ request: Request) throws -> Int32 { throw TerminalError.notATerminal }
}
