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
    private let start = Date(timeIntervalSince1970: 1_795_254_060)

    private func picture(_ theme: Theme) throws -> ScreenPicture {
        var server = TimerServer()
        let request = StartRequest(target: 600, methodName: "Coherent breathing", type: .breathing)
        try server.perform(.start(request), at: start)
        var model = ScreenModel(settings: .defaults, themeNames: [], at: start)
        _ = model.follow(server.state, at: start)
        let show = server.state.contentState.map {
            ActivityPresenter.Show(views: MeditationLiveActivity.views(for: $0), content: $0)
        }
        var picture = ScreenPicture(
            model: model, state: server.state, show: show, theme: theme, device: .standard, timeZone: .gmt)
        picture.contrast = SurfaceContrast(of: theme, at: .direct)
        return picture
    }

    /// The bytes that turn a frame into the next one in 24-bit colours: a place for each run of changed cells, a letter for each, and its
    /// colours where they are not those of the cell before.
    private func bytes(from old: Frame, to new: Frame) -> Int {
        var bytes = 0
        for y in 0..<new.size.height {
            var last: Int?
            for x in 0..<new.size.width where new[x, y] != old[x, y] {
                let isNext = last == x - 1
                bytes += (isNext ? 0 : 8) + new[x, y].glyph.graphemeCluster.utf8.count
                if !isNext || new[x, y].style != new[x - 1, y].style { bytes += 36 }
                last = x
            }
        }
        return bytes
    }

    @Test(
        "In any second a breath has at most fifteen frames and 3 kB", arguments: [(120, 36), (200, 60)],
        ["midnight", "daylight"])
    func budget(_ size: (width: Int, height: Int), theme name: String) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: name).theme)
        var frames: [(date: Date, bytes: Int)] = []
        // The breath turns after five seconds.
        var now = start + 3.6
        var last: Frame?
        while now < start + 6.2 {
            let rendering = picture.image(size: CellSize(width: size.width, height: size.height), at: now).rendering
            if let last { frames.append((now, bytes(from: last, to: rendering.frame))) }
            last = rendering.frame
            now = try #require(rendering.expiresAt)
        }
        for frame in frames {
            let second = frames.filter { $0.date >= frame.date && $0.date < frame.date + 1 }
            #expect(second.count <= 15)
            #expect(second.reduce(0) { $0 + $1.bytes } <= 3000, "\(second.map(\.bytes))")
        }
        // It moves all the time.
        #expect(frames.count { $0.bytes > 0 } >= 5, "\(frames.map(\.bytes))")
    }

    @Test("An island that is an outline does not move, and wakes nobody between the seconds")
    func outline() throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: "oled").theme)
        let size = CellSize(width: 120, height: 36)
        let expiry = try #require(picture.image(size: size, at: start + 1.2).rendering.expiresAt)
        #expect(expiry > start + 1.9)
    }
}
