import Attendance
import Configuration
import Foundation
import Meditation
import Presentations
import Store
import Surroundings
import TerminalScreen
import Theming

/// The full-screen program: the running sitting, or the start panel, until the person leaves.
///
/// Read first: ``ScreenModel`` (what keys and clicks mean), ``ScreenPicture`` (what is drawn) and ``ScreenLoop`` (the one place
/// with a terminal, a clock and files).
package enum SittingScreen {
    /// What the screen needs from outside.
    package struct Request {
        /// The one truth.
        package var store: Store
        /// What holds at first: defaults, file, environment and flags.
        package var settings: Settings
        /// The themes by name.
        package var themes: ThemeLibrary
        /// The environment of the process.
        package var environment: [String: String]
        /// The clocks. Read here and nowhere below.
        package var clock: () -> ClockReading
        /// The person's time zone.
        package var timeZone: TimeZone
        /// Writes a line on standard output, once the terminal is given back.
        package var say: (String) throws -> Void
        /// The settings file, which is watched; `nil` for none.
        var settingsFile: URL?
        /// Reads the settings again, with a sentence for everything that was wrong; `nil`: they never change.
        var reload: (() -> (settings: Settings, complaints: [String]))?
        /// The sitting that was started for this screen: its first bell rings here, and the screen closes after it.
        var startedSitting: UUID?
        /// Sees to it that someone rings for a sitting that goes on without a screen.
        package var attend: (TimerMemory, Settings.Haptics) -> Void = { _, _ in }
        /// Has a hook run by another process.
        package var startHook: (HookCall, Settings) -> Void = { _, _ in }
        /// Writes down which activities are renewed, and runs their hooks.
        package var catchUp: (ClockReading) -> Void = { _ in }
        /// Sentences to show at first, such as complaints about settings.
        package var complaints: [String] = []

        package init(
            store: Store, settings: Settings, themes: ThemeLibrary, environment: [String: String],
            clock: @escaping () -> ClockReading, timeZone: TimeZone, say: @escaping (String) throws -> Void,
            settingsFile: URL? = nil, reload: (() -> (settings: Settings, complaints: [String]))? = nil,
            startedSitting: UUID? = nil, attend: @escaping (TimerMemory, Settings.Haptics) -> Void = { _, _ in },
            startHook: @escaping (HookCall, Settings) -> Void = { _, _ in },
            catchUp: @escaping (ClockReading) -> Void = { _ in }, complaints: [String] = []
        ) {
            self.store = store
            self.settings = settings
            self.themes = themes
            self.environment = environment
            self.clock = clock
            self.timeZone = timeZone
            self.say = say
            self.settingsFile = settingsFile
            self.reload = reload
            self.startedSitting = startedSitting
            self.attend = attend
            self.startHook = startHook
            self.catchUp = catchUp
            self.complaints = complaints
        }
    }
}

extension SittingScreen.Request: ForegroundProgram {
    /// Shows the screen until the person leaves; answers the exit status.
    ///
    /// A signal that asks to end does not come back: the terminal is restored and the process dies by it. In every case a
    /// running sitting goes on.
    ///
    /// - Throws: ``TerminalError`` where there is no screen to be had (plain lines are the thing to do then; nothing was sent)
    ///   and ``StoreError`` where the state cannot be read.
    package func run() throws -> Int32 {
        let memory = try store.memory()
        var activities = try store.activities()
        if !activities.isEmpty { activities.catchUp(at: clock().wall) }
        var options = TerminalScreen.Options()
        options.reportsChildren = true
        let screen = try TerminalScreen(options: options, environment: environment)
        var loop = ScreenLoop(request: self, screen: screen, memory: memory, activities: activities)
        let end = loop.run()
        screen.close()
        // Not the state that was last on screen: what counts is what runs now.
        if let memory = try? store.memory() { attend(memory, loop.haptics) }
        switch end {
        case .left(let farewell):
            if let farewell { try say(farewell) }
            return 0
        case .killed(let signal): TerminalScreen.reraise(signal)
        }
    }
}
