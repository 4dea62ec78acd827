import TestWorld
import Testing

@testable import Surroundings
@testable import islet

struct PresentationWordsTests {
    private func line(_ state: StatusState, _ arguments: String...) -> String {
        let world = TestShell()
        state.enter(world)
        #expect(Islet.run(["status"] + arguments, in: prepared(world)) == 0)
        return String(world.output.dropLast())
    }

    private func prepared(_ world: TestShell) -> Shell {
        (world.output, world.errors) = ("", "")
        return world.shell
    }

    @Test func aSmallPresentationIsOneLineDrawnByItsViews() {
        #expect(line(.sitting, "--presentation", "compact") == "◑ 12:34")
        #expect(line(.paused, "--presentation", "compact") == "‖ 12:34")
        #expect(line(.sitting, "--presentation", "minimal") == "12:34")
        #expect(line(.overtime, "--presentation", "minimal") == "+1m")
        #expect(line(.sitting, "--presentation", "minimal", "--no-show-seconds") == "12m")
    }

    @Test func aFormatWrapsAPresentation() {
        #expect(
            line(.sitting, "--presentation", "compact", "--format", "i3status-rust").contains("\"text\":\"◑ 12:34\""))
    }

    @Test func aPresentationIsSpokenAsASentence() {
        #expect(
            line(.sitting, "--accessible")
                == "Metta, sitting, 12 minutes 34 seconds, of 20 minutes, 62 percent, End, link, bell, 8:34")
        #expect(
            line(.sitting, "--accessible", "--presentation", "compact")
                == "sitting, 62 percent, 12 minutes 34 seconds")
        #expect(line(.openEnded, "--accessible", "--presentation", "minimal") == "sitting, 12 minutes 34 seconds")
        #expect(line(.preparing, "--accessible", "--presentation", "minimal") == "preparing, begins in 7 seconds")
        #expect(
            line(.overtime, "--accessible", "--presentation", "minimal", "--no-show-seconds")
                == "target reached, 1 minute past the target")
        #expect(
            line(.paused, "--accessible", "--presentation", "expanded")
                == "paused, of 20 minutes, Metta, 12 minutes 34 seconds, End, link, 62 percent")
    }

    @Test func aSentenceHasOnlyWords() {
        for state in [StatusState.preparing, .sitting, .paused, .overtime, .openEnded] {
            let isPlain = line(state, "--accessible").allSatisfy { $0.isASCII }
            #expect(isPlain, "\(state)")
        }
    }

    @Test(arguments: [
        ["--presentation", "expanded"], ["--presentation", "lock-screen"], ["--presentation", "round"],
        ["--presentation", "compact", "--format", "{elapsed}"],
    ])
    func presentationsLargerThanALineAreRefused(arguments: [String]) {
        let world = TestShell()
        #expect(Islet.run(["status"] + arguments, in: world.shell) == 64)
    }
}
