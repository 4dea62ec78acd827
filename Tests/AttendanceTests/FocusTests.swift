import Foundation
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration

@Suite(.timeLimit(.minutes(10))) struct FocusTests {
    private let world = TestShell()
    private let noon = Date(timeIntervalSince1970: 1_795_262_400)

    private func desktop(isPatient: Bool = true) throws -> FakePlayers {
        try .desktop(in: world, isPatient: isPatient)
    }

    /// The result of a stroke, at once or when the answer has arrived.
    private func stroke(through gate: inout FocusGate, at now: Date) -> [Settings.Stroke] {
        gate.admit(.terminal, .respect, at: now).map { [$0] } ?? gate.release(waiting: true)
    }

    private func focus() -> Focus { FocusQuery.ask(in: world.environment) }

    @Test(
        "Each program’s yes and no is understood",
        arguments: [
            ("dunstctl", "true", true), ("dunstctl", "false", false),
            ("makoctl", "default\ndo-not-disturb", true), ("makoctl", "default", false),
            ("busctl", "b true", true), ("busctl", "b false", false),
            ("gdbus", "(<true>,)", true), ("gdbus", "(<false>,)", false),
            ("gsettings", "false", true), ("gsettings", "true", false),
        ])
    func answersOfTheDesktop(program: String, answer: String, isOn: Bool) throws {
        try desktop().add(program, "printf '\(answer)\\n'")
        #expect(focus() == Focus(isOn: isOn, source: program))
    }

    @Test("A program that fails or prints nothing is skipped for the next one")
    func programThatFails() throws {
        let players = try desktop()
        try players.add("dunstctl", "echo true; exit 1")
        try players.add("makoctl", "exit 0")
        try players.add("gdbus", "echo '(<true>,)'")
        #expect(focus() == Focus(isOn: true, source: "gdbus"))
        #expect(players.played.map { $0.prefix(8) } == ["dunstctl", "makoctl ", "gdbus ca"])
    }

    @Test("A program that hangs is ended and no other is queried: the bell has waited long enough")
    func programThatHangs() throws {
        let players = try desktop(isPatient: false)
        try players.add("dunstctl")
        try players.add("makoctl", "echo dnd")
        let start = ContinuousClock.now
        #expect(focus() == .unknown)
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(players.played == ["dunstctl is-paused"])
    }

    @Test("The stroke waits for the answer, and nothing waits for the stroke")
    func strokesWaitForTheAnswer() throws {
        let players = try desktop()
        let gate = players.folder.appending(path: "answer")
        try players.add("dunstctl", "while [ ! -e '\(gate.path)' ]; do /bin/sleep 0.01; done; echo true")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        #expect(bell.ring(Settings(), at: noon, in: .gmt) == Bell.Answer())
        #expect(bell.ring(Settings(), at: noon + 0.1, in: .gmt) == Bell.Answer())
        #expect(bell.gate.isWaiting)
        #expect(bell.childEnded() == Bell.Answer())
        try Data().write(to: gate)
        #expect(bell.ringHeld(waiting: true) == Bell.Answer(sign: .flash))
        #expect(bell.ringHeld(waiting: true) == Bell.Answer())
        #expect(players.played.count == 1)
    }

    @Test("The waiting stroke rings if \"do not disturb\" is off")
    func whatWaitedRings() throws {
        let players = try desktop()
        try players.add("dunstctl", "echo false")
        var bell = Bell(environment: world.environment, log: world.shell.log)
        var answer = bell.ring(Settings(), at: noon, in: .gmt)
        // A slow machine may have the answer at once.
        let isThere = players.wait {
            if answer == Bell.Answer() { answer = bell.childEnded() }
            return answer != Bell.Answer()
        }
        #expect(isThere)
        #expect(answer == Bell.Answer(sign: .ring))
    }

    @Test("The answer is kept for the strokes of a bell, and queried again later")
    func answerIsKept() throws {
        let players = try desktop()
        try players.add("dunstctl", "echo true")
        var gate = FocusGate(environment: world.environment)
        #expect(stroke(through: &gate, at: noon) == [.flash])
        for second in 1..<10 { #expect(gate.admit(.sound(.bowl), .respect, at: noon + Double(second)) == .flash) }
        #expect(players.played.count == 1)
        try players.add("dunstctl", "echo false")
        #expect(stroke(through: &gate, at: noon + FocusGate.memory) == [.terminal])
    }

    @Test("With focus = \"ignore\", without a sound, or without a desktop, nothing is queried")
    func focusIgnored() throws {
        let players = try desktop()
        try players.add("dunstctl", "echo true")
        var gate = FocusGate(environment: world.environment)
        #expect(gate.admit(.terminal, .ignore, at: noon) == .terminal)
        #expect(gate.admit(.flash, .respect, at: noon) == .flash)
        #expect(gate.admit(.nothing, .respect, at: noon) == .nothing)
        world.environment["DISPLAY"] = nil
        gate = FocusGate(environment: world.environment)
        #expect(gate.admit(.terminal, .respect, at: noon) == .terminal)
        #expect(players.played.isEmpty)
    }

    @Test("The attendant has no screen to flash: it stays silent and notifies the desktop, which shows it later")
    func attendantInFocus() throws {
        let players = try desktop()
        try players.add("dunstctl", "echo true")
        try players.add("paplay", "exit 0")
        try players.add("notify-send", "exit 0")
        var settings = Settings()
        settings.bell = .sound(.bowl)
        var bell = AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        let isTold = bell.begin(DesktopNotification(title: "Tea is over", body: ""), isTold: true)
        #expect(isTold)
        #expect(bell.ring(settings, at: noon, in: .gmt) == nil)
        #expect(
            players.wait {
                _ = bell.childEnded()
                return !bell.isBusy
            })
        #expect(players.wait { players.played.count == 2 })
        #expect(players.played.sorted() == ["dunstctl is-paused", "notify-send --app-name=Islet -- Tea is over "])
    }
}
