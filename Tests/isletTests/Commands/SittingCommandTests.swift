import Foundation
import Meditation
import Surroundings
import TestWorld
import Testing

@testable import islet

struct SittingCommandTests {
    private let world = TestShell()

    @Test("A saved sitting begins by its name, and options and a duration take precedence")
    func saveAndSit() throws {
        #expect(
            world.run(
                "sitting", "save", "morning", "25m", "--method", "Zazen", "--prepare", "10s", "--bells", "every 5m")
                == 0)
        #expect(world.output == "Saved: morning, Zazen · 25 min. Begin it with `islet sit morning`.\n")
        #expect(world.run("sit", "morning", "--detach") == 0)
        let sitting = try #require(try world.store.running())
        #expect(
            sitting.plan == SittingPlan(target: 1500, methodName: "Zazen", preparation: 10, bells: .every(300)))
        world.run("cancel", "--yes")
        #expect(world.run("sit", "morning", "30m", "--prepare", "0", "--detach") == 0)
        #expect(
            try world.store.running()?.plan == SittingPlan(target: 1800, methodName: "Zazen", bells: .every(300)))
    }

    @Test("`sit again` repeats the last sitting, also one that was cancelled")
    func again() throws {
        #expect(world.run("sit", "again") == 69)
        #expect(world.errors.contains("There is no sitting to begin again yet"))
        world.run("sit", "12m", "--method", "Zazen", "--type", "mantra", "--interval", "3m", "--detach")
        world.run("cancel", "--yes")
        #expect(world.run("sit", "again", "--detach") == 0)
        #expect(
            try world.store.running()?.plan
                == SittingPlan(target: 720, methodName: "Zazen", type: .mantra, bells: .every(180)))
    }

    @Test(
        "With a method that is not a breath, `sit again` after a breathing is a meditation without the bells of its breaths",
        arguments: [
            (["--method", "Zazen"], "Zazen", SessionType.meditation, IntervalBells.none),
            (["--method", "4-7-8 breathing"], "4-7-8 breathing", .breathing, .every(16)),
            (["--method", "Zazen", "--type", "breathing"], "Zazen", .breathing, .none),
            (["--method", "Zazen", "--interval", "5m"], "Zazen", .meditation, .every(300)),
            ([], "Box breathing", .breathing, .every(16)),
        ])
    func againAfterABreathing(options: [String], method: String, type: SessionType, bells: IntervalBells) throws {
        #expect(world.run("breathe", "box", "10m", "--bells", "--detach") == 0)
        world.run("cancel", "--yes")
        #expect(Islet.run(["sit", "again", "--detach"] + options, in: world.shell) == 0)
        #expect(
            try world.store.running()?.plan == SittingPlan(target: 600, methodName: method, type: type, bells: bells))
    }

    @Test("A sitting keeps its key when others are saved, and no two have the same")
    func keys() throws {
        func keys() -> [Character?] {
            LoadedSettings(in: world.shell.environment).settings.savedSittings.map(\.key)
        }
        world.run("sitting", "save", "morning", "25m")
        world.run("sitting", "save", "metta", "15m")
        #expect(keys() == ["e", "m"])
        world.run("sitting", "save", "morning", "30m")
        #expect(keys() == ["e", "m"])
        #expect(world.run("sitting", "save", "short", "5m", "--key", "m") == 64)
        #expect(
            world.errors.hasSuffix("m begins morning already, and nothing was saved; choose another letter.\n"))
        #expect(world.run("sitting", "save", "morning", "5m", "--key", "m") == 0)
        #expect(keys() == ["e", "m"])
        #expect(world.run("sitting", "save", "morning", "5m", "--key", "x") == 0)
        #expect(keys() == ["e", "x"])
    }

    @Test("Removing a saved sitting names the reminders that begin it")
    func removeReminded() throws {
        try world.write(
            settings: "reminders = [\"07:00 mon-fri morning\", \"20:00\"]\n[sittings.morning]\nduration = 25\n")
        #expect(world.run("sitting", "remove", "morning") == 0)
        #expect(
            world.errors.hasSuffix(
                "islet: warning: The reminder at 07:00 begins it; remove that with `islet remind remove 07:00`, or save a sitting of this name.\n"
            ))
    }

    @Test("Saving again replaces all keys of the sitting and leaves the rest of the file as it is")
    func replace() throws {
        try world.write(settings: "# Mine.\ntheme = \"moss\"\n")
        world.run("sitting", "save", "morning", "25m", "--method", "Zazen")
        #expect(world.run("sitting", "save", "morning", "10m", "--key", "mo") == 64)
        world.run("sitting", "save", "morning", "10m", "--key", "m")
        world.run("config", "show")
        #expect(world.output.contains("sittings.morning.duration = \"10m\"\nsittings.morning.key = \"m\"\n"))
        #expect(!world.output.contains("sittings.morning.method"))
        #expect(world.run("sitting", "remove", "morning") == 0)
        #expect(world.run("sitting", "list") == 0)
        #expect(world.errors.contains("No saved sittings"))
        world.run("config", "show")
        #expect(world.output.contains("theme = \"moss\""))
    }

    @Test("The list has every saved sitting with its key")
    func list() {
        world.run("sitting", "save", "morning", "25m", "--method", "Zazen")
        world.run("sitting", "save", "short", "10m")
        #expect(world.run("sitting") == 0)
        #expect(
            world.output.hasSuffix(
                """
                NAME     KEY  LENGTH  METHOD      PREPARATION  BELLS
                morning  m    25 min  Zazen       none         none
                short    o    10 min  Meditation  none         none

                """))
    }

    @Test("The list shows the stages of a sitting that has some")
    func stages() {
        world.run("sitting", "save", "sesshin", "--stages", "sit 25m Zazen, walk 10m")
        world.output = ""
        world.run("sitting", "list")
        #expect(world.output.contains("35 min  25 min Zazen, 10 min Walking  none"), "\(world.output)")
    }

    @Test(
        "A wrong name, key or value is refused in one sentence, and nothing is saved",
        arguments: [
            (["save", "20m", "10m"], "cannot be the name of a sitting"),
            (["save", "again", "10m"], "cannot be the name of a sitting"),
            (["save", "x", "10m", "--key", "q"], "is not allowed as key"),
            (["save", "x", "10m", "--bells", "every 1s"], "is not allowed as bells"),
            (["save", "x", "12q"], "Unknown unit"),
            (["remove", "evening"], "No saved sitting named \"evening\""),
        ])
    func refused(_ arguments: [String], _ sentence: String) {
        #expect(world.runAll(["sitting"] + arguments) != 0)
        #expect(world.errors.contains(sentence), "\(world.errors)")
        world.run("sitting", "list")
        #expect(world.output == "")
    }

    @Test("A word that is neither a duration nor a saved sitting is named with what may be meant")
    func unknown() {
        world.run("sitting", "save", "morning", "25m")
        #expect(world.run("sit", "mornin") == 64)
        #expect(
            world.errors.contains("\"mornin\" is neither a duration nor a saved sitting; did you mean \"morning\"?"))
    }
}
