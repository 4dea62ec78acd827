import HostSystem
import Languages
import Presentations
import TestWorld
import Testing

@testable import StatusLines

struct PresentationWordsTests {
    /// What is printed of a presentation in a state.
    private func drawn(
        _ state: StatusState, _ presentation: Presentation, format: String = "text", seconds: Bool? = nil
    ) throws -> String {
        try line(state) { try $0.status(format, presentation: presentation, showsSeconds: seconds) }
    }

    /// What is spoken of a presentation in a state.
    private func spoken(
        _ state: StatusState, _ presentation: Presentation = .lockScreen, seconds: Bool? = nil,
        in language: Language = .english
    ) throws -> String {
        try Language.with(language) {
            try line(state) { world in
                world.environment["LANG"] = language.rawValue
                return try world.status(presentation: presentation, isAccessible: true, showsSeconds: seconds)
            }
        }
    }

    private func line(
        _ state: StatusState, _ answer: (TestShell) throws -> (output: String, status: Int32)
    ) throws -> String {
        let world = TestShell()
        try state.enter(world)
        let (output, status) = try answer(world)
        #expect(status == 0)
        return String(output.dropLast())
    }

    @Test func aSmallPresentationIsOneLineDrawnByItsViews() throws {
        #expect(try drawn(.sitting, .compact) == "◑ 12:34")
        #expect(try drawn(.paused, .compact) == "‖ 12:34")
        #expect(try drawn(.sitting, .minimal) == "12:34")
        #expect(try drawn(.overtime, .minimal) == "+01:30")
        #expect(try drawn(.sitting, .minimal, seconds: false) == "12m")
    }

    @Test func aFormatWrapsAPresentation() throws {
        #expect(try drawn(.sitting, .compact, format: "i3status-rust").contains("\"text\":\"◑ 12:34\""))
    }

    @Test func aPresentationIsSpokenAsASentence() throws {
        #expect(
            try spoken(.sitting)
                == "Metta, sitting, 12 minutes 34 seconds, Pause, link, End, link, 62 percent, of 20 minutes, bell, 8:34"
        )
        #expect(try spoken(.sitting, .compact) == "sitting, 62 percent, 12 minutes 34 seconds")
        #expect(try spoken(.openEnded, .minimal) == "sitting, 12 minutes 34 seconds")
        #expect(try spoken(.preparing, .minimal) == "preparing, begins in 7 seconds")
        #expect(try spoken(.overtime, .minimal, seconds: false) == "target reached, 1 minute past the target")
        #expect(
            try spoken(.paused, .expanded)
                == "paused, of 20 minutes, Metta, 12 minutes 34 seconds, Resume, link, End, link, 62 percent")
    }

    @Test("A screen reader's own words are in the language in effect")
    func languages() throws {
        func spoken(_ language: Language) throws -> String {
            try self.spoken(.paused, .expanded, in: language)
        }
        let german = try spoken(.german)
        #expect(german.contains("62 Prozent") && german.contains("Ende, Link"))
        for language in Language.allCases where language != .english {
            let words = try spoken(language)
            #expect(!words.contains("percent"), "\(words)")
            #expect(!words.contains(", link") && !words.contains("、link"), "\(words)")
        }
        #expect(try spoken(.japanese).contains("、62パーセント"))
    }

    @Test func aSentenceHasOnlyWords() throws {
        for state in [StatusState.preparing, .sitting, .paused, .overtime, .openEnded] {
            let isPlain = try spoken(state).allSatisfy { $0.isASCII }
            #expect(isPlain, "\(state)")
        }
    }

    @Test(arguments: [(Presentation.expanded, "text"), (.lockScreen, "text"), (.compact, "{elapsed}")])
    func presentationsLargerThanALineAreRefused(presentation: Presentation, format: String) {
        let failure = #expect(throws: CommandFailure.self) {
            try StatusRequest(format: format, presentation: presentation)
        }
        #expect(failure?.status == .usage)
    }
}
