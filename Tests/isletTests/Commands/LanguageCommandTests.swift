import Configuration
import Languages
import TestWorld
import Testing

@testable import islet

@Suite("The language of commands")
struct LanguageCommandTests {
    private let world = TestShell()

    @Test("Flag, variable, setting and locale choose it, in this order")
    func order() throws {
        try Language.with(.english) {
            func error() -> String {
                world.run("pause")
                return world.errors
            }
            #expect(error().contains("No sitting is running"))
            world.environment["LANG"] = "fr_FR.UTF-8"
            #expect(error().contains("Aucune séance en cours"))
            try world.write(settings: "language = \"es\"\n")
            #expect(error().contains("No hay ninguna sesión en curso"))
            world.environment["ISLET_LANGUAGE"] = "ja"
            #expect(error().contains("坐は始まっていません"))
            world.run("pause", "--language", "de")
            #expect(world.errors.contains("Es läuft keine Sitzung"))
            world.run("--language=de", "pause")
            #expect(world.errors.contains("Es läuft keine Sitzung"))
        }
    }

    @Test("Wrong settings are reported in the language that the same file chooses")
    func wrongSettings() throws {
        try Language.with(.english) {
            func warnings(_ settings: String) throws -> String {
                try world.write(settings: settings)
                world.run("aim")
                return world.errors
            }
            // A file that is not TOML chooses no language.
            world.environment["LANG"] = "es_ES.UTF-8"
            #expect(try warnings("method = Zazen\n").contains("el texto necesita comillas: method = \"Zazen\""))
            let german = try warnings("language = \"de\"\nthme = \"moss\"\nvolume = 400\n")
            #expect(german.contains("der Schlüssel thme ist unbekannt und wird übergangen; meintest du „theme“?"))
            #expect(
                german.contains(
                    "400 ist für volume nicht erlaubt und wird übergangen; erlaubt: eine Zahl von 1 bis 100"))
            world.environment["ISLET_VOLUME"] = "500"
            #expect(try warnings("language = \"ja\"\n").contains("ISLET_VOLUME: \"500\"はvolumeに使えないため無視します"))
            world.environment["ISLET_VOLUME"] = nil
            world.run("sit", "20m", "--theme", "mosss", "--language", "fr")
            #expect(world.errors.contains("Thème inconnu « mosss » (--theme) ; vouliez-vous dire « moss » ?"))
        }
    }

    @Test(
        "What is wrong with a command line is one sentence in the user's language",
        arguments: [
            (["extend"], "Das Argument <duration> ... fehlt; siehe `islet extend --help`."),
            (["sit", "--guide"], "Zu --guide <file> fehlt ein Wert; siehe `islet sit --help`."),
            (["sit", "5m", "--foo"], "Unbekannte Option --foo; siehe `islet sit --help`."),
            (
                ["sit", "5m", "--methd", "x"],
                "Unbekannte Option --methd (meintest du --method?); siehe `islet sit --help`."
            ),
            (["log", "foo"], "Unerwartetes Argument „foo“; siehe `islet log list --help`."),
            (
                ["stats", "--format", "foo"],
                "„foo“ ist kein Wert für --format <format>; wähle aus text oder json; siehe `islet stats --help`."
            ),
            (["status", "--format", "{nix}"], "Unbekanntes Feld „{nix}“ (Spalte 1); `islet status --help` nennt sie."),
            (["paus"], "Unbekannter Befehl „paus“; meintest du „pause“?"),
            (["volume", "up"], "Unbekannter Befehl „volume“; `islet --help` nennt die Befehle."),
        ])
    func commandLine(arguments: [String], sentence: String) {
        Language.with(.english) {
            world.environment["LANG"] = "de_DE.UTF-8"
            #expect(world.runAll(arguments) == 64)
            #expect(world.errors.hasPrefix("islet: \(sentence)\n"))
        }
    }

    @Test("Files that cannot be read or written, and settings that do not exist, are reported in the user's language")
    func files() throws {
        try Language.with(.english) {
            world.environment["LANG"] = "de_DE.UTF-8"
            try world.write(settings: "")
            func errors(_ arguments: String...) -> String {
                world.runAll(arguments)
                return world.errors
            }
            let missing = world.home.appending(path: "missing/a.csv").path
            #expect(
                errors("import", missing)
                    == "islet: \(missing) kann nicht geöffnet werden: Datei oder Ordner existiert nicht; "
                    + "prüfe Namen und Rechte.\n")
            #expect(
                errors("export", "-o", missing)
                    == "islet: \(missing) kann nicht geschrieben werden: der Ordner existiert nicht; "
                    + "prüfe den Ordner, seine Rechte und die Platte.\n")
            #expect(errors("config", "get", "thme").hasPrefix("islet: Unbekannte Einstellung „thme“; meintest du"))
            let file = world.home.appending(path: "log.csv").path
            try "started_at,elapsed_seconds\nsoon,60\n2026-11-21T08:14:00Z,x\n"
                .write(toFile: file, atomically: true, encoding: .utf8)
            let lines = errors("import", file)
            #expect(lines.contains("log.csv: Zeile 2: „soon“ ist nicht lesbar als Datum wie 2026-11-21T08:14:00Z\n"))
            #expect(lines.contains("log.csv: Zeile 3: „x“ ist nicht lesbar als Zahl von Sekunden\n"))
            #expect(
                errors("import", file, "--from", "apple-health").contains(
                    "log.csv ist keine Datei von apple-health, die mit"))
        }
    }

    @Test(
        "An unknown language is reported in the user's own",
        arguments: [
            ("en", "Unknown language \"xx\" (--language); use one of en (English), "),
            ("de", "Unbekannte Sprache „xx“ (--language); erlaubt: en (English), "),
            ("ja", "不明な言語「xx」（--language）。次のどれかを使ってください：en (English)、"),
        ])
    func unknownLanguage(code: String, sentence: String) {
        Language.with(.english) {
            world.environment["LANG"] = "\(code).UTF-8"
            #expect(world.run("status", "--language", "xx") == 64)
            #expect(world.errors.hasPrefix("islet: \(sentence)"))
        }
    }

    @Test(
        "The settings file that init writes explains itself in each language, and is undone in any",
        arguments: Language.allCases)
    func settingsFile(language: Language) throws {
        try Language.with(.english) {
            world.environment["ISLET_LANGUAGE"] = language.rawValue
            #expect(world.run("config", "init") == 0)
            let file = world.home.appending(path: ".config/islet/config.toml")
            let text = try String(contentsOf: file, encoding: .utf8)
            let comments = text.split(separator: "\n").filter { $0.hasPrefix("# ") && !$0.contains(" = ") }
            if language == .japanese { #expect(comments.allSatisfy { $0.count <= 90 }) }
            let english = [
                "The settings", "Values:", "Every key is optional", "the kind of practice", "Settings of Islet",
            ]
            #expect(english.contains(where: text.contains) == (language == .english))
            // The explanation is found whatever language reads it.
            world.environment["ISLET_LANGUAGE"] = "en"
            world.run("config", "set", "theme", "moss")
            world.run("config", "unset", "theme")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            #expect(world.run("config", "show") == 0)
            #expect(world.errors.isEmpty)
        }
    }

    @Test("A long list of values stays in the sentence")
    func longList() {
        #expect(world.run("stats", "--by", "foo") == 64)
        #expect(world.errors.hasPrefix("islet: The value 'foo' is invalid for '--by <unit>'; choose from day, week, "))
        #expect(world.errors.split(separator: "\n").count == 1)
    }

    @Test("A command for designers reports in English")
    func designers() {
        Language.with(.english) {
            world.environment["LANG"] = "de_DE.UTF-8"
            #expect(world.run("simulate", "--nope") == 64)
            #expect(world.errors.hasPrefix("islet: Unknown option '--nope'"))
        }
    }

    @Test("A language that Islet does not speak is refused", arguments: [["--language", "sv"], ["--language"]])
    func unknown(flag: [String]) {
        #expect(world.runAll(["status"] + flag) == 64)
        #expect(world.errors.contains("use one of en (English), de (Deutsch), fr (Français), es (Español), ja (日本語)."))
    }

    @Test("Words behind -- are not a flag")
    func behindDashes() {
        #expect(world.run("log", "remove", "--", "--language") != 0)
        #expect(!world.errors.contains("needs a language"))
    }

    @Test(
        "What a meditator reads is in their language",
        arguments: [
            (["aim", "150"], "Diese Woche 20 min von 2 h 30 min."), (["remind", "07:00"], "Erinnert"),
            (["breathe", "box", "5m", "--detach"], "Glocke um 08:19"), (["log", "list"], "BEGINN"),
            (["stats", "--by", "type", "--plain"], "Gehmeditation: 20 min, 1 Sitzung"),
        ])
    func spoken(command: [String], words: String) {
        Language.with(.english) {
            world.environment["LANG"] = "de_DE.UTF-8"
            world.run("log", "add", "yesterday 08:00", "20m", "--type", "walking")
            world.output = ""
            #expect(world.runAll(command) == 0)
            #expect(world.output.contains(words), "\(world.output)")
        }
    }

    @Test(
        "The week beside its aim is a sentence of each language",
        arguments: [
            ("en", "This week 20 min of 2 h 30 min.\n"), ("de", "Diese Woche 20 min von 2 h 30 min.\n"),
            ("fr", "Cette semaine : 20 min sur 2 h 30 min.\n"), ("es", "Esta semana: 20 min de 2 h 30 min.\n"),
            ("ja", "今週の合計は20分です（目標は2時間30分）。\n"),
        ])
    func aim(language: String, sentence: String) {
        Language.with(.english) {
            world.environment["LANG"] = language
            world.run("log", "add", "yesterday 08:00", "20m")
            world.output = ""
            #expect(world.runAll(["aim", "150"]) == 0)
            #expect(world.output == sentence)
        }
    }

    @Test("Errors of a meditator's commands and lines of plain text are written as in the language")
    func punctuation() {
        Language.with(.english) {
            world.environment["LANG"] = "fr_FR.UTF-8"
            world.run("log", "add", "yesterday 08:00", "20m")
            world.output = ""
            world.run("stats", "--plain", "--since", "2d")
            #expect(world.output.contains(" : 20 min, 1 séance\n"), "\(world.output)")
            world.run("sitting", "save", "matin", "20m")
            world.errors = ""
            #expect(world.run("sitting", "remove", "matim") != 0)
            #expect(
                world.errors.contains(
                    "Aucune séance enregistrée ne s’appelle « matim » ; vouliez-vous dire « matin » ?"))
        }
    }

    @Test("Commands for designers and the help stay English")
    func english() {
        Language.with(.english) {
            world.environment["LANG"] = "de_DE.UTF-8"
            world.run("doctor", "--help")
            #expect(world.output.contains("Check terminal"))
            world.run("render", "compact", "--language", "de")
            #expect(Language.current == .english)
        }
    }

    @Test("Processes that a command starts speak the flag's language")
    func children() {
        Language.with(.english) {
            world.run("sit", "20m", "--detach", "--language", "de")
            #expect(world.output.contains("Glocke um 08:34"))
            #expect(world.started.allSatisfy { $0.environment["ISLET_LANGUAGE"] == "de" })
            #expect(!world.started.isEmpty)
        }
    }

    @Test("The method and the moods that are defaults are words of the language; one's own stay")
    func defaults() throws {
        try Language.with(.english) { () throws in
            world.environment["LANG"] = "de"
            world.run("sit", "20m", "--detach")
            #expect(try world.store.running()?.methodName == "Meditation")
            world.run("cancel", "--yes")
            world.environment["LANG"] = "ja"
            world.run("sit", "20m", "--detach")
            #expect(try world.store.running()?.methodName == "瞑想")
            world.run("cancel", "--yes")
            world.run("sit", "20m", "--detach", "--method", "Zazen")
            #expect(try world.store.running()?.methodName == "Zazen")
        }
    }
}
