import TestWorld
import Testing

@testable import Attendance

struct BellTerminalsTests {
    private let world = TestShell()

    private var terminals: BellTerminals { AttendantProcess(store: world.store).terminals }

    @Test func theOldestTerminalsAreDropped() throws {
        try world.store.makeReady()
        for number in 1...9 { terminals.add("/dev/pts/\(number)") }
        #expect(terminals.devices == ["/dev/pts/9", "/dev/pts/8", "/dev/pts/7", "/dev/pts/6"])
    }
}
