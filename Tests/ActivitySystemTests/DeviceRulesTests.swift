import ActivitySystem
import Foundation
import Testing

/// What happens to activities when the device runs out of a resource, or restarts.
@Suite(.timeLimit(.minutes(10))) struct DeviceRulesTests {
    private typealias Trial = SystemTrial

    @Test func aRestartBringsBackUnexpiredActivities() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a")))
        trial.at(7 * 3600, .request(Trial.request("b")))
        trial.at(7 * 3600 + 60, .power(false))
        #expect(trial.system.activitiesOnShow(at: trial.start + 7 * 3600 + 60).isEmpty)
        trial.at(13 * 3600, .power(true))
        #expect(trial.system.activitiesOnShow(at: trial.start + 13 * 3600).map(\.id) == ["b"])
        #expect(trial.system.device.isLocked)
        let request = trial.at(13 * 3600, .request(Trial.request("c", app: "new")))
        #expect(request == [.refused(id: "c", .missingProcessIdentifier)])
    }

    @Test func aCriticalBatteryEndsActivitiesAndRefusesRequests() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a")))
        trial.at(1, .criticalBattery(true))
        #expect(trial.system.activitiesOnShow(at: trial.start + 1).isEmpty)
        #expect(trial.at(2, .request(Trial.request("b"))) == [.refused(id: "b", .globalMaximumExceeded)])
        trial.at(3, .criticalBattery(false))
        #expect(trial.at(4, .request(Trial.request("b"))) == [.stateChanged(id: "b", .active)])
    }

    @Test func memoryPressureEndsTheLeastRelevant() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a", relevance: 1)))
        trial.at(0, .request(Trial.request("b", relevance: 2)))
        trial.at(1, .memoryPressure)
        #expect(trial.system.activitiesOnShow(at: trial.start + 1).map(\.id) == ["b"])
    }

    @Test func switchingOneAppOffGivesTheOtherTheIsland() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("x", app: "x")))
        trial.at(0, .request(Trial.request("y", app: "y")))
        trial.at(1, .authorization(false, app: "x"))
        #expect(trial.island(at: 1) == ["y": .compact])
        trial.at(2, .authorization(true, app: "x"))
        #expect(trial.island(at: 2) == ["x": .minimalAttached, "y": .minimalDetached])
    }
}
