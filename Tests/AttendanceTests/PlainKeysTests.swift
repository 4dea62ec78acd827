import Foundation
import Languages
import Meditation
import ScreenKit
import Store
import Surroundings
import TerminalScreen
import TestWorld
import Testing

@testable import Attendance

@Suite("Keys of plain text")
struct PlainKeysTests: FollowsPlainLines {
    let world = TestShell()

    private static let keys = "Keys: space pauses, enter ends, ? lists all keys, q leaves."
    private static let goesOn = "The sitting goes on; `islet` comes back to it, `islet complete` ends it."

    /// A step in which a key is pressed, after `seconds`.
    private func key(_ key: Key, after seconds: Double = 0) -> () throws -> TerminalEvent {
        {
            world.now += seconds
            return .key(key)
        }
    }

    /// The lines after the two at the beginning.
    private func lines(
        _ sitting: Sitting, _ steps: [(() throws -> TerminalEvent)?]
    ) throws -> [String] {
        let (output, signal) = try follow(sitting, haptics: .off, takesKeys: true, steps)
        #expect(signal == nil)
        return output.split(separator: "\n").dropFirst(2).map(String.init)
    }

    @Test("Space pauses and resumes, plus and minus move the target, q leaves; a line at the beginning says so")
    func steering() throws {
        let (output, signal) = try follow(
            try start(1200), haptics: .off, takesKeys: true,
            [key(" ", after: 60), key(" ", after: 120), key("+"), key("-"), key("q")])
        #expect(signal == nil)
        #expect(
            output == """
                \(Self.keys)
                Started at 08:14:00.
                Paused at 01:00.
                Resumed at 01:00, target at 08:36.
                The target is 21 min, target at 08:37.
                The target is 20 min, target at 08:36.
                \(Self.goesOn)

                """)
        #expect(try world.store.running() != nil)
    }

    @Test("Enter asks how to end; Enter again finishes and logs")
    func finishing() throws {
        let lines = try lines(try start(1200), [key(.enter, after: 90), key(.enter)])
        #expect(
            lines == [
                "End the sitting? enter finishes and logs it, d discards it, any other key keeps sitting.",
                "Completed: 1 min 30 s of 20 min.",
                "Today 1 min 30 s, this week 1 min 30 s.",
            ])
        #expect(try world.store.log().map(\.elapsed) == [90])
    }

    @Test("A sitting that is too short to be logged is announced as such, and any other key keeps it")
    func keeping() throws {
        let lines = try lines(try start(1200), [key(.enter, after: 30), key("x"), key(.enter), key(.enter)])
        let question =
            "End the sitting? enter finishes it, not logged if under 1 min, d discards it, any other key keeps sitting."
        #expect(lines.prefix(3) == [question, "The sitting goes on.", question])
        #expect(lines.count == 4)
        #expect(try world.store.running() == nil && world.store.log().isEmpty)
    }

    @Test("A sitting left for hours is asked about at once, and again by the key that ends it")
    func leftForHours() throws {
        let sitting = try start(1200)
        world.now += 7200
        let (output, _) = try follow(
            sitting, haptics: .off, isNew: false, takesKeys: true, [key("x"), key(.enter), key("1")])
        let question = """
            Last seen at 08:14. When did the sitting end?
            1: At the target. Ends it at 08:34, after 20 min.
            2: Now. Ends it at 10:14, after 2 h.
            d discards it, any other key keeps sitting.

            """
        #expect(output.components(separatedBy: question).count == 3, "\(output)")
        #expect(output.contains("any other key keeps sitting.\nThe sitting goes on.\n"))
        #expect(try world.store.log().map(\.elapsed) == [1200])
    }

    @Test("When the sitting has ended, the keys go back to the terminal although the bell still rings")
    func keysAreGivenBack() throws {
        var lines = plainLines(try start(1200), takesKeys: true)
        for event in [ProgramEvent.opened, .shown] { _ = try lines.update(event, at: world.reading) }
        world.now += 90
        #expect(try !lines.update(.key(.enter), at: world.reading).contains(.stopReading))
        let effects = try lines.update(.key(.enter), at: world.reading)
        #expect(effects.contains(.say("Completed: 1 min 30 s of 20 min.")))
        #expect(effects.contains(.stopReading) && !effects.contains(.leave))
    }

    @Test("A sitting is discarded only after a second question")
    func discarding() throws {
        let lines = try lines(
            try start(1200), [key(.enter, after: 90), key("d"), key(.enter), key(.enter), key("d"), key("y")])
        let end = "End the sitting? enter finishes and logs it, d discards it, any other key keeps sitting."
        let discard = "Discard it for good? y discards it, any other key keeps sitting."
        #expect(
            lines == [end, discard, "The sitting goes on.", end, discard, "Cancelled; nothing was logged."])
        #expect(try world.store.log().isEmpty)
    }

    @Test("The letter that says yes is that of the language, and y")
    func yesInTheLanguage() {
        for (language, letter) in [(Language.german, "j"), (.french, "o"), (.spanish, "s"), (.japanese, "y")] {
            Language.with(language) {
                let keys = PlainKeys.map(.discarding)
                let question = localized("Discard it for good? y discards it, any other key keeps sitting.")
                #expect(keys.action(for: .character(Character(letter))) == .discard)
                #expect(keys.action(for: "y") == .discard && keys.action(for: "n") == .keep)
                #expect(keys.helpLines.first?.key == letter)
                #expect(question.contains(try! Regex("[?？] \(letter) ")), "\(question)")
            }
        }
    }

    @Test("The keys in a Japanese sentence have Japanese commas between")
    func japaneseCommas() {
        Language.with(.japanese) {
            #expect(PlainSteering.introduction(isPaused: false) == "キー：space 一時停止、enter 終了、? キー一覧、q 離れる。")
        }
    }

    @Test("During preparation there is nothing to finish")
    func preparing() throws {
        let (output, _) = try follow(
            try start(1200, preparation: 60), haptics: .off, takesKeys: true,
            [key(.enter, after: 10), key(.enter), key("q")])
        #expect(
            output == """
                \(Self.keys)
                End the sitting? d discards it, any other key keeps sitting.
                The sitting goes on.
                \(Self.goesOn)

                """)
    }

    @Test("The question mark lists every key, and b turns the bell off for the sitting")
    func listing() throws {
        let (output, _) = try follow(
            try start(1200), takesKeys: true, [key("b", after: 60), key("?"), key(" "), key(" "), nil, key("q")])
        let lines = output.replacing("\u{07}", with: "").split(separator: "\n").map(String.init)
        for line in ["+ -: target a minute later or earlier", "q: leave; the sitting goes on", "ctrl-z: suspend"] {
            #expect(lines.contains(line))
        }
        // Without stages there is no next one.
        #expect(!lines.contains { $0.hasPrefix("n:") })
        #expect(lines.contains("The bell is off."))
        #expect(lines.contains("Resumed at 01:00, target at 08:34."))
        #expect(lines.contains { $0.hasPrefix("Target reached") })
        // The bell of the beginning.
        #expect(output.filter { $0 == "\u{07}" }.count == 1)
    }

    @Test("A key that cannot do anything says why, and the sitting goes on")
    func refusal() throws {
        let lines = try lines(try start(nil), [key("-", after: 60), key("q")])
        #expect(lines.count == 2 && lines.last == Self.goesOn)
        #expect(lines.first?.hasSuffix(".") == true)
    }

    @Test("Without a terminal no keys are named, and none act")
    func withoutTerminal() throws {
        let (output, _) = try follow(try start(1200), haptics: .off, [key(" ", after: 60), key("q")])
        #expect(output.hasPrefix("Started at 08:14:00.\n"))
        #expect(!output.contains("Paused") && !output.contains("Keys"))
    }

    @Test("A key starts the hook of its event")
    func hooks() throws {
        try world.write(settings: "hooks.pause = \"true\"\n")
        let settings = LoadedSettings(in: world.environment).settings
        let sitting = try start(1200)
        var steps = [key(" ", after: 60), key("q")]
        _ = try world.run(
            PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: true, takesKeys: true)
        ) { _ in (try? steps.removeFirst()()) ?? .terminated(signal: SIGABRT) }
        let hooks = world.started.filter { $0.arguments.first == "hook" }
        #expect(hooks.map { $0.environment["ISLET_EVENT"] } == ["pause"])
    }

    @Test("A key's action goes to the timer's server, and its refusal is printed")
    func server() throws {
        try world.store.join("https://timer.example.org", at: world.now)
        try world.store.markConnected(user: "anna", at: world.now)
        let sitting = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: world.now, target: 1200)
        try world.store.mirror(MirroredChange(version: 1, state: .running(sitting)), at: world.reading)
        let inbox = try #require(try world.store.actionInbox())
        let lines = try lines(
            sitting,
            [
                key("+", after: 10),
                {
                    for pending in try world.store.pendingActions() {
                        _ = try world.store.markSent(pending.action.id, at: world.now)
                        let refusal = ActionOutcome(
                            isAccepted: false, sentence: "The target cannot lie there.", code: "conflict")
                        try world.store.finish(pending.action.id, refusal, at: world.now)
                    }
                    return world.storeChange
                }, key("q"),
            ])
        #expect(lines == ["The target cannot lie there.", Self.goesOn])
        withExtendedLifetime(inbox) {}
    }
}
