import Foundation
import Testing

@testable import GuestBuild

@Suite("Where a guest's code was when it crashed")
struct TrapPlaceTests {
    @Test("The last report counts, and what are not addresses is left out")
    func reading() {
        let place = TrapPlace(in: "noise\nislet-late 12\nislet-trap 1a2b 3C --help 0123456789abcdef0\n")
        #expect(!place.isLate)
        #expect(place.addresses == ["1a2b", "3C"])
        #expect(TrapPlace(in: "islet-late ff").isLate)
        #expect(TrapPlace(in: "the widget prints islet-late").addresses.isEmpty)
    }

    @Test("A report says what was being drawn")
    func part() {
        let place = TrapPlace(in: "islet-trap compact 1a2b\n")
        #expect(place.part == .compact && place.addresses == ["1a2b"])
        #expect(TrapPlace(in: "islet-late island 1a2b\n").part == .island)
        #expect(TrapPlace(in: "islet-trap 1a2b\n").part == nil)
    }

    @Test("The line of a trap is that of the code around its failure, which has a name and no line")
    func failure() throws {
        let symbols = """
            Swift runtime failure: force unwrapped a nil value
            /<compiler-generated>:0:0
            $s5Guest6KettleV4bodyyyF
            /app/Kettle.swift:6:25

            $s5Guest4BowlV4bodyyyF
            /app/Bowl.swift:9:3

            """
        let place = try #require(TrapPlace.place(in: symbols, files: ["Kettle.swift", "Bowl.swift"]))
        #expect(place.line == "Kettle.swift:6" && place.column == 25)
        #expect(place.failure == "force unwrapped a nil value")
        let outer = try #require(TrapPlace.place(in: symbols, files: ["Bowl.swift"]))
        #expect(outer.line == "Bowl.swift:9" && outer.failure == nil)
        let message = try #require(TrapMessage(in: "islet-trap lock-screen 2c99", at: place))
        #expect(message.sentence == "Kettle.swift:6: Fatal error: force unwrapped a nil value")
        #expect(message.isOfNil)
    }

    @Test(
        "The key of a dictionary is named if its line has one",
        arguments: [
            (#"Text(settings["unit"] as! String)"#, "unit"), (#"let unit = (all()["unit"] as? String)!"#, "unit"),
            (#"settings["a"]! + settings["b"]!"#, nil), (#"let names = ["unit"]"#, nil), (#"names[0]!"#, nil),
        ] as [(String, String?)])
    func dictionaryKeys(_ line: String, _ key: String?) {
        #expect(TrapPlace.Place.dictionaryKey(in: line) == key)
    }

    @Test("A value of another type is a message, and one that is not there is missing")
    func casts() throws {
        let place = TrapPlace.Place(line: "Kettle.swift:6", column: 25)
        let number = "Could not cast value of type 'Swift.Int' (0x7fbb64dda698) to 'Swift.String' (0x7fbb64dd7ca0).\n"
        let wrong = try #require(TrapMessage(in: number + "islet-trap 1a", at: place))
        #expect(wrong.sentence == "Kettle.swift:6: Could not cast value of type 'Swift.Int' to 'Swift.String'")
        #expect(!wrong.isOfNil)
        let own = "Could not cast value of type 'Guest.(unknown context at $55a0).Bowl' (0x7f) to 'Guest.Cup' (0x7e).\n"
        #expect(
            try #require(TrapMessage(in: own, at: place)).sentence
                == "Kettle.swift:6: Could not cast value of type 'Bowl' to 'Cup'")
        let nothing = "Could not cast value of type 'Swift.Optional<Any>' (0x7f) to 'Swift.String' (0x7e).\n"
        #expect(try #require(TrapMessage(in: nothing, at: nil)).isOfNil)
        #expect(TrapMessage(in: "islet-trap 1a", at: place) == nil)
    }

    @Test("The last setting that was read and has no value is named, with the option that gives one")
    func missingDefault() throws {
        let missing = try #require(
            MissingDefault(in: "noise\nislet-no-default\t\tunits\ttext\nislet-no-default\tgroup.kettle\tlimit\tvalue\n")
        )
        #expect(missing.group == "group.kettle" && missing.key == "limit")
        #expect(missing.sentence.contains("\"limit\" of the app group group.kettle"))
        #expect(missing.sentence.contains("--defaults FILE.json"))
        #expect(MissingDefault(in: "islet-no-default\tone word") == nil)
        #expect(missing.added(to: nil) == nil)
    }

    @Test("A key of Info.plist that has no value is named, and never made up")
    func missingInformation() throws {
        let missing = try #require(MissingDefault(in: "islet-no-default\t\tFerryServer\tinformation\n"))
        #expect(missing.sentence == "It had read \"FerryServer\" of Info.plist, which has no value.")
        #expect(missing.added(to: nil) == nil)
    }

    @Test("A setting that is missing is made up by its kind, and never in place of a value that is there")
    func madeUpDefaults() throws {
        func missing(_ kind: String) throws -> MissingDefault {
            try #require(MissingDefault(in: "islet-no-default\tgroup.kettle\tlimit\t\(kind)"))
        }
        func text(_ data: Data?) throws -> String { String(decoding: try #require(data), as: UTF8.self) }
        let given = Data(#"{"group.kettle": {"other": 1}, "standard": {"limit": "2"}}"#.utf8)
        #expect(
            try text(missing("text").added(to: given))
                == #"{"group.kettle":{"limit":"Sample","other":1},"standard":{"limit":"2"}}"#)
        #expect(try missing("text").added(to: Data(#"{"group.kettle": {"limit": "3"}}"#.utf8)) == nil)
        #expect(try text(missing("list").added(to: nil)) == #"{"group.kettle":{"limit":[]}}"#)
        let image = try #require(try missing("data").sample as? [String: String])
        #expect(image["$data"].flatMap { Data(base64Encoded: $0) }?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(try missing("text").inventedSentence.contains("\"limit\" of the app group group.kettle has no value"))
    }

    @Test("What tells why an expression is wrong comes before what follows from it")
    func mostTelling() {
        let vague = "Ride.swift:9:5: error: generic parameter 'Expanded' could not be inferred"
        let telling = "Ride.swift:10:9: error: incorrect argument label in call (have 'prority:', expected 'priority:')"
        let note = "Ride.swift:9:5: note: explicitly specify the generic arguments"
        let diagnostics = GuestDiagnostic.all(in: [vague, note, telling].joined(separator: "\n"))
        #expect(GuestDiagnostic.mostTellingFirst(diagnostics).map(\.description) == [note, telling, vague])
    }

    @Test("An error says the place first")
    func sentences() {
        #expect(
            "\(GuestError.late(seconds: 5, at: "Score.swift:3"))".hasPrefix("Score.swift:3: The widget did not finish"))
        #expect(
            "\(GuestError.trapped(status: 139, message: nil, at: "Score.swift:3"))".hasPrefix(
                "Score.swift:3: The widget crashed"))
        #expect(
            "\(GuestError.trapped(status: 7, message: nil, at: nil))".hasPrefix(
                "The widget ended its process (status 7)"))
    }
}
