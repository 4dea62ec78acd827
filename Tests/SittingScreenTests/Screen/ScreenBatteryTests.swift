import Foundation
import Testing

@testable import Attendance
@testable import Configuration
@testable import SittingScreen

/// What the screen leaves out while the battery is low.
extension ScreenModelTests {
    private var low: Battery { Battery(percent: 15, isDischarging: true) }

    @Test func aLowBatteryHidesSecondsReportsItOnceAndRestoresThem() {
        var model = sittingModel()
        model.follow(lowBattery: low, at: start)
        #expect(!model.settings.showSeconds)
        #expect(model.notice?.text == "The battery is at 15 %: seconds are hidden. s shows them.")
        model.say("other", at: start)
        model.follow(lowBattery: low, at: start + 60)
        #expect(model.notice?.text == "other")
        model.follow(lowBattery: nil, at: start + 120)
        #expect(model.settings.showSeconds)
    }

    @Test func theSecondsKeyOverridesTheBattery() {
        var model = sittingModel()
        model.follow(lowBattery: low, at: start)
        _ = effects(of: .character("s"), &model)
        model.follow(lowBattery: low, at: start + 60)
        #expect(model.settings.showSeconds)
        _ = effects(of: .character("s"), &model)
        model.follow(lowBattery: nil, at: start + 120)
        #expect(!model.settings.showSeconds)
        model.follow(lowBattery: low, at: start + 180)
        #expect(model.notice == nil)
    }
}
