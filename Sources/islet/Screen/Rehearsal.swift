import CellUI
import Configuration
import Foundation
import Meditation
import Presentations
import Theming

/// A first picture for nobody, drawn on a thread of its own while the program reads its arguments and saves a sitting.
///
/// What a program does for the first time takes a hundred times as long as the second: types are put together, tables read,
/// code comes from the file. All that is done when the true picture is due. Nothing of the rehearsal is kept; rendering is
/// pure, so that nothing comes of it either.
struct Rehearsal {
    private let thread: pthread_t

    /// Begins it where a command line leads to the screen; nil for every other, and where there is no thread to be had.
    ///
    /// By the system's own means: to set up Foundation's threads takes as long as the half of a rehearsal.
    init?(for arguments: [String], in shell: Shell) {
        let arguments = CommandLineReader.expanded(arguments)
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
                // Signals are for those who know what to do with them.
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

    /// Waits for the end of it: a process must not end in the middle.
    func end() { pthread_join(thread, nil) }

    /// Draws a screen as the standard settings have it, in GMT: to find out the person's time zone the environment is read,
    /// which the main thread changes when it opens the terminal.
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

    /// All four presentations at true proportions.
    private static let size = CellSize(width: 120, height: 36)
}
