import Configuration
import Foundation
import Meditation
import Presentations
import Store
import Studio
import TerminalScreen
import Theming

/// The full-screen program: the running sitting, or the start panel, until the person leaves.
///
/// Read first: ``ScreenModel`` (what keys and clicks mean), ``ScreenPicture`` (what is drawn) and ``ScreenLoop`` (the one place
/// with a terminal, a clock and files).
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
        /// The clocks. Read here and nowhere below.
        var clock: () -> ClockReading
        /// The person's time zone.
        var timeZone: TimeZone
        /// Writes a line on standard output, once the terminal is given back.
        var say: (String) throws -> Void
        /// The settings file, which is watched; `nil` for none.
        var settingsFile: URL?
        /// Reads the settings again, with a sentence for everything that was wrong; `nil`: they never change.
        var reload: (() -> (settings: Settings, complaints: [String]))?
        /// The sitting that was started for this screen: its first bell rings here, and the screen closes after it.
        var startedSitting: UUID?
        /// Sees to it that someone rings for a sitting that goes on without a screen.
        var attend: (TimerMemory, Settings.Haptics) -> Void = { _, _ in }
        /// Has a hook run by another process.
        var startHook: (HookCall, Settings) -> Void = { _, _ in }
        /// Writes down which activities are renewed, and runs their hooks.
        var catchUp: (ClockReading) -> Void = { _ in }
        /// Sentences to show at first, such as complaints about settings.
        var complaints: [String] = []
    }

    /// Shows the screen until the person leaves; answers the exit status.
    ///
    /// Throws ``TerminalError`` where there is no screen to be had (plain lines are the thing to do then; nothing was sent) and
    /// ``StoreError`` where the state cannot be read. A signal that asks to end does not come back: the terminal is restored
    /// and the process dies by it. In every case a running sitting goes on.
    static func run(_ request: Request) throws -> Int32 {
        let memory = try request.store.memory()
        var activities = try request.store.activities()
        if !activities.isEmpty { activities.catchUp(at: request.clock().wall) }
        var options = TerminalScreen.Options()
        options.reportsChildren = true
        let screen = try TerminalScreen(options: options, environment: request.environment)
        var loop = ScreenLoop(request: request, screen: screen, memory: memory, activities: activities)
        let end = loop.run()
        screen.close()
        // Not the state that was last on screen: what counts is what runs now.
        if let memory = try? request.store.memory() { request.attend(memory, loop.haptics) }
        switch end {
        case .left(let farewell):
            if let farewell { try request.say(farewell) }
            return 0
        case .killed(let signal): TerminalScreen.reraise(signal)
        }
    }
}
