import ActivitySystem
import Foundation
import Testing

/// When a request is refused, and with which of Apple's errors.
@Suite(.timeLimit(.minutes(10))) struct RequestRulesTests {
    private typealias Trial = SystemTrial

    private func refusal(
        of request: ActivityRequest = SystemTrial.request("a"), after commands: [SystemCommand]
    ) -> [SystemEvent] {
        var trial = SystemTrial()
        for command in commands { trial.at(0, command) }
        return trial.at(1, .request(request)).filter { if case .refused = $0 { true } else { false } }
    }

    @Test func aDeviceWithoutLiveActivitiesIsUnsupported() {
        let events = refusal(after: [.supports(liveActivities: false, dynamicIsland: false)])
        #expect(events == [.refused(id: "a", .unsupported)])
    }

    @Test func anAppThatDoesNotDeclareLiveActivitiesIsRefused() {
        var none = AppCapabilities()
        none.liveActivities = false
        #expect(refusal(after: [.declare(app: "app", none)]) == [.refused(id: "a", .unsupportedTarget)])
    }

    @Test func switchingOffDeniesOnlyThatApp() {
        #expect(refusal(after: [.authorization(false)]) == [.refused(id: "a", .denied)])
        #expect(refusal(after: [.authorization(false, app: "other")]).isEmpty)
    }

    @Test func inTheBackgroundOnlyIntentsAndPushesMayRequest() {
        let background: [SystemCommand] = [.move(app: "app", to: .background)]
        #expect(refusal(after: background) == [.refused(id: "a", .visibility)])
        for origin in [ActivityRequest.Origin.intent, .push] {
            #expect(refusal(of: Trial.request("a") { $0.origin = origin }, after: background).isEmpty)
        }
    }

    @Test func oneAppInTheForegroundSendsTheOtherToTheBackground() {
        let events = refusal(after: [.move(app: "app", to: .foreground), .move(app: "other", to: .foreground)])
        #expect(events == [.refused(id: "a", .visibility)])
    }

    @Test func aTerminatedAppHasNoProcess() {
        #expect(refusal(after: [.move(app: "app", to: .terminated)]) == [.refused(id: "a", .missingProcessIdentifier)])
    }

    @Test func pushesNeedTheEntitlementAndChannelsAreBase64() {
        var none = AppCapabilities()
        none.pushNotifications = false
        let byToken = Trial.request("a") { $0.pushType = .token }
        #expect(refusal(of: byToken, after: [.declare(app: "app", none)]) == [.refused(id: "a", .unentitled)])
        #expect(refusal(of: byToken, after: []).isEmpty)
        for (channel, isRefused) in [("", true), ("no base64!", true), ("c2l0", false)] {
            let events = refusal(of: Trial.request("a") { $0.pushType = .channel(channel) }, after: [])
            #expect(events == (isRefused ? [.refused(id: "a", .unentitled)] : []))
        }
    }

    @Test func limitsApplyPerAppAndPerDevice() {
        var rules = SystemRules()
        (rules.activitiesPerApp, rules.activitiesPerDevice) = (2, 3)
        var trial = SystemTrial(rules: rules)
        trial.at(0, .request(Trial.request("a")))
        trial.at(0, .request(Trial.request("b") { $0.start = trial.start + 60 }))
        #expect(trial.at(0, .request(Trial.request("c"))) == [.refused(id: "c", .targetMaximumExceeded)])
        trial.at(0, .request(Trial.request("c", app: "other")))
        let fourth = trial.at(0, .request(Trial.request("d", app: "third")))
        #expect(fourth == [.refused(id: "d", .globalMaximumExceeded)])
        trial.at(0, .end(id: "a"))
        #expect(trial.at(0, .request(Trial.request("d"))) == [.stateChanged(id: "d", .active)])
    }

    @Test func exactlyTheGivenNumberOfRequestsFails() {
        var trial = SystemTrial()
        trial.at(0, .refuseRequests(app: "app", with: .persistenceFailure, count: 2))
        for _ in 0..<2 {
            #expect(trial.at(0, .request(Trial.request("a"))) == [.refused(id: "a", .persistenceFailure)])
        }
        #expect(trial.at(0, .request(Trial.request("a"))) == [.stateChanged(id: "a", .active)])
    }

    @Test func everyErrorSaysWhatIsWrongAndWhatToDo() {
        let texts = ActivityAuthorizationError.allCases.map(\.localizedDescription)
        #expect(Set(texts).count == ActivityAuthorizationError.allCases.count)
        #expect(texts.allSatisfy { $0.hasSuffix(".") && $0.contains(". ") })
        #expect(ActivityAuthorizationError.denied.errorCode == 2)
    }
}
