import ActivitySystem
import Foundation
import LiveActivities
import Testing

@testable import PushDevice

/// Pushed activities on a local Islet.
struct MirrorTests {
    private typealias Trial = DeviceTrial
    private let id = "push:5f3a91c2"

    private func check(_ system: SystemState, at seconds: Double) throws {
        for shown in system.activitiesOnShow(at: Trial.start + seconds) {
            try ActivityWidgets.check(
                attributes: shown.attributes, content: shown.content.state, type: shown.attributesType)
            #expect(ActivityWidgets.views(for: shown) != nil)
        }
    }

    private func script(_ system: SystemState, _ id: String) throws -> ScriptAttributes.ContentState {
        try #require(system.content(of: id)).decoded(as: ScriptAttributes.ContentState.self).state
    }

    @Test("An unknown type is shown by the script widget: title, status, lines, bar and clock")
    func unknownType() throws {
        var trial = Trial()
        let content =
            #"{"name":"Pizza\u001b[2J","status":"baking","progress":0.25,"slices":8,"hot":true,"ready":\#(Trial.epoch(600)),"since":"2025-11-22T08:26:00Z","parts":[1]}"#
        trial.push(Trial.update(content))
        var system = SystemState()
        trial.device.mirror(into: &system, at: Trial.start)
        #expect(system.activities == [id])
        #expect(system.app(of: id) == "push/com.example.oven")
        try check(system, at: 0)
        let state = try script(system, id)
        #expect(state.title == "Pizza [2J")
        #expect(state.status == "baking")
        #expect(state.progress == 0.25)
        #expect(state.subtitle == "hot: yes · slices: 8")
        #expect(state.endDate == Trial.start + 600)
        #expect(state.startDate.map { $0 < Trial.start } == true)
    }

    @Test("Without a title the app's name is the title")
    func noTitle() throws {
        var trial = Trial()
        trial.push(Trial.update(#"{"progress":7}"#))
        var system = SystemState()
        trial.device.mirror(into: &system, at: Trial.start)
        try check(system, at: 0)
        #expect(try script(system, id).title == "oven")
        #expect(try script(system, id).subtitle == "progress: 7")
    }

    @Test("A type of Islet's keeps its widget")
    func knownType() throws {
        var trial = Trial { $0.bundleIDs = [Trial.bundleID] }
        let token = trial.startToken(type: "CountdownAttributes")
        trial.push(
            Trial.startPayload(
                type: "CountdownAttributes", attributes: "{}", content: #"{"endDate":785493200,"title":"Tea"}"#),
            to: token)
        var system = SystemState()
        trial.device.mirror(into: &system, at: Trial.start)
        let id = try #require(system.activities.first)
        #expect(system.attributesType(of: id) == "CountdownAttributes")
        try check(system, at: 0)
    }

    @Test("The local system follows updates and the end, and leaves other activities alone")
    func follows() throws {
        var trial = Trial()
        var system = SystemState()
        system.handle(
            .request(
                ActivityRequest(
                    id: "mine", app: "me", attributesType: "ScriptAttributes", attributes: Data(#"{"name":"a"}"#.utf8),
                    content: EncodedContent(state: Data(#"{"title":"Mine"}"#.utf8)))), at: Trial.start)
        trial.push(Trial.update(#"{"title":"One"}"#))
        trial.device.mirror(into: &system, at: Trial.start)
        let before = system
        trial.device.mirror(into: &system, at: Trial.start)
        #expect(system == before)
        trial.push(
            Trial.update(#"{"title":"Two"}"#, at: 1, #","alert":{"title":"Look"},"stale-date":\#(Trial.epoch(30))"#),
            at: 1)
        trial.device.mirror(into: &system, at: Trial.start + 1)
        #expect(try script(system, id).title == "Two")
        #expect(system.activityOnShow(at: Trial.start + 1)?.island == .expanded)
        trial.device.mirror(into: &system, at: Trial.start + 31)
        #expect(system.standing(at: Trial.start + 31).state(of: id) == .stale)
        trial.push(
            Trial.end(at: 40, #","content-state":{"title":"Three"},"dismissal-date":\#(Trial.epoch(100))"#), at: 40)
        trial.device.mirror(into: &system, at: Trial.start + 40)
        #expect(system.state(of: id) == .ended)
        #expect(try script(system, id).title == "Three")
        try check(system, at: 40)
        trial.device.advance(to: Trial.start + 101)
        trial.device.mirror(into: &system, at: Trial.start + 101)
        #expect(system.standing(at: Trial.start + 101).activities == ["mine"])
    }

    @Test("What was dismissed or ended on a screen is known, and neither what was never there nor what ended here")
    func dismissals() {
        var trial = Trial()
        trial.push(Trial.update())
        var system = SystemState()
        #expect(trial.device.dismissals(in: system, of: [], at: Trial.start).isEmpty)
        trial.device.mirror(into: &system, at: Trial.start)
        let shown = Set(system.activities)
        #expect(trial.device.dismissals(in: system, of: shown, at: Trial.start).isEmpty)
        for event in [
            SystemCommand.dismissByPerson(id: id), .end(id: id, content: nil, dismissalPolicy: .default),
        ] {
            var local = system
            local.handle(event, at: Trial.start + 1)
            #expect(trial.device.dismissals(in: local, of: shown, at: Trial.start + 1) == ["5f3a91c2"])
        }
        trial.device.advance(by: 8 * 3600 + 1, at: Trial.start + 1)
        #expect(trial.device.dismissals(in: SystemState(), of: shown, at: Trial.start + 1).isEmpty)
    }

    @Test("Activities ended by an advanced clock also end in the local system")
    func advancedClock() {
        var trial = Trial()
        var system = SystemState()
        trial.push(Trial.update())
        trial.device.mirror(into: &system, at: Trial.start)
        trial.device.advance(by: 8 * 3600 + 1, at: Trial.start + 1)
        trial.device.mirror(into: &system, at: Trial.start + 1)
        #expect(system.state(of: id) == .ended)
        trial.device.advance(by: 4 * 3600, at: Trial.start + 1)
        trial.device.mirror(into: &system, at: Trial.start + 1)
        #expect(system.state(of: id) == nil)
    }

    @Test("Activities switched off on the device are not shown")
    func switchedOff() {
        var trial = Trial()
        var system = SystemState()
        trial.push(Trial.update())
        trial.device.mirror(into: &system, at: Trial.start)
        _ = trial.device.change(SwitchChanges(activitiesEnabled: false), at: Trial.start + 1)
        trial.device.mirror(into: &system, at: Trial.start + 1)
        #expect(system.activities.isEmpty)
    }
}
