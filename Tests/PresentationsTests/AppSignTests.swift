import Testing

@testable import Presentations

/// The signs on the apps of the home screen.
struct AppSignTests {
    private var canvas: PresentationCanvas {
        var canvas = sampleCanvas()
        canvas.theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        return canvas
    }

    @Test("The sign of every app is in its middle to the half cell, and inside its edges", arguments: 4...8)
    func appSigns(rows: Int) throws {
        for columns in 2 * rows - 1...2 * rows + 1 {
            for sign in AppSign.allCases {
                let pixels = try #require(sign.pixels(on: CellSize(width: columns, height: rows), day: 7))
                let widths = Set(pixels.map(\.utf8.count))
                #expect(widths.count == 1 && widths.allSatisfy { $0.isMultiple(of: 2) }, "\(sign)")
                #expect(pixels.count.isMultiple(of: 2) && pixels.count < 2 * rows, "\(sign)")
                #expect(widths.allSatisfy { $0 < 2 * columns }, "\(sign)")
            }
        }
        #expect(AppSign.message.pixels(on: CellSize(width: 4, height: 2), day: 7) == nil)
    }

    @Test(
        "The calendar on the home screen has the day, below a line where there is room, and another one after midnight")
    func calendar() throws {
        let app = CellSize(width: 10, height: 5)
        let day = try #require(AppSign.calendar.pixels(on: app, day: 28))
        #expect(day.prefix(3) == ["..............", "oooooooooooooo", ".............."])
        #expect(
            day.suffix(5) == ["######..######", "....##..##..##", "######..######", "##......##..##", "######..######"])
        let lower = try #require(AppSign.calendar.pixels(on: CellSize(width: 9, height: 4), day: 28))
        #expect(lower == [day[1]] + day.suffix(5))
        let canvas = canvas
        let size = CellSize(width: 200, height: 58)
        let now = Date(timeIntervalSince1970: 1_780_000_000)
        let midnight = try #require(canvas.environment.nextDay(after: now))
        let (last, first) = (midnight - 1, midnight)
        func frame(_ now: Date) -> Frame {
            Renderer.render(size: size, at: now) { canvas.draw(in: $0.bounds, context: &$0) }.frame
        }
        let face = try #require(canvas.plan(for: size).faces.first { $0.presentation == .compact })
        let phone = try #require(face.phone)
        func apps(_ frame: Frame) -> [Cell] {
            (face.rect.maxY..<phone.maxY).flatMap { y in (phone.minX..<phone.maxX).map { frame[$0, y] } }
        }
        #expect(apps(frame(last)) != apps(frame(first)) && apps(frame(first)) == apps(frame(first + 1)))
        var clock = Renderer.render(size: size, at: last) { canvas.draw(in: $0.bounds, context: &$0) }
        clock.advance(to: first)
        #expect(apps(clock.frame) == apps(frame(first)))
    }
}
