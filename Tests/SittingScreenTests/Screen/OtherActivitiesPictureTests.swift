import ActivitySystem
import Foundation
import FrameTesting
import LiveActivities
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import SittingScreen
@testable import Theming

/// The screen with other apps' activities beside the sitting.
struct OtherActivitiesPictureTests {
    /// Saturday, 21 November 2026, 09:41.
    private static let start = Date(timeIntervalSince1970: 1_795_254_060)
    private let start = Self.start
    private let facts: [SnapshotFact] = [.date(Self.start), .device(Device.standard.name), .theme(Theme.standard.name)]

    /// The first `count` of: a countdown, a build, a backup, which began a minute, half a minute and a moment ago.
    private func others(_ count: Int, alert: Bool = false) throws -> SystemState {
        let tea = CountdownAttributes.ContentState(endDate: start + 133, title: "Tea")
        let build = ScriptAttributes.ContentState(
            title: "Building", symbol: "hammer.fill", status: "3 of 8", progress: 0.375)
        let backup = ScriptAttributes.ContentState(title: "Backup", progress: 0.7)
        var requests = [
            try ActivityRequest(
                id: "tea", app: "countdown", attributes: CountdownAttributes(),
                content: ActivityContent(state: tea, staleDate: nil)),
            try ActivityRequest(
                id: "build", app: "build", attributes: ScriptAttributes(name: "build"),
                content: ActivityContent(state: build, staleDate: nil)),
            try ActivityRequest(
                id: "backup", app: "backup", attributes: ScriptAttributes(name: "backup"),
                content: ActivityContent(state: backup, staleDate: nil)),
        ]
        if alert { requests[0].alert = AlertConfiguration(title: "Tea", body: "", sound: .default) }
        var system = SystemState()
        for (request, age) in zip(requests, alert ? [1.0, 0.5, 0] : [60, 30, 1]).prefix(count) {
            system.handle(.request(request), at: start - age)
        }
        return system
    }

    private func sitting(after seconds: TimeInterval = 754) throws -> TimerState {
        var server = TimerServer()
        try server.perform(
            .start(StartRequest(target: 1200, methodName: "Breath awareness")), at: start - seconds)
        return server.state
    }

    private func image(
        _ state: TimerState, _ others: SystemState, width: Int, height: Int, device: Device = .standard,
        keys: [Key] = [], at now: Date = Self.start
    ) -> ScreenImage {
        var model = ScreenModel(settings: .defaults, themeNames: ["midnight"], at: now)
        _ = model.follow(state, at: now)
        var stage = ActivityPresenter()
        stage.follow(state, others: others, isAuthorized: true, completionUntil: nil, at: now)
        let others = stage.others(at: now)
        model.hasOthers = !others.isEmpty
        for key in keys { _ = model.handle(key, sitting: state.sitting, at: now) }
        return ScreenPicture(
            model: model, state: state, show: stage.show(at: now), others: others, theme: .standard,
            device: device, timeZone: .gmt
        ).image(size: CellSize(width: width, height: height), at: now)
    }

    private static let sizes = [(120, 36), (100, 30), (80, 24), (60, 20), (40, 12)]

    @Test(arguments: sizes) func oneOther(_ width: Int, _ height: Int) throws {
        let image = image(try sitting(), try others(1), width: width, height: height)
        assertFrame(image.rendering, named: "one other, \(width) × \(height)", facts: facts)
    }

    @Test(arguments: [(120, 36), (80, 24)]) func twoOthers(_ width: Int, _ height: Int) throws {
        let image = image(try sitting(), try others(2), width: width, height: height)
        assertFrame(image.rendering, named: "two others, \(width) × \(height)", facts: facts)
    }

    @Test(arguments: sizes) func threeOthers(_ width: Int, _ height: Int) throws {
        let image = image(try sitting(), try others(3), width: width, height: height)
        assertFrame(image.rendering, named: "three others, \(width) × \(height)", facts: facts)
    }

    @Test func anAlertOfAnotherApp() throws {
        let image = image(try sitting(), try others(1, alert: true), width: 120, height: 36)
        assertFrame(image.rendering, named: "alert of another app, 120 × 36", facts: facts)
    }

    @Test(arguments: [(60, 20), (40, 12), (20, 5)])
    func anAlertTakesTheOnlyPresentationThatFits(_ width: Int, _ height: Int) throws {
        let state = try sitting()
        let alert = image(state, try others(1, alert: true), width: width, height: height)
        assertFrame(alert.rendering, named: "alert of another app, \(width) × \(height)", facts: facts)
        #expect(alert.presentations[height == 5 ? .compact : .expanded] != nil)
        let alone = image(.idle, try others(1, alert: true), width: width, height: height)
        #expect(alone.presentations[height == 5 ? .compact : .expanded] != nil)
    }

