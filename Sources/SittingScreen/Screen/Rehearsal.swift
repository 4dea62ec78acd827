import CellUI
import Configuration
import Foundation
import Meditation
import Presentations
import Surroundings
import Theming

/// Renders one throw-away frame on a background thread at launch, to warm up type metadata and code pages.
///
/// The first rendering takes a hundred times as long as the second: type metadata is built, tables are read and code is paged
/// in. This does that work while the program parses arguments and saves a sitting. The frame is discarded; rendering is pure,
/// so it has no other effects.
package struct Rehearsal {
    private let thread: pthread_t

    /// Starts the warm-up if the command line leads to the screen; `nil` otherwise, or if no thread can be created.
    ///
    /// Uses pthreads directly: setting up Foundation's threads takes half as long as the warm-up itself.
    package init?(for arguments: [String], in shell: Shell) {
        guard shell.canShowScreen, arguments.isEmpty || arguments.first == "sit",
            !arguments.contains(where: ["--plain", "--detach", "--help", "-h"].contains)
        else { return nil }
        #if canImport(Darwin)
            var started: pthread_t?
        #else
            var started = pthread_t()
        #endif
        let code = pthread_create(
            &started, nil,
            { _ in
                // Signals must be delivered to threads that handle them.
                var all = sigset_t()
                sigfillset(&all)
                pthread_sigmask(SIG_BLOCK, &all, nil)
                Rehearsal.draw()
                return nil
            }, nil)
        let handle: pthread_t? = started
        guard code == 0, let handle else { return nil }
        thread = handle
    }

    /// Waits until the warm-up is done. The process must not exit in the middle of it.
    package func end() { pthread_join(thread, nil) }

    /// Draws a screen with the default settings in GMT: finding the time zone reads the environment, which the main thread
    /// changes when it opens the terminal.
    private static func draw() {
        let reading = ClockReading(wall: Date(timeIntervalSinceReferenceDate: 0), bootID: "", sinceBoot: 0, asleep: 0)
        var server = TimerServer()
        guard let sitting = try? server.perform(.start(StartRequest(target: 1200)), at: reading) else { return }
        let settings = Settings.defaults
        let themes = ThemeLibrary(directory: nil)
        var looks = ScreenLooks(themes: themes)
        _ = looks.adopt(settings, at: .indexed256)
        var model = ScreenModel(settings: settings, themeNames: themes.names, at: reading.wall)
        model.fit(size)
        _ = model.follow(sitting.state, at: reading.wall)
        var stage = ActivityStage()
        stage.follow(sitting.state, isAuthorized: true, completionUntil: nil, at: reading.wall)
        let picture = ScreenPicture(
            model: model, state: sitting.state, show: stage.show(at: reading.wall), theme: looks.theme,
            contrast: looks.contrast, device: looks.device, timeZone: .gmt)
        _ = picture.image(size: size, at: reading.wall)
    }

    /// Fits all four presentations at true proportions.
    private static let size = CellSize(width: 120, height: 36)
}
