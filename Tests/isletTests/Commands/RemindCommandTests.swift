import Foundation
import Languages
import TestWorld
import Testing

@testable import islet

struct RemindCommandTests {
    private let world = TestShell()
    private let players: FakePlayers

    init() throws { players = try FakePlayers(in: world) }

    private func output(_ arguments: String...) -> String {
        (world.output, world.errors) = ("", "")
        _ = Islet.run(["remind"] + arguments, in: world.shell)
        return world.output
    }

    private var settings: String {
        (try? String(contentsOf: world.home.appending(path: ".config/islet/config.toml"), encoding: .utf8)) ?? ""
    }

    @Test("A reminder is added, listed with its next time, and removed")
    func walk() throws {
        try players.add("systemctl", "exit 0")
        world.run("sitting", "save", "morning", "25m")
        #expect(
            output("07:00", "--on", "mon-fri", "--sitting", "morning")
                == "Reminds you Mon–Fri at 07:00 (sitting: morning); next 07:00 on Mon 23 Nov, by a systemd user timer.\n"
        )
        #expect(world.errors.contains("no program here shows notifications"))
        #expect(settings.contains("reminders = [\"07:00 mon-fri morning\"]"))
        #expect(output("add", "21:30").hasPrefix("Reminds you daily at 21:30; next "))
        let list = output("list")
        #expect(list.contains("07:00  Mon–Fri  morning "))
        #expect(list.contains("By a systemd user timer"))
        #expect(output() == list)
        #expect(output("remove", "07:00", "--on", "fri") == "Removed; left: 07:00 Mon–Thu morning; 21:30 daily.\n")
        #expect(output("remove", "all") == "Removed; no reminder is left.\n")
        #expect(!settings.contains("\nreminders ="))
        #expect(world.run("remind", "remove", "07:00") == 69)
        #expect(world.started.isEmpty)
    }

    @Test(
        "Days are listed in the language of the reader, and kept as they are typed",
        arguments: [
            ("en", ["Mon–Fri", "Sat, Sun", "daily", "Mon–Thu"]), ("de", ["Mo–Fr", "Sa, So", "täglich", "Mo–Do"]),
            ("fr", ["lun.–ven.", "sam., dim.", "tous les jours", "lun.–jeu."]),
            ("es", ["lun–vie", "sáb, dom", "todos los días", "lun–jue"]), ("ja", ["月〜金", "土・日", "毎日", "月〜木"]),
        ])
    func days(language: String, words: [String]) throws {
        try Language.with(.english) {
            world.environment["LANG"] = "\(language).UTF-8"
            try world.write(settings: "reminders = [\"07:00 mon-fri\", \"08:00 sat,sun\", \"21:30 daily\"]\n")
            let list = output("list").split(separator: "\n").dropFirst()
            for (line, start) in zip(list.prefix(3), zip(["07:00", "08:00", "21:30"], words)) {
                #expect(line.hasPrefix("\(start.0)  \(start.1)  "), "\(line)")
            }
            #expect(list.count > 3)
            let semicolon = (Language(code: language) ?? .english).semicolon
            #expect(output("remove", "07:00", "--on", "fri").contains("07:00 \(words[3])\(semicolon)08:00"))
            #expect(settings.contains("\"07:00 mon-thu\""))
        }
    }

    @Test(
        "The confirmation says the days and the next time as people write them",
        arguments: [
            ("en", "Reminds you Tue and Thu at 21:00; next 21:00 on Tue 24 Nov, "),
            ("de", "Erinnert dich Di und Do um 21:00; das nächste Mal um 21:00 am Di., 24. Nov., "),
            ("fr", "Rappel le mardi et le jeudi à 21:00 ; prochain rappel à 21:00 le mar. 24 nov., "),
            ("es", "Te avisa los martes y los jueves a las 21:00; la próxima vez, a las 21:00 del mar 24 nov, "),
            ("ja", "火・木 21:00にお知らせします。次回は11月24日(火) 21:00"),
        ])
    func confirmation(language: String, sentence: String) {
        Language.with(.english) {
            world.environment["LANG"] = "\(language).UTF-8"
            let printed = output("21:00", "--on", "tue,thu")
            #expect(printed.hasPrefix(sentence), "\(printed)")
        }
    }

    @Test("The same reminder twice is one")
    func twice() {
        _ = output("07:00")
        _ = output("07:00")
        #expect(settings.components(separatedBy: "07:00 daily").count == 2)
    }

    @Test("A time that has just passed is meant from the next day on")
    func justPassed() throws {
        #expect(output("08:10").contains("next 08:10 on Sun 22 Nov"))
        #expect(output("show") == "No reminder is due.\n")
        world.now += 86_400
        #expect(output("show").hasPrefix("Nothing here shows notifications; the next screen says it: "))
    }

    @Test("Without a timer the attendant is started, and the command says what that means")
    func attendant() throws {
        #expect(output("07:00").contains("by the attendant.\nThe attendant reminds you while it runs"))
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
    }

    @Test(
        "Wrong words change nothing",
        arguments: [
            (["7"], 64), (["25:00"], 64), (["07:00", "--on", "someday"], 64), (["07:00", "--sitting", "nope"], 69),
            (["--on", "mon"], 64), (["remove", "07:00"], 69),
        ] as [([String], Int32)])
    func refused(_ arguments: [String], _ status: Int32) {
        #expect(world.runAll(["remind"] + arguments) == status)
        #expect(world.errors.hasPrefix("islet: ") && world.errors.split(separator: "\n").count <= 3)
        #expect(settings.isEmpty)
    }

    @Test("Where nothing can remind, the command says so and changes nothing")
    func nothing() throws {
        try world.write(settings: "attendant = false\n")
        #expect(world.run("remind", "07:00") == 69)
        #expect(world.errors.hasPrefix("islet: Nothing here can remind you"))
        #expect(settings == "attendant = false\n")
    }

    @Test("What the system refuses leaves the settings as they were")
    func failing() throws {
        try players.add("systemctl", "case \"$*\" in *restart*) exit 1;; esac")
        #expect(world.run("remind", "07:00") == 69)
        #expect(!settings.contains("07:00 daily"))
    }
}