    @Test func thePresentationThatThePhoneShowsIsAmongThoseThatFit() throws {
        for (width, height) in [(60, 20), (40, 12)] {
            let image = image(try sitting(), try others(3), width: width, height: height)
            #expect(image.presentations[.minimal] != nil && image.presentations[.lockScreen] != nil)
            #expect(image.rendering.frame.text.contains("Minimal · now"))
            let compact = self.image(
                try sitting(), try others(3), width: width, height: height, keys: [.character("3")])
            #expect(compact.presentations[.compact] != nil)
        }
    }

    @Test(arguments: sizes + [(20, 5), (10, 1)]) func withoutASittingOnlyOtherAppsAreShown(
        _ width: Int, _ height: Int
    ) throws {
        let image = image(.idle, try others(2), width: width, height: height)
        assertFrame(image.rendering, named: "no sitting, \(width) × \(height)", facts: facts)
        let text = image.rendering.frame.text
        #expect(!text.contains("Meditation") && !text.contains("Begin a sitting") && !text.contains("00:00"))
    }

    @Test func withoutASittingASingleOtherAppHasTheIsland() throws {
        let image = image(.idle, try others(1), width: 120, height: 36)
        assertFrame(image.rendering, named: "no sitting, one other, 120 × 36", facts: facts)
        #expect(!image.rendering.frame.text.contains("now"))
        for (presentation, place) in image.presentations {
            #expect(image.hit(at: place.origin).presentation == presentation, "no dialog is in front of it")
        }
        var later: ScreenImage? = image
        image.picture.update(&later, size: CellSize(width: 120, height: 36), at: start + 1)
        #expect(try #require(later).rendering.frame.text.contains("2:12"))
    }

    @Test func anEndedActivityThatDoesNotFitGivesWayToThePanel() throws {
        var system = try others(1)
        system.handle(.end(id: "tea", dismissalPolicy: .default), at: start)
        let large = image(.idle, system, width: 60, height: 20)
        #expect(large.presentations[.lockScreen] != nil && !large.rendering.frame.text.contains("Begin a sitting"))
        let small = image(.idle, system, width: 20, height: 5)
        #expect(small.rendering.frame.text.contains("Duration"))
    }

    @Test(arguments: [(120, 36), (60, 20)]) func theStartPanelOverOthers(_ width: Int, _ height: Int) throws {
        let image = image(.idle, try others(2), width: width, height: height, keys: [.enter])
        assertFrame(image.rendering, named: "start panel over others, \(width) × \(height)", facts: facts)
    }

    @Test func afterEightHoursTheOtherAppIsCompact() throws {
        let image = image(
            try sitting(after: SystemState.longestActive + 60), try others(1), width: 120, height: 36)
        assertFrame(image.rendering, named: "past eight hours, 120 × 36", facts: facts)
    }

    @Test func withoutOtherAppsThePictureIsUnchanged() throws {
        let state = try sitting()
        let alone = image(state, SystemState(), width: 120, height: 36)
        // An activity of another app that ended at once, and one that is not shown.
        var system = try others(1)
        system.handle(.end(id: "tea", dismissalPolicy: .immediate), at: start)
        let after = image(state, system, width: 120, height: 36)
        #expect(alone.rendering.frame == after.rendering.frame)
    }

    @Test func presentationsStayInPlaceWhenAnotherAppAppears() throws {
        let state = try sitting()
        for (width, height) in Self.sizes.prefix(3) {
            let alone = image(state, SystemState(), width: width, height: height)
            let beside = image(state, try others(3), width: width, height: height)
            #expect(alone.presentations == beside.presentations)
        }
    }

    @Test func thePictureChangesWithAnotherAppsClock() throws {
        let image = image(try sitting(), try others(1), width: 120, height: 36)
        var later = image
        later.advance(to: start + 1)
        #expect(image.rendering.frame.text.contains("▟▀▀▙ ▄ ▗▟█  ▟▀▀▙"))
        #expect(later.rendering.frame != image.rendering.frame)
        let fresh = self.image(try sitting(), try others(1), width: 120, height: 36, at: start + 1)
        #expect(later.rendering.frame.text.contains("12:35") && fresh.rendering.frame.text.contains("12:35"))
    }

    @Test func anIdleScreenWakesWithOtherApps() throws {
        var stage = ActivityPresenter()
        stage.follow(.idle, others: try others(1), isAuthorized: true, completionUntil: nil, at: start)
        let change = try #require(stage.others(at: start).nextChange(after: start, showsSeconds: true))
        #expect(abs(change.timeIntervalSince(start) - 1) < 0.01)
        var system = try others(3)
        system.handle(.end(id: "tea", dismissalPolicy: .immediate), at: start)
        stage.follow(.idle, others: system, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.others(at: start).count == 2)
        #expect(stage.others(at: start).nextChange(after: start, showsSeconds: true) == nil)
    }
}
