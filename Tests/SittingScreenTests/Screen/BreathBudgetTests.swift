import CellUI
import Foundation
import LiveActivities
import Meditation
import Presentations
import Testing

@testable import SittingScreen
@testable import Theming

/// What a terminal gets while the island swells and falls.
@Suite struct BreathBudgetTests {
    /// Ten seconds after a minute of the lock screen's clock.
    private let start = Date(timeIntervalSince1970: 1_795_254_070)

    private func picture(_ theme: Theme, selection: Presentation? = nil, from start: Date? = nil) throws
        -> ScreenPicture
    {
        let start = start ?? self.start
        var server = TimerServer()
        let request = StartRequest(target: 600, methodName: "Coherent breathing", type: .breathing)
        try server.perform(.start(request), at: start)
        var model = ScreenModel(settings: .defaults, at: start)
        _ = model.follow(server.state, at: start)
        model.selection = selection
        let show = server.state.contentState.map {
            ActivityPresenter.Show(views: MeditationLiveActivity.views(for: $0), content: $0)
        }
        var picture = ScreenPicture(
            model: model, state: server.state, show: show, theme: theme, device: .standard, timeZone: .gmt)
        picture.contrast = SurfaceContrast(of: theme, at: .direct)
        return picture
    }

    @Test(
        "In any second a breath has at most fifteen frames and 3,000 bytes, also when clocks show the next minute",
        arguments: [(80, 24), (120, 36), (200, 60)], ["midnight", "daylight", "sunrise", "high-contrast"])
    func budget(_ size: (width: Int, height: Int), theme name: String) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: name).theme)
        try check(picture, size: CellSize(width: size.width, height: size.height))
    }

    @Test(
        "In every other theme, too, on the largest screen",
        arguments: [
            "dusk", "moss", "deep-sea", "paper", "rose-dawn", "horizon", "oled", "monochrome", "terminal",
        ])
    func otherThemes(_ name: String) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: name).theme)
        try check(picture, size: CellSize(width: 200, height: 60))
    }

    @Test(
        "A second before all digits of the clock change the breath turns, and keeps to the same budget",
        arguments: [(80, 24), (200, 60)], ["daylight", "high-contrast"])
    func hour(_ size: (width: Int, height: Int), theme name: String) throws {
        // 51 seconds before 20:00.
        let start = Date(timeIntervalSince1970: 1_795_291_200 - 51)
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: name).theme, from: start)
        try check(picture, size: CellSize(width: size.width, height: size.height), from: start)
    }

    @Test(
        "A presentation that is alone, and larger, keeps to the same budget",
        arguments: [Presentation.expanded, .minimal, .compact])
    func alone(_ presentation: Presentation) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: "sunrise").theme, selection: presentation)
        try check(picture, size: CellSize(width: 200, height: 60))
    }

    /// Plays more than a breath, with the seconds in which the lock screen's clock and the sitting's show the next minute: 50 and 60
    /// seconds after the start.
    private func check(_ picture: ScreenPicture, size: CellSize, from start: Date? = nil) throws {
        let start = start ?? self.start
        var frames: [(date: Date, bytes: Int)] = []
        var now = start + 48.1
        var image: ScreenImage?
        var last: Frame?
        while now < start + 62 {
            picture.update(&image, size: size, at: now)
            let rendering = try #require(image?.rendering)
            if let last { frames.append((now, TerminalBytes.bytes(from: last, to: rendering.frame))) }
            last = rendering.frame
            now = try #require(rendering.expiresAt)
        }
        // A screen that makes up for a late frame has what was planned for so much longer a second.
        for frame in frames {
            let second = frames.filter { $0.date >= frame.date && $0.date < frame.date + IslandSwell.interval - 0.002 }
            #expect(second.count <= 15)
            let sum = second.reduce(0) { $0 + $1.bytes }
            #expect(sum <= 3000, "\(frame.date.timeIntervalSince(start)): \(second.map(\.bytes))")
        }
        // It moves, at least once a second but near a minute.
        #expect(frames.count { $0.bytes > 0 } >= 10, "\(frames.map(\.bytes))")
    }

    @Test("An island that is an outline does not move, and wakes nobody between the seconds")
    func outline() throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: "oled").theme)
        let size = CellSize(width: 120, height: 36)
        let expiry = try #require(picture.image(size: size, at: start + 1.2).rendering.expiresAt)
        #expect(expiry > start + 1.9)
    }
}
