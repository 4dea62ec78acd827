import TestWorld
import Testing

@testable import StatusLines

struct StatusFieldTests {
    private func line(_ template: String, in state: StatusState = .sitting, seconds: Bool = true) throws -> String {
        let world = TestShell()
        try state.enter(world)
        return String(try world.status(template, showsSeconds: seconds).output.dropLast())
    }

    @Test func fieldsAreReplacedInPlace() throws {
        #expect(try line("{elapsed} / {target} {percent}% {state}") == "12:34 / 20:00 62% sitting")
        #expect(
            try line("{icon} {remaining} {bar} {bell} {method} {type}") == "◉ 07:26 ██████▎░░░ 08:34 Metta meditation")
        #expect(try line("{elapsed_minutes} {target_minutes} {remaining_minutes}") == "12 20 8")
        #expect(try line("{{{clock}}} {{}}") == "{12:34} {}")
        #expect(try line("[{overtime}{preparation}]") == "[]")
    }

    @Test func pastTheTargetThereIsOvertime() throws {
        #expect(
            try line(
                "{clock} {overtime} {overtime_minutes} {remaining} {remaining_minutes} {percent} {bar}", in: .overtime)
                == "+01:30 +01:30 1 00:00 0 100 ██████████")
    }

    @Test func anOpenEndedSittingHasNoTarget() throws {
        #expect(
            try line(
                "{progress} {target} {remaining} {percent} {bar} {bell} {target_minutes} {overtime}.", in: .openEnded)
                == "12:34 - - - - - - .")
    }

    @Test func whilePreparingTheClockRunsTowardsTheBeginning() throws {
        #expect(try line("{clock} {preparation} {elapsed} {state}", in: .preparing) == "00:07 00:07 00:00 preparing")
    }

    @Test func withoutSecondsClocksShowMinutesExceptPreparation() throws {
        #expect(
            try line("{elapsed} {target} {remaining} {clock} {progress}", seconds: false) == "12m 20m 8m 12m 12m of 20m"
        )
        #expect(try line("{clock}", in: .preparing, seconds: false) == "00:07")
        #expect(try line("{clock}", in: .overtime, seconds: false) == "+1m")
    }

    @Test(arguments: StatusField.all.filter { !$0.isOfOthers }.map(\.name))
    func everyFieldHasAValueInEveryState(name: String) throws {
        for state in StatusState.allCases where ![.completed, .idle].contains(state) {
            #expect(
                try line("{\(name)}", in: state).isEmpty
                    == (["overtime", "preparation", "server", "stage", "stage_place", "stage_brief"].contains(name)
                        && !(name == "overtime" && state == .overtime)
                        && !(name == "preparation" && state == .preparing)))
        }
    }
}
