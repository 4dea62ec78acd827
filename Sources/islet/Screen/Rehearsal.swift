import Foundation
import Meditation
import Presentations

/// Draws the first picture once for nobody, on a thread of its own, while a new sitting is on its way to the disk.
///
/// The first time, a picture costs several times what the next one does: types are looked up, pages of the program read, the
/// theme and the time zone found. The disk takes longer than all that, so the person sees the screen the sooner.
enum Rehearsal {
    /// Begins, and goes on at once. Nothing of it is kept but that it was done.
    static func begin(_ request: StartRequest, settings: Settings, themes: ThemeLibrary, at reading: ClockReading) {
        Thread.detachNewThread {
            var server = TimerServer()
            guard let reply = try? server.perform(.start(request), at: reading) else { return }
            var looks = ScreenLooks(themes: themes)
            _ = looks.adopt(settings, at: .indexed256)
            var stage = ActivityStage()
            stage.follow(
                reply.state, isAuthorized: settings.liveActivities, completionUntil: nil, at: reading.wall)
            let model = ScreenModel(settings: settings, themeNames: themes.names, at: reading.wall)
            let picture = ScreenPicture(
                model: model, state: reply.state, show: stage.show(at: reading.wall), theme: looks.theme,
                contrast: looks.contrast, device: looks.device, timeZone: .current)
            _ = picture.image(size: CellSize(width: 120, height: 36), at: reading.wall)
        }
    }
}
