import Foundation
import Store
import TestWorld
import Testing

@testable import Attendance
@testable import islet

struct CommandTerminalsTests {
    private let world = TestShell()

    private var terminals: BellTerminals { AttendantProcess(store: world.store).terminals }

    private func run(_ arguments: String..., at terminal: String?) {
        var shell = world.shell
        shell.terminal = terminal
        _ = Islet.run(arguments, in: shell)
    }

    @Test func theLastCommandsTerminalComesFirst() {
        run("countdown", "add", "Tea", "3m", at: nil)
        #expect(terminals.devices.isEmpty)
        run("countdown", "add", "Bread", "4m", at: "/dev/pts/1")
        run("countdown", "list", at: "/dev/pts/2")
        run("countdown", "list", at: nil)
        #expect(terminals.devices == ["/dev/pts/2", "/dev/pts/1"])
        run("countdown", "list", at: "/dev/pts/1")
        #expect(terminals.devices == ["/dev/pts/1", "/dev/pts/2"])
    }

    @Test func onlyItsOwnerReadsTheList() throws {
        run("countdown", "add", "Bread", "4m", at: "/dev/pts/1")
        run("countdown", "list", at: "/dev/pts/2")
        let attributes = try FileManager.default.attributesOfItem(atPath: terminals.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(!FileManager.default.fileExists(atPath: terminals.path + ".new"))
    }

    @Test func aSittingRingsTheLastCommandsTerminal() {
        run("sit", "20m", "--detach", at: nil)
        run("status", at: "/dev/pts/3")
        #expect(terminals.devices == ["/dev/pts/3"])
    }

    @Test func withoutBellsNoTerminalIsRecorded() {
        run("countdown", "list", at: "/dev/pts/1")
        #expect(terminals.devices.isEmpty)
    }
}
