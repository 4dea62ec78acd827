import Foundation
import FrameExport
import Meditation
import Presentations

@testable import SittingScreen
@testable import Theming
@testable import islet

/// The picture at the top of the README: a sitting at 12:34 of 20:00, as the program draws it.
enum DocumentedScreen {
    /// Saturday, 21 November 2026, 09:41 UTC: the time that phones show in pictures.
    private static let now = Date(timeIntervalSince1970: 1_795_254_060)
    private static let size = CellSize(width: 100, height: 30)

    /// The glyphs.
    static func text() throws -> String { FrameFormat.text.export(try frame(isAntialiased: false)) }

    /// The same frame with its colours.
    static func svg() throws -> String {
        let description = FrameDescription(
            title: "Islet: a sitting on the lock screen and in the Dynamic Island",
            sentence:
                "A terminal with four presentations of one sitting, Breath awareness, at 12:34 of 20:00: lock screen, "
                + "and Dynamic Island expanded, compact and minimal.")
        return FrameFormat.svg().export(try frame(isAntialiased: true), description: description)
    }

    private static func frame(isAntialiased: Bool) throws -> Frame {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 1200, methodName: "Breath awareness")), at: now - 754)
        var model = ScreenModel(settings: .defaults, at: now)
        _ = model.follow(server.state, at: now)
        var stage = ActivityPresenter()
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: now)
        let theme = try ThemeLibrary(directory: nil).theme(named: "midnight").theme
        let picture = ScreenPicture(
            model: model, state: server.state, show: stage.show(at: now), theme: theme,
            contrast: isAntialiased ? SurfaceContrast(of: theme, at: .direct) : .full, device: .standard,
            timeZone: TimeZone(secondsFromGMT: 0)!)
        return picture.image(size: size, at: now).rendering.frame
    }
}
