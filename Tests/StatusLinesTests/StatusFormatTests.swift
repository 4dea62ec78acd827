import Foundation
import HostSystem
import Languages
import Meditation
import TestWorld
import Testing

@testable import StatusLines

/// The output of each format in every state.
struct StatusFormatTests {
    /// Output and exit status by state. A completed sitting is not running.
    private func expect(
        _ format: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (StatusState) -> (output: String, status: Int32)
    ) throws {
        for state in StatusState.allCases {
            let world = TestShell()
            try state.enter(world)
            let (output, status) = try world.status(format)
            let wanted = expected(state == .completed ? .idle : state)
            #expect(output == wanted.output, "\(state)", sourceLocation: sourceLocation)
            #expect(status == wanted.status, "\(state)", sourceLocation: sourceLocation)
            #expect(world.errors.isEmpty, "\(state)", sourceLocation: sourceLocation)
        }
    }

    /// The text of most bars.
    private func barText(_ state: StatusState) -> String {
        switch state {
        case .preparing: "◌ 00:07 to begin"
        case .sitting: "◉ 12:34 of 20:00"
        case .paused: "‖ 12:34 of 20:00"
        case .overtime: "✓ +01:30 past 20:00"
        case .openEnded: "◉ 12:34"
        case .completed, .idle: ""
        }
    }

    @Test func text() throws {
        try expect("text") { state in
            switch state {
            case .preparing: ("preparing Metta, 00:07 to begin\n", 0)
            case .sitting: ("sitting 12:34 of 20:00 (62 %) Metta\n", 0)
            case .paused: ("paused 12:34 of 20:00 (62 %) Metta\n", 0)
            case .overtime: ("target reached +01:30 21:30 of 20:00 (100 %) Metta\n", 0)
            case .openEnded: ("sitting 12:34 Metta\n", 0)
            case .completed, .idle: ("", 1)
            }
        }
    }

    @Test(arguments: ["tmux", "polybar"]) func barFormatsNeverFail(format: String) throws {
        try expect(format) { (barText($0) + "\n", 0) }
    }

    @Test func waybar() throws {
        try expect("waybar") { state in
            let (name, percentage) =
                switch state {
                case .preparing: ("preparing", 0)
                case .sitting: ("sitting", 62)
                case .paused: ("paused", 62)
                case .overtime: ("target-reached", 100)
                case .openEnded: ("sitting", 0)
                case .completed, .idle: ("idle", 0)
                }
            let tooltip =
                switch state {
                case .preparing: "Metta: preparing, bell at 08:34"
                case .sitting: "Metta: sitting, bell at 08:34"
                case .paused: "Metta: paused"
                case .overtime: "Metta: target reached"
                case .openEnded: "Metta: sitting"
                case .completed, .idle: "No sitting is running."
                }
            let object =
                #"{"alt":"\#(name)","class":"\#(name)","percentage":\#(percentage),"text":"\#(barText(state))","#
                + #""tooltip":"\#(tooltip)"}"#
            return (object + "\n", 0)
        }
    }

    @Test func i3blocks() throws {
        try expect("i3blocks") { state in
            switch state {
            case .preparing: ("◌ 00:07 to begin\n◌ 00:07\n", 0)
            case .sitting: ("◉ 12:34 of 20:00\n◉ 12:34\n", 0)
            case .paused: ("‖ 12:34 of 20:00\n‖ 12:34\n#888888\n", 0)
            case .overtime: ("✓ +01:30 past 20:00\n✓ +01:30\n", 33)
            case .openEnded: ("◉ 12:34\n◉ 12:34\n", 0)
            case .completed, .idle: ("\n", 0)
            }
        }
    }

