import Foundation
import FrameTesting
import LiveActivities
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Theming

struct ScreenPictureTests {
    /// Saturday, 21 November 2026, 09:41.
    private static let start = Date(timeIntervalSince1970: 1_795_254_060)
    private let start = Self.start
    private let facts: [SnapshotFact] = [.date(Self.start), .device(Device.standard.name), .theme(Theme.standard.name)]

    /// A widget with fixed content, so that these pictures show the screen's own parts.
    private func widget(_ state: MeditationAttributes.ContentState) -> ActivityViews {
        let clock = Text(
            timerInterval: state.startedAt...state.startedAt + 360_000, pauseTime: state.pausedAt, countsDown: false)
        return ActivityViews(
            lockScreen: AnyView(
                VStack {
                    Text(state.methodName); clock.fixedSize()
                }),
            island: DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    VStack {
                        Text(state.methodName); clock.fixedSize()
                    }
                }
            } compactLeading: {
                Text("◕")
            } compactTrailing: {
                clock
            } minimal: {
                Text("◕")
            })
    }

    private func state(after seconds: TimeInterval, pausing: Bool = false, target: TimeInterval? = 1200) throws
        -> TimerState
    {
        var server = TimerServer()
        try server.perform(
            .start(StartRequest(target: target, methodName: "Breath awareness")), at: start - seconds)
        if pausing { try server.perform(.pause, at: start) }
        return server.state
    }

    func image(
        _ state: TimerState, width: Int, height: Int, settings: Settings = .defaults, keys: [Key] = [],
        isInIsland: Bool = true, isHolding: Bool = false, away: String? = nil, at now: Date = Self.start
    ) -> ScreenImage {
        var model = ScreenModel(settings: settings, themeNames: ["midnight"], at: start)
        (model.serverWords, model.isServerAway) = (away, away != nil)
        _ = model.follow(state, at: start)
        for key in keys { _ = model.handle(key, sitting: state.sitting, at: start) }
        if isHolding {
            model.press(ScreenHit(presentation: .compact), at: start)
            _ = model.advance(to: start + MousePress.holdDuration)
        }
        let show = state.contentState.map {
            ActivityPresenter.Show(views: widget($0), content: $0, isInIsland: isInIsland)
        }
        return ScreenPicture(
            model: model, state: state, show: show, theme: .standard, device: .standard,
            timeZone: TimeZone(secondsFromGMT: 0)!
        ).image(size: CellSize(width: width, height: height), at: now)
    }

    private var plain: Settings {
        var settings = Settings.defaults
        settings.liveActivities = false
        return settings
    }

    private static let sizes = [(120, 36), (100, 30), (80, 24), (60, 20), (40, 12), (20, 3), (10, 1)]

    @Test(arguments: sizes) func aSitting(_ width: Int, _ height: Int) throws {
        let image = image(try state(after: 754), width: width, height: height)
        assertFrame(
            image.rendering, named: "sitting, \(width) × \(height)", facts: facts + ["a plain widget"])
    }

    @Test("An unreachable server is named at every size, in the last line if the header is missing", arguments: sizes)
    func serverAway(_ width: Int, _ height: Int) throws {
        let words = "offline since 09:40 (timer)"
        let image = image(try state(after: 754), width: width, height: height, away: words)
        let first = image.rendering.frame.text.split(separator: "\n").first ?? ""
        let last = image.rendering.frame.text.split(separator: "\n").last ?? ""
        guard height > 1 else { return }
        let start = words.prefix(width >= 40 ? words.count : width - 1)
        #expect(first.contains(words) || last.contains(start), "\(image.rendering.frame.text)")
    }

    @Test(arguments: sizes) func thePlainTimer(_ width: Int, _ height: Int) throws {
        let image = image(try state(after: 754), width: width, height: height, settings: plain)
        assertFrame(image.rendering, named: "plain timer, \(width) × \(height)", facts: facts)
    }

    @Test(arguments: sizes) func theStartPanel(_ width: Int, _ height: Int) throws {
        let image = image(.idle, width: width, height: height, settings: plain)
        assertFrame(image.rendering, named: "start panel, \(width) × \(height)", facts: facts)
    }

    @Test(arguments: sizes) func theQuestionHowToEnd(_ width: Int, _ height: Int) throws {
        let image = image(try state(after: 754), width: width, height: height, settings: plain, keys: [.enter])
        assertFrame(image.rendering, named: "end, \(width) × \(height)", facts: facts)
    }

    @Test(arguments: [(80, 24), (40, 12)]) func theHelp(_ width: Int, _ height: Int) throws {
        let image = image(try state(after: 754), width: width, height: height, settings: plain, keys: [.character("?")])
        assertFrame(image.rendering, named: "help, \(width) × \(height)", facts: facts)
    }

    @Test func thePlainTimersPictureChangesExactlyAtItsExpiry() throws {
        for state in [
            try state(after: 754), try state(after: 1195), try state(after: 1290), try state(after: 5, target: nil),
        ] {
            var now = start
            for _ in 0..<8 {
                let first = image(state, width: 80, height: 24, settings: plain, at: now)
                let expiry = try #require(first.rendering.expiresAt)
                #expect(expiry > now && expiry <= now + 1)
                let before = expiry - 0.001
                let held = image(state, width: 80, height: 24, settings: plain, at: before)
                #expect(held.rendering.frame == first.rendering.frame)
                let next = image(state, width: 80, height: 24, settings: plain, at: expiry)
                #expect(next.rendering.frame != first.rendering.frame)
                now = expiry
            }
        }
    }

    @Test(arguments: sizes, [75, 754, 3723, 10_000, 50_000])
    func nothingInASittingIsCut(_ size: (width: Int, height: Int), after seconds: TimeInterval) throws {
        for target in [1200, 10_800, 36_000] as [TimeInterval] {
            var server = TimerServer()
            try server.perform(.start(StartRequest(target: target, methodName: "Zazen")), at: start - seconds)
            var model = ScreenModel(settings: .defaults, at: start)
            _ = model.follow(server.state, at: start)
            let show = server.state.contentState.map {
                ActivityPresenter.Show(views: MeditationLiveActivity.views(for: $0), content: $0)
            }
            let image = ScreenPicture(
                model: model, state: server.state, show: show, theme: .standard, device: .standard,
                timeZone: TimeZone(secondsFromGMT: 0)!
            ).image(size: CellSize(width: size.width, height: size.height), at: start)
            let text = image.rendering.frame.text
            #expect(!text.contains("…"))
            let waysOut = image.presentations.keys.count { [.lockScreen, .expanded].contains($0) }
            #expect(text.ranges(of: "( ✕ )").count == waysOut)
        }
    }

    @Test func aPausedPlainTimerNeverExpires() throws {
        let image = image(try state(after: 754, pausing: true), width: 80, height: 24, settings: plain)
        #expect(image.rendering.expiresAt == nil)
    }

    @Test func pastTheTargetTheTimeGoesOnWithAPlus() throws {
        let frame = image(try state(after: 1290), width: 20, height: 3, settings: plain).rendering.frame
        #expect(frame.text.contains("+01:30"))
        #expect(frame.text.contains("Target reached"))
    }

    @Test func clicksReachAnswersButNothingBelowAQuestion() throws {
        let image = image(try state(after: 754), width: 120, height: 36, keys: [.enter])
        let lines = image.rendering.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let row = try #require(lines.firstIndex { String($0).contains("Keep sitting") })
        let text = String(lines[row])
        let column = text.distance(from: text.startIndex, to: try #require(text.range(of: "Keep sitting")).lowerBound)
        #expect(image.hit(at: CellPoint(x: column, y: row)) == ScreenHit(action: .answer(.keep)))
        #expect(image.hit(at: CellPoint(x: 10, y: 5)) == ScreenHit())
    }

    @Test func thePointerFindsThePresentations() throws {
        let image = image(try state(after: 754), width: 120, height: 36)
        for (presentation, rect) in image.presentations {
            #expect(image.hit(at: CellPoint(x: rect.minX + 2, y: rect.minY + 1)).presentation == presentation)
        }
        #expect(image.presentations.count == 4)
    }

    @Test func aChosenPresentationIsShownAlone() throws {
        let image = image(try state(after: 754), width: 120, height: 36, keys: [.character("2")])
        #expect(image.presentations.keys.map { $0 } == [.expanded])
    }

    @Test func aChosenPresentationThatDoesNotFitIsReplaced() throws {
        let image = image(try state(after: 754), width: 20, height: 3, keys: [.character("2")])
        #expect(image.presentations.keys.map { $0 } == [.compact])
    }

    @Test func anEndedActivityIsOnTheLockScreenAndTheIslandIsIdle() throws {
        let image = image(try state(after: 9 * 3600), width: 120, height: 36, isInIsland: false)
        let lines = image.rendering.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        func text(in presentation: Presentation) throws -> String {
            let rect = try #require(image.presentations[presentation])
            return (rect.minY..<rect.maxY).map { row in
                String(lines[row].dropFirst(rect.minX).prefix(rect.width))
            }.joined()
        }
        #expect(try text(in: .lockScreen).contains("Breath awareness"))
        // Beside the island are the phone's own time and signs.
        let own = "▀▄█▌▐▖▗▘▝▙▛▜▟▁▂▃▅▆╸0123456789:G"
        for face in [Presentation.expanded, .compact, .minimal] {
            #expect(try text(in: face).allSatisfy { $0.isWhitespace || own.contains($0) }, "\(face)")
        }
    }

    @Test func holdingAnIdleIslandDoesNotOpenIt() throws {
        let open = image(try state(after: 754), width: 120, height: 36, isHolding: true)
        #expect(open.presentations.keys.map { $0 } == [.expanded])
        let idle = image(try state(after: 9 * 3600), width: 120, height: 36, isInIsland: false, isHolding: true)
        #expect(idle.presentations.count == 4)
    }

    @Test func withoutRoomForTheLockScreenTheTimeReplacesAnIdleIsland() throws {
        let image = image(try state(after: 9 * 3600), width: 20, height: 3, isInIsland: false)
        #expect(image.presentations.isEmpty)
        #expect(image.rendering.frame.text.contains("+8:40:00"))
    }

    @Test func aNoticeOverContentIsAlwaysRemovable() throws {
        for (isPaused, isShown) in [(false, true), (true, false)] {
            let state = try state(after: 754, pausing: isPaused)
            var model = ScreenModel(settings: .defaults, at: start)
            _ = model.follow(state, at: start)
            model.say("The target is 21 min.", at: start)
            let show = state.contentState.map { ActivityPresenter.Show(views: widget($0), content: $0) }
            let image = ScreenPicture(
                model: model, state: state, show: show, theme: .standard, device: .standard,
                timeZone: TimeZone(secondsFromGMT: 0)!
            ).image(size: CellSize(width: 21, height: 3), at: start)
            #expect(image.rendering.frame.text.contains("The target") == isShown)
        }
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 1), (5, 4), (200, 3), (3, 60)])
    func everySizeCanBeDrawn(_ width: Int, _ height: Int) throws {
        for keys: [Key] in [[], [.enter], [.character("?")]] {
            for settings in [plain, .defaults] {
                let size = CellSize(width: width, height: height)
                #expect(
                    image(try state(after: 754), width: width, height: height, settings: settings, keys: keys)
                        .rendering.frame.size == size)
                #expect(image(.idle, width: width, height: height, settings: settings).rendering.frame.size == size)
            }
        }
    }

    @Test func helpExplainsTheKeysOfTheCurrentScreen() throws {
        let panel = image(.idle, width: 80, height: 24, keys: [.character("?")]).rendering.frame.text
        #expect(panel.contains("duration, method, preparation") && !panel.contains("pause and resume"))
        let sitting = image(try state(after: 1), width: 80, height: 24, keys: [.character("?")]).rendering.frame.text
        #expect(sitting.contains("pause and resume") && !sitting.contains("duration, method, preparation"))
    }

    @Test func aMethodTooLongForItsFieldHasAnEllipsisWhereItIsCut() {
        let keys = "abcdefghijklmnopqrstuvwxyz".map(Key.character)
        let typed = image(.idle, width: 40, height: 12, keys: [.down] + keys).rendering.frame.text
        #expect(typed.contains(" …lmnopqrstuvwxyz "))
        let left = image(.idle, width: 40, height: 12, keys: [.down] + keys + [.up]).rendering.frame.text
        #expect(left.contains(" abcdefghijklmno… "))
    }

    @Test func aLongErrorWrapsOverSeveralRows() {
        let keys: [Key] = "25x".map(Key.character) + [.enter]
        let text = image(.idle, width: 40, height: 12, settings: plain, keys: keys).rendering.frame.text
        #expect(text.contains("use h, m or s, as in\n 1h30m.\n enter begin"))
    }

    @Test("A picture is redrawn when the terminal reports other colours; without any, its theme is not named")
    func contrast() throws {
        let first = image(try state(after: 754), width: 120, height: 36)
        var (picture, later) = (first.picture, ScreenImage?.some(first))
        picture.contrast = SurfaceContrast(of: .standard, at: .none)
        let size = CellSize(width: 120, height: 36)
        let drawn = picture.image(size: size, at: start).rendering.frame
        #expect(drawn != first.rendering.frame)
        #expect(first.rendering.frame.text.contains("dark") && !drawn.text.contains("dark"))
        picture.update(&later, size: size, at: start)
        #expect(later?.rendering.frame == drawn)
    }
}
