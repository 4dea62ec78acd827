import Attendance
import Configuration
import Foundation
import Logging
import Meditation
import Presentations
import ScreenKit
import Store
import Surroundings
import TerminalScreen
import Theming

/// The full-screen program: the running sitting or the start panel, until the user leaves.
///
/// Read first: ``ScreenModel`` (what keys and clicks mean), ``ScreenPicture`` (what is drawn) and ``SittingProgram`` (what
/// connects them with the store, the bell and the event loop).
package enum SittingScreen {
    /// The screen's dependencies.
    package struct Request {
        /// The store, the only source of truth.
        package var store: Store
        /// Initial settings: defaults, file, environment and flags combined.
        package var settings: Settings
        /// The available themes.
        package var themes: ThemeLibrary
        /// The process environment.
        package var environment: [String: String]
        /// Reads the clocks. The only source of time for the screen.
        package var clock: () -> ClockReading
        /// The log.
        package var log: Logger
        /// The user's time zone.
        package var timeZone: TimeZone
        /// Prints a line to standard output, after the terminal is restored.
        package var say: (String) throws -> Void
        /// The settings file to watch; `nil` for none.
        var settingsFile: URL?
        /// Reloads the settings, with one sentence per problem; `nil` if they never change.
        var reload: (() -> (settings: Settings, complaints: [String]))?
        /// The sitting that this screen was opened for: its first bell rings here, and the screen closes after it.
        var startedSitting: UUID?
        /// Ensures that an attendant rings for a sitting that continues without a screen.
        package var attend: (TimerMemory, Settings.Haptics) -> Void = { _, _ in }
        /// Ensures that the attendant plays what belongs to the sitting.
        package var playSound: (Sitting, Settings) -> Void = { _, _ in }
        /// Runs a hook in another process.
        package var startHook: (HookCall, Settings) -> Void = { _, _ in }
        /// Records activity renewals and runs their hooks.
        package var catchUp: (ClockReading) -> Void = { _ in }
        /// Sentences to show at launch, such as complaints about settings.
        package var complaints: [String] = []
        /// A sentence to show at launch unless there are complaints; `nil` for none.
        package var advice: String?
        /// Why the sitting that this screen was opened for is silent, although it is to have a sound; `nil` if it is not.
        package var silence: String?
        /// The same of a sitting that begins on the screen.
        package var silenceOf: (Sitting, Settings) -> String? = { _, _ in nil }

        package init(
            store: Store, settings: Settings, themes: ThemeLibrary, environment: [String: String],
            clock: @escaping () -> ClockReading, log: Logger, timeZone: TimeZone,
            say: @escaping (String) throws -> Void,
            settingsFile: URL? = nil, reload: (() -> (settings: Settings, complaints: [String]))? = nil,
            startedSitting: UUID? = nil, attend: @escaping (TimerMemory, Settings.Haptics) -> Void = { _, _ in },
            playSound: @escaping (Sitting, Settings) -> Void = { _, _ in },
            startHook: @escaping (HookCall, Settings) -> Void = { _, _ in },
            catchUp: @escaping (ClockReading) -> Void = { _ in }, complaints: [String] = [], advice: String? = nil
        ) {
            self.store = store
            self.settings = settings
            self.themes = themes
            self.environment = environment
            self.clock = clock
            self.log = log
            self.timeZone = timeZone
            self.say = say
            self.settingsFile = settingsFile
            self.reload = reload
            self.startedSitting = startedSitting
            self.attend = attend
            self.playSound = playSound
            self.startHook = startHook
            self.catchUp = catchUp
            self.complaints = complaints
            self.advice = advice
        }
    }
}

extension SittingScreen.Request: ForegroundProgram {
    /// Shows the screen until the user leaves. Returns the exit status.
    ///
    /// Does not return after a terminating signal: the terminal is restored and the process dies by that signal. A running
    /// sitting goes on in every case.
    ///
    /// - Throws: ``TerminalError`` if no screen can be opened (use plain lines instead; nothing was sent) and ``StoreError`` if
    ///   the state cannot be read.
    package func run() throws -> Int32 {
        let stored = try store.memoryAndActivities()
        var activities = stored.activities
        if !activities.isEmpty { activities.catchUp(at: clock().wall) }
        var options = TerminalScreen.Options()
        options.reportsChildren = true
        let screen = try TerminalScreen(options: options, environment: environment)
        log.info("A screen is open.", metadata: ["pid": "\(getpid())"])
        var program = SittingProgram(
            request: self, colorDepth: screen.colorDepth, memory: stored.memory, activities: activities)
        let end = try ProgramLoop(clock: clock).run(&program, on: screen)
        log.info("The screen is closed.")
        switch end {
        case .left:
            if let farewell = program.farewell { try say(farewell) }
            return 0
        case .killed(let signal): TerminalScreen.reraise(signal)
        }
    }
}
