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

    private func picture(_ theme: Theme, selection: Presentation? = nil) throws -> ScreenPicture {
        var server = TimerServer()
        let request = StartRequest(target: 600, methodName: "Coherent breathing", type: .breathing)
        try server.perform(.start(request), at: start)
        var model = ScreenModel(settings: .defaults, themeNames: [], at: start)
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

    /// The red, green and blue of a colour; none of a colour that the terminal determines.
    private func parts(of color: CellColor) -> [Int] {
        guard let hex = color.hex else { return [] }
        return [Int(hex >> 16 & 0xFF), Int(hex >> 8 & 0xFF), Int(hex & 0xFF)]
    }

    /// The bytes of both colours, `\u{1B}[38;2;250;219;209m\u{1B}[48;2;0;1;0m`, and of attributes.
    private func cost(of style: CellStyle) -> Int {
        var bytes = style.attributes.isEmpty ? 0 : 12
        for color in [style.foreground, style.background] {
            let parts = parts(of: color)
            bytes += parts.isEmpty ? 5 : 10
            for part in parts { bytes += String(part).count }
        }
        return bytes
    }

    /// Whether a cell is sent in the style of the one before, as `FramePainter` does with blanks.
    private func isFree(_ cell: Cell, after sent: CellStyle) -> Bool {
        if cell.style == sent { return true }
        guard cell.style.attributes.isEmpty, sent.attributes.isEmpty else { return false }
        let (upper, lower) = (parts(of: cell.style.foreground), parts(of: cell.style.background))
        let differences = zip(upper, lower).map { abs($0 - $1) }
        let isBlank = cell.glyph == .space || !differences.isEmpty && differences.allSatisfy { $0 <= 1 }
        return isBlank && [sent.background, sent.foreground].contains(cell.style.background)
    }

    /// The bytes that turn a frame into the next one in 24-bit colours: a place for each run of changed cells, a letter for each, and its
    /// colours where they are not those of the cell before.
    private func bytes(from old: Frame, to new: Frame) -> Int {
        var bytes = 0
        for y in 0..<new.size.height {
            var last: Int?
            var sent: CellStyle?
            for x in 0..<new.size.width where new[x, y] != old[x, y] {
                let cell = new[x, y]
                bytes += (last == x - 1 ? 0 : 8) + cell.glyph.graphemeCluster.utf8.count
                if sent.map({ !isFree(cell, after: $0) }) ?? true {
                    bytes += cost(of: cell.style)
                    sent = cell.style
                }
                last = x
            }
        }
        return bytes
    }

    @Test(
        "In any second a breath has at most fifteen frames and 3,000 bytes, also when clocks show the next minute",
        arguments: [(80, 24), (120, 36), (200, 60)], ["midnight", "daylight", "sunrise", "high-contrast"])
    func budget(_ size: (width: Int, height: Int), theme name: String) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: name).theme)
        try check(picture, size: CellSize(width: size.width, height: size.height))
    }

    @Test(
        "A presentation that is alone, and larger, keeps to the same budget",
        arguments: [Presentation.expanded, .minimal, .compact])
    func alone(_ presentation: Presentation) throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: "sunrise").theme, selection: presentation)
        try check(picture, size: CellSize(width: 200, height: 60))
    }

    /// Plays two breaths and the seconds in which the lock screen's clock and the sitting's show the next minute, 50 and 60 seconds after
    /// the start.
    private func check(_ picture: ScreenPicture, size: CellSize) throws {
        var frames: [(date: Date, bytes: Int)] = []
        var now = start + 44.1
        var image: ScreenImage?
        var last: Frame?
        while now < start + 64 {
            picture.update(&image, size: size, at: now)
            let rendering = try #require(image?.rendering)
            if let last { frames.append((now, bytes(from: last, to: rendering.frame))) }
            last = rendering.frame
            now = try #require(rendering.expiresAt)
        }
        // A screen that wakes up a twentieth of a second late sees a second that is so much longer.
        for frame in frames {
            let second = frames.filter { $0.date >= frame.date && $0.date < frame.date + 1.05 }
            #expect(second.count <= 15)
            let sum = second.reduce(0) { $0 + $1.bytes }
            #expect(sum <= 3000, "\(frame.date.timeIntervalSince(start)): \(second.map(\.bytes))")
        }
        // It moves, at least once a second but near a minute.
        #expect(frames.count { $0.bytes > 0 } >= 14, "\(frames.map(\.bytes))")
    }

    @Test("An island that is an outline does not move, and wakes nobody between the seconds")
    func outline() throws {
        let picture = try picture(ThemeLibrary(directory: nil).theme(named: "oled").theme)
        let size = CellSize(width: 120, height: 36)
        let expiry = try #require(picture.image(size: size, at: start + 1.2).rendering.expiresAt)
        #expect(expiry > start + 1.9)
    }
}