    @Test func i3statusRust() throws {
        try expect("i3status-rust") { state in
            let (name, short) =
                switch state {
                case .preparing: ("Idle", "◌ 00:07")
                case .sitting, .openEnded: ("Info", "◉ 12:34")
                case .paused: ("Warning", "‖ 12:34")
                case .overtime: ("Good", "✓ +01:30")
                case .completed, .idle: ("Idle", "")
                }
            return (#"{"short_text":"\#(short)","state":"\#(name)","text":"\#(barText(state))"}"# + "\n", 0)
        }
    }

    @Test(arguments: StatusState.allCases) func jsonSaysTheState(_ state: StatusState) throws {
        let world = TestShell()
        try state.enter(world)
        let (output, status) = try world.status("json")
        guard ![.completed, .idle].contains(state) else {
            #expect(status == 1)
            #expect(output.isEmpty)
            return
        }
        #expect(status == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let names: [StatusState: String] = [.overtime: "target-reached", .openEnded: "sitting"]
        #expect(object["state"] as? String == names[state] ?? state.rawValue)
        #expect((object["target_seconds"] is NSNull) == (state == .openEnded))
    }

    @Test(
        "A bar names the stage and what comes next",
        arguments: [
            ("tmux", "◉ Zazen 1/2 01:00 of 25:00, then Walking\n"),
            ("polybar", "◉ Zazen 1/2 01:00 of 25:00, then Walking\n"),
            ("i3blocks", "◉ Zazen 1/2 01:00 of 25:00, then Walking\n◉ 01:00\n"),
            (
                "waybar",
                #"{"alt":"sitting","class":"sitting","percentage":4,"text":"◉ Zazen 1/2 01:00 of 25:00, then Walking","#
                    + #""tooltip":"Zazen: sitting, bell at 08:39\nStage 1 of 2, then Walking"}"# + "\n"
            ),
            (
                "i3status-rust",
                #"{"short_text":"◉ 01:00","state":"Info","text":"◉ Zazen 1/2 01:00 of 25:00, then Walking"}"# + "\n"
            ),
        ])
    func stages(format: String, expected: String) throws {
        let world = TestShell()
        let plan = SittingPlan().staged(try SittingStages(parsing: "sit 25m Zazen, walk 10m"))
        _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
        world.now += 60
        #expect(try world.status(format).output == expected)
    }

    @Test(
        "The last stage has no next one, and a single stage no place",
        arguments: [("walk 10m", " "), ("sit 25m, walk 10m", " 2/2 ")])
    func lastStage(stages: String, place: String) throws {
        let world = TestShell()
        let plan = SittingPlan().staged(try SittingStages(parsing: stages))
        _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
        world.now += (plan.target ?? 0) - 540
        #expect(try world.status("tmux").output == "◉ Walking\(place)01:00 of 10:00\n")
    }

    @Test("What people read is in their language; what rules match is not")
    func languages() throws {
        let world = TestShell()
        try StatusState.sitting.enter(world)
        func said(_ language: Language, _ format: String?) throws -> String {
            world.environment["LANG"] = language.rawValue
            return try Language.with(language) { try world.status(format ?? "text").output }
        }
        #expect(try said(.german, nil) == "Sitzung 12:34 von 20:00 (62 %) Metta\n")
        #expect(try said(.german, "tmux") == "◉ 12:34 von 20:00\n")
        #expect(
            try said(.german, "waybar")
                == #"{"alt":"sitting","class":"sitting","percentage":62,"text":"◉ 12:34 von 20:00","#
                + #""tooltip":"Metta: Sitzung, Glocke um 08:34"}"# + "\n")
        #expect(try said(.german, "{state}") == "sitting\n")
        #expect(try said(.french, "polybar") == "◉ 12:34 sur 20:00\n")
        world.now += 526 + 90
        #expect(try said(.spanish, "tmux").hasPrefix("✓ +"))
        #expect(try !said(.spanish, "tmux").contains("past"))
        #expect(try said(.spanish, "{state}") == "target reached\n")
    }

    @Test func waybarSaysInTheReadersLanguageThatNothingRuns() throws {
        let world = TestShell()
        let output = try Language.with(.german) { try world.status("waybar").output }
        #expect(output.contains(#""tooltip":"Es läuft keine Sitzung.""#))
        #expect(output.contains(#""class":"idle""#))
    }

    // MARK: Names of methods

    private static let hostile = #"#S "a" \n <b>&</b> %{F#f00} ${x} $(x) 🧘🏽"#

    @Test(arguments: [
        ("tmux:{method}", ##"##S "a" \n <b>&</b> %{F##f00} ${x} $(x) 🧘🏽"##),
        ("polybar:{method}", #"#S "a" \n <b>&</b> % {F#f00} ${x} $(x) 🧘🏽"#),
        ("{method}", hostile),
    ])
    func barMarkupInNamesIsEscaped(format: String, expected: String) throws {
        let world = TestShell()
        try StatusState.sitting.enter(world, method: Self.hostile)
        #expect(try world.status(format).output == expected + "\n")
    }

    @Test(arguments: ["waybar:{method}", "i3status-rust:{method}", "json"])
    func jsonKeepsAnyNameWhole(format: String) throws {
        let world = TestShell()
        try StatusState.sitting.enter(world, method: Self.hostile)
        let output = try world.status(format).output
        #expect(output.filter { $0 == "\n" }.count == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let text = try #require((object["text"] ?? object["method"]) as? String)
        // waybar parses markup.
        let markup = Self.hostile.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">", with: "&gt;")
        #expect(text == (format.hasPrefix("waybar") ? markup : Self.hostile))
    }

    @Test(arguments: ["jsno", "", "json:{elapsed}", "{elasped}"]) func unknownFormatsAreRefused(format: String) {
        let failure = #expect(throws: CommandFailure.self) { try StatusRequest(format: format) }
        #expect(failure?.status == .usage)
        #expect(failure?.sentence.isEmpty == false)
    }
}
