import Foundation
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import Attendance
@testable import Configuration
@testable import SittingScreen
@testable import Theming

struct ScreenModelTests {
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let start = Self.start
    let sitting = Sitting(
        id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: Self.start, target: 1200)

    func model(_ settings: Settings = .defaults, closesAfterSitting: Bool = false) -> ScreenModel {
        ScreenModel(
            settings: settings, themeNames: ["midnight", "dusk"], closesAfterSitting: closesAfterSitting, at: start)
    }

    /// A model of a screen with the sitting.
    func sittingModel(closesAfterSitting: Bool = false) -> ScreenModel {
        var model = model(closesAfterSitting: closesAfterSitting)
        _ = model.follow(.running(sitting), at: start)
        return model
    }

    func effects(of key: Key, _ model: inout ScreenModel, sitting: Sitting? = nil) -> [ScreenEffect] {
        model.handle(key, sitting: sitting ?? self.sitting, at: start + 60)
    }

    func completion(at date: Date) -> TimerState {
        .completed(
            Completion(
                sitting: CompletedSitting(
                    id: sitting.id, start: start, end: date, elapsed: 1200, target: 1200, pauses: [],
                    outcome: .completed, methodName: "Breath", type: .meditation), completedAt: date, message: nil))
    }

    // MARK: News

    @Test func newsStaysForAWhileAndDisappears() {
        var model = sittingModel()
        model.tell("Tea is over.", at: start)
        model.rouse(at: start + 2)
        _ = model.advance(to: start + 29)
        #expect(model.notice?.text == "Tea is over.")
        _ = model.advance(to: start + 30)
        #expect(model.notice == nil)
    }

    @Test func newerNewsReplacesOlderAndAKeyDismissesIt() {
        var model = sittingModel()
        model.say("Disk full.", stays: true, at: start)
        model.tell("Tea is over.", at: start)
        model.tell("Bread is over.", at: start + 1)
        #expect(model.notice?.text == "Bread is over.")
        _ = effects(of: .character("s"), &model)
        #expect(model.notice == nil)
    }

    @Test func aSleepingScreenWakesOnlyToRemoveNews() {
        var model = model()
        model.say("Paused.", at: start)
        #expect(model.nextDeadline(after: start, isStanding: true) == nil)
        model.tell("Tea is over.", at: start)
        #expect(model.nextDeadline(after: start, isStanding: true) == start + 30)
    }

    // MARK: Sitting

    @Test func spacePausesAndResumes() {
        var model = sittingModel()
        #expect(effects(of: .character(" "), &model) == [.perform(.pause)])
        let paused = Sitting(
            id: sitting.id, methodName: "Breath", type: .meditation, preparation: 0, beganAt: start, target: 1200,
            pausedAt: start + 30)
        #expect(effects(of: .character(" "), &model, sitting: paused) == [.perform(.resume)])
    }

    @Test func plusAndMinusMoveTheTargetByAMinute() {
        var model = sittingModel()
        #expect(effects(of: .character("+"), &model) == [.perform(.extend(by: 60))])
        #expect(effects(of: .character("-"), &model) == [.perform(.extend(by: -60))])
    }

    @Test(arguments: ["s", "S"]) func sTurnsSecondsOffAndOn(_ key: Character) {
        var model = sittingModel()
        _ = effects(of: .character(key), &model)
        #expect(!model.settings.showSeconds)
        _ = effects(of: .character(key), &model)
        #expect(model.settings.showSeconds)
    }

    @Test(arguments: ["t", "T"]) func tCyclesThroughTheThemes(_ key: Character) {
        var model = sittingModel()
        _ = effects(of: .character(key), &model)
        #expect(model.settings.theme == "dusk")
        _ = effects(of: .character(key), &model)
        #expect(model.settings.theme == "midnight")
    }

    @Test func onALightBackgroundTGoesOnFromDaylight() {
        var model = ScreenModel(settings: .defaults, themeNames: ["midnight", "daylight", "paper"], at: start)
        model.background = .light
        _ = effects(of: .character("t"), &model)
        #expect(model.settings.theme == "paper")
    }

    @Test(arguments: ["b", "B"]) func bCyclesThroughBellFlashAndNothing(_ key: Character) {
        var model = sittingModel()
        let seen = (0..<3).map { _ in
            _ = effects(of: .character(key), &model)
            return model.settings.haptics
        }
        #expect(seen == [.flash, .off, .on])
    }

    @Test(arguments: ["l", "L"]) func lSwitchesLiveActivities(_ key: Character) {
        var model = sittingModel()
        _ = effects(of: .character(key), &model)
        #expect(!model.settings.liveActivities)
    }

    @Test(arguments: [Key.character("q"), .character("Q"), .interrupt]) func qAndControlCLeave(_ key: Key) {
        var model = sittingModel()
        #expect(effects(of: key, &model) == [.leave])
        var start = self.model()
        #expect(effects(of: key, &start) == [.leave])
    }

    @Test func questionMarkShowsHelpUntilAnyKeyWhichDoesNothingElse() {
        var model = sittingModel()
        _ = effects(of: .character("?"), &model)
        #expect(model.help.isOpen)
        #expect(effects(of: .character("q"), &model) == [])
        #expect(!model.help.isOpen)
    }

    @Test func digitsChooseAPresentationAndTheSameDigitAllAgain() {
        var model = sittingModel()
        let seen = ["1", "2", "3", "4", "4"].map { (key: Character) in
            _ = effects(of: .character(key), &model)
            return model.selection
        }
        #expect(seen == [.lockScreen, .expanded, .compact, .minimal, nil])
    }

