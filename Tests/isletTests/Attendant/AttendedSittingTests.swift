import Foundation
import TestWorld
import Testing

@testable import islet

/// The attendant that command lines start.
struct AttendedSittingTests {
    private let world = TestShell()

    @Test func aSittingWithoutAScreenIsAttended() {
        #expect(world.run("sit", "20m", "--detach") == 0)
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
        #expect(world.screens.isEmpty)
    }

    @Test func everyCommandStartsAMissingAttendant() {
        world.run("sit", "20m", "--detach")
        world.started = []
        world.run("pause")
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
        world.run("complete")
        #expect(world.started.count == 1)
    }

    @Test func theSettingTurnsTheAttendantOff() throws {
        try world.write(settings: "attendant = false\n")
        world.run("sit", "20m", "--detach")
        #expect(world.started.isEmpty)
    }

    @Test func theAttendantInheritsNoHaptics() {
        world.run("sit", "20m", "--detach", "--no-haptics")
        #expect(world.started.first?.environment["ISLET_HAPTICS"] == "off")
    }

    @Test func itsStatusIsReported() {
        world.run("countdown", "add", "Tea", "3m")
        #expect(world.run("attendant", "status") == 1)
        #expect(world.output == "No attendant is running.\n")
    }

    @Test("Its status names the next bell and the next reminder, whichever there is")
    func statusOfWhatIsDue() throws {
        func sentence() throws -> String {
            try AttendantCommand.StatusOf.sentence(process: "7", in: world.shell)
        }
        #expect(try sentence() == "The attendant is running (process 7); no bell is due.")
        try world.write(settings: "reminders = [\"21:30\"]\n")
        #expect(try sentence() == "The attendant is running (process 7); next reminder at 21:30.")
        world.run("countdown", "add", "Tea", "3m")
        #expect(
            try sentence()
                == "The attendant is running (process 7); next bell at 08:17:00, next reminder at 21:30.")
        try world.write(settings: "")
        #expect(try sentence() == "The attendant is running (process 7); next bell at 08:17:00.")
        try world.write(settings: "reminders = [\"07:00\"]\n")
        world.run("countdown", "remove", "Tea")
        #expect(
            try sentence() == "The attendant is running (process 7); next reminder at 07:00 on Sun 22 Nov.")
    }
}
