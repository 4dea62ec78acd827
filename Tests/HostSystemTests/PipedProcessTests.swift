import Foundation
import Testing

@testable import HostSystem

@Suite("A process that is talked to through pipes")
struct PipedProcessTests {
    private func shell(_ script: String) throws -> PipedProcess {
        try PipedProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }
    private func deadline(_ seconds: Double) -> TimeInterval { SystemClock.read().sinceBoot + seconds }

    @Test("What is sent comes back")
    func echo() throws {
        let process = try shell("exec cat")
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        // More than a pipe holds: it must be read meanwhile, in pieces.
        for piece in stride(from: 0, to: bytes.count, by: 30_000) {
            let sent = bytes[piece..<min(piece + 30_000, bytes.count)]
            try process.send(Data(sent), until: deadline(20))
            #expect(try process.receive(sent.count, until: deadline(20)) == Data(sent))
        }
    }

    @Test("A flood of errors stops nothing, and its end is kept")
    func flood() throws {
        let process = try shell("yes flood | head -c 3000000 >&2; echo last >&2; printf done; exec cat")
        #expect(try process.receive(4, until: deadline(30)) == Data("done".utf8))
        #expect(process.errorText.hasSuffix("flood\nlast\n") && process.errorText.utf8.count <= 8192)
    }

    @Test("One that does not answer is late, and can be ended")
    func late() throws {
        let process = try shell("trap '' TERM; while :; do sleep 60; done")
        #expect(throws: PipedProcess.Failure.late) { try process.receive(1, until: deadline(0.05)) }
        process.kill()
        #expect(throws: PipedProcess.Failure.self) { try process.receive(1, until: deadline(5)) }
    }

    @Test("An answer that nobody waits for any more is given up long before it is late")
    func abandonment() throws {
        let process = try shell("exec sleep 60")
        process.isAbandoned = { true }
        #expect(throws: PipedProcess.Failure.abandoned) { try process.receive(1, until: deadline(60)) }
    }

    @Test("One that has ended says how", arguments: [("exit 3", Int32(3)), ("kill -9 $$", 137)])
    func ended(_ script: String, _ status: Int32) throws {
        let process = try shell(script)
        #expect(throws: PipedProcess.Failure.ended(status: status)) { try process.receive(1, until: deadline(20)) }
    }
}