    @Test func tabCyclesThroughThePresentations() {
        var model = sittingModel()
        _ = effects(of: .tab, &model)
        #expect(model.selection == .lockScreen)
        _ = effects(of: .backTab, &model)
        _ = effects(of: .backTab, &model)
        #expect(model.selection == .minimal)
        _ = effects(of: .escape, &model)
        #expect(model.selection == nil)
    }

    // MARK: Hints

    @Test func hintsHideAfterSevenSecondsAndReturnWithAKey() {
        var model = sittingModel()
        _ = effects(of: .character("s"), &model)
        let pressed = start + 60
        #expect(model.nextDeadline(after: pressed, isStanding: false) == pressed + 7)
        #expect(model.showsHints(at: pressed + 6.9, isStanding: false))
        #expect(!model.showsHints(at: pressed + 7, isStanding: false))
        #expect(model.nextDeadline(after: pressed + 7, isStanding: false) == pressed + 30)
        _ = model.handle(.redraw, sitting: sitting, at: pressed + 60)
        #expect(model.showsHints(at: pressed + 61, isStanding: false))
    }

    @Test func theScreenRestsHalfAMinuteAfterTheLastKeyWhileASittingRuns() {
        var model = sittingModel()
        _ = effects(of: .character("s"), &model)
        let pressed = start + 60
        #expect(!model.isResting(at: pressed + 29.9, isStanding: false))
        #expect(model.isResting(at: pressed + 30, isStanding: false))
        #expect(!model.isResting(at: pressed + 30, isStanding: true))
        #expect(model.nextDeadline(after: pressed + 30, isStanding: false) == nil)
        model.rouse(at: pressed + 40)
        #expect(!model.isResting(at: pressed + 41, isStanding: false))
    }

    @Test func aDarkenedScreenIsLitByTheBellAndByAKeyThatDoesNothingElse() {
        var model = sittingModel()
        _ = effects(of: .character("z"), &model)
        #expect(model.isDark)
        model.rouse(at: start + 70)
        #expect(!model.isDark)
        _ = effects(of: .character("z"), &model)
        #expect(effects(of: .character(" "), &model).isEmpty)
        #expect(!model.isDark)
        #expect(effects(of: .character(" "), &model) == [.perform(.pause)])
        _ = effects(of: .character("z"), &model)
        _ = model.follow(.idle, at: start + 80)
        #expect(!model.isDark)
    }

    @Test func nothingWakesAPausedOrIdleScreen() {
        let paused = sittingModel()
        #expect(paused.nextDeadline(after: start, isStanding: true) == nil)
        #expect(model().nextDeadline(after: start, isStanding: true) == nil)
        #expect(paused.showsHints(at: start + 3600, isStanding: true))
    }

    @Test func aNoticeHidesWithTheHintsUnlessPersistent() {
        var model = sittingModel()
        model.say("Paused at 03:12.", at: start)
        _ = model.advance(to: start + 8)
        #expect(model.notice == nil)
        model.say("Target reached at 08:34.", stays: true, at: start)
        _ = model.advance(to: start + 3600)
        #expect(model.notice?.text == "Target reached at 08:34.")
        _ = effects(of: .character("s"), &model)
        #expect(model.notice == nil)
    }

    @Test func settingTheWallClockDoesNotAffectHintsAndNotices() {
        var model = sittingModel()
        model.say("Paused at 03:12.", at: start)
        model.clockStepped(by: -3600)
        #expect(model.nextDeadline(after: start - 3600, isStanding: false) == start - 3600 + 7)
        _ = model.advance(to: start - 3600 + 7)
        #expect(model.notice == nil)
        _ = model.follow(completion(at: start), at: start)
        model.clockStepped(by: 3600)
        #expect(model.nextDeadline(after: start + 3600, isStanding: true) == start + 3615)
    }

    // MARK: The mouse

    @Test func aClickOnEndAsksAndAClickOnAnAnswerTakesIt() {
        var model = sittingModel()
        let end = ScreenHit(action: ScreenAction(URL(string: "islet://sitting/end")!), presentation: .lockScreen)
        model.press(end, at: start)
        #expect(model.release(end, sitting: sitting, at: start + 0.1) == [])
        #expect(model.mode == .asking(.end(sitting, shortestLogged: .seconds(60), at: start + 0.1)))
        let complete = ScreenHit(action: .answer(.complete))
        model.press(complete, at: start + 1)
        #expect(model.release(complete, sitting: sitting, at: start + 1.1) == [.perform(.complete())])
    }

    @Test func aPressReleasedElsewhereIsNotAClick() {
        var model = sittingModel()
        model.press(ScreenHit(action: .end), at: start)
        #expect(model.release(ScreenHit(), sitting: sitting, at: start + 0.1) == [])
        #expect(model.mode == .sitting)
    }

    @Test func holdingTheCompactIslandOpensItUntilTheRelease() {
        var model = sittingModel()
        let island = ScreenHit(action: .end, presentation: .compact)
        model.press(island, at: start)
        #expect(model.nextDeadline(after: start, isStanding: true) == start + 0.5)
        _ = model.advance(to: start + 0.4)
        #expect(!model.isIslandOpen)
        _ = model.advance(to: start + 0.5)
        #expect(model.isIslandOpen)
        #expect(model.release(island, sitting: sitting, at: start + 2) == [])
        #expect(!model.isIslandOpen)
        #expect(model.mode == .sitting)
    }

    // MARK: Settings

    @Test func aChangedFileAppliesOnlyItsChangesAndKeepsKeyChoices() {
        var model = sittingModel()
        _ = effects(of: .character("s"), &model)
        var new = Settings.defaults
        new.liveActivities = false
        model.adopt(new, before: .defaults)
        #expect(!model.settings.liveActivities)
        #expect(!model.settings.showSeconds)
    }
}
