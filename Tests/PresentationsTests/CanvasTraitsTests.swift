import Presentations
import Testing

@Suite struct CanvasTraitsTests {
    private let size = CellSize(width: 120, height: 36)

    private func columns(of text: String, in presentation: Presentation, _ canvas: PresentationCanvas) throws -> Int {
        let inspection = canvas.inspect(in: size, at: sampleInstant)
        let face = try #require(inspection.plan.faces.first { $0.presentation == presentation }).rect
        let view = try #require(
            inspection.views.views.first { $0.title == "Text \"\(text)\"" && face.contains($0.place) },
            "\(text) is not in \(presentation)")
        return view.place.minX - face.minX
    }

    private func mirrored() -> PresentationCanvas {
        var canvas = sampleCanvas()
        canvas.environment.layoutDirection = .rightToLeft
        return canvas
    }

    @Test func leadingIsRightOfTheCameraInRightToLeftLayout() throws {
        for (text, other, presentation) in [("L", "12:34", Presentation.compact), ("left", "right", .expanded)] {
            #expect(
                try columns(of: text, in: presentation, sampleCanvas())
                    < columns(of: other, in: presentation, sampleCanvas()))
            #expect(
                try columns(of: text, in: presentation, mirrored()) > columns(of: other, in: presentation, mirrored()))
        }
        #expect(
            try columns(of: "line 0", in: .lockScreen, mirrored())
                > columns(of: "line 0", in: .lockScreen, sampleCanvas()))
    }

    @Test func placesOfPresentationsDoNotDependOnTheDirection() {
        #expect(mirrored().plan(for: size) == sampleCanvas().plan(for: size))
    }

    @Test func oneLineIsMirroredToo() {
        let line = mirrored().rendering(CellSize(width: 12, height: 1)).frame.text
        #expect(line == "     12:34 L")
    }

    @Test func anAlwaysOnDisplayIsDimmedWithinItsSurfaces() throws {
        var canvas = sampleCanvas()
        let bright = canvas.rendering().frame
        canvas.environment.isLuminanceReduced = true
        let dim = canvas.rendering().frame
        #expect(dim.text == bright.text)
        var darker = 0
        for (before, after) in zip(bright.cells, dim.cells) {
            for (a, b) in [
                (before.style.foreground, after.style.foreground), (before.style.background, after.style.background),
            ] {
                guard let a = a.hex, let b = b.hex else { continue }
                for shift: UInt32 in [16, 8, 0] { #expect(b >> shift & 255 <= a >> shift & 255) }
                if a != b { darker += 1 }
            }
        }
        #expect(darker > 1000)
        #expect(dim[0, 0] == bright[0, 0], "what is around the phone stays")
    }

    @Test func aDimmedClockStaysCurrent() throws {
        let clock = Text(timerInterval: sampleInstant...sampleInstant + 600, countsDown: false)
        var canvas = sampleCanvas()
        canvas.views = ActivityViews(lockScreen: AnyView(clock), island: canvas.views!.island)
        canvas.environment.isLuminanceReduced = true
        var picture = canvas.rendering()
        // The next minute of the phone's own clock; no second of the timer.
        #expect(picture.expiresAt == sampleInstant + 40)
        for minutes in 1...3 {
            let now = sampleInstant + 60 * Double(minutes)
            picture.advance(to: now)
            let isSame = picture.frame == canvas.rendering(at: now).frame
            #expect(isSame)
        }
    }

    @Test func theLockScreensDateAndClockFollowTheLocaleAndNotTheTextSize() {
        func text(_ locale: String, _ size: DynamicTypeSize = .large) -> String {
            var canvas = sampleCanvas()
            canvas.environment.locale = Locale(identifier: locale)
            canvas.environment.dynamicTypeSize = size
            return canvas.rendering(CellSize(width: 120, height: 30)).frame.text
        }
        #expect(text("en_US_POSIX").contains("Saturday, 9 May"))
        #expect(text("de_DE").contains("Samstag, 9. Mai"))
        #expect(text("en_US").contains("Saturday, May 9"))
        #expect(text("en_US", .accessibility5).contains("Saturday, May 9"))
    }

    @Test(
        "Status bars have the lock screen's clock, in the locale's format",
        arguments: [("de_DE", "09:41"), ("en_US_POSIX", "9:41")])
    func clocks(locale: String, clock: String) {
        var canvas = sampleCanvas()
        canvas.environment.locale = Locale(identifier: locale)
        canvas.environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        let morning = Date(timeIntervalSince1970: 1_778_319_660)
        let rendering = Renderer.render(size: CellSize(width: 120, height: 40), at: morning) { context in
            canvas.draw(in: context.bounds, context: &context)
        }
        let clocks = rendering.frame.text.matches(of: /[0-9]?[0-9]:41/).map { String($0.output) }
        #expect(!clocks.isEmpty && clocks.allSatisfy { $0 == clock }, "\(clocks)")
    }

    @Test func everyTraitTogetherDrawsOnEveryDevice() {
        for device in Device.all {
            for size in [DynamicTypeSize.xSmall, .accessibility5] {
                var canvas = sampleCanvas()
                canvas.device = device
                canvas.environment.dynamicTypeSize = size
                canvas.environment.layoutDirection = .rightToLeft
                canvas.environment.isLuminanceReduced = true
                let inspection = canvas.inspect(in: self.size, at: sampleInstant)
                let isSame = inspection.views.frame == canvas.rendering().frame
                #expect(isSame, "\(device.name)")
            }
        }
    }
}
