import Foundation
import Testing

extension EndToEndTests.Interruptions {
    /// Faults of the disk and the machine during a sitting.
    @Suite struct Faults {
        /// A program that sees its own small disk at `$XDG_STATE_HOME`; nil if the system does not allow making one.
        private static let smallDisk: [String]? = {
            let script = "mount -t tmpfs -o size=256k none /mnt"
            let probe = Process()
            probe.executableURL = URL(filePath: "/usr/bin/env")
            probe.arguments = ["unshare", "-rm", "sh", "-c", script]
            (probe.standardOutput, probe.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            guard (try? probe.run()) != nil else { return nil }
            probe.waitUntilExit()
            guard probe.terminationStatus == 0 else { return nil }
            let mount = "mount -t tmpfs -o size=256k none \"$XDG_STATE_HOME\" && exec \"$0\" \"$@\""
            return ["unshare", "-rm", "sh", "-c", "'\(mount)'"]
        }()

        @Test(.enabled(if: smallDisk != nil, "a disk of one's own takes unshare and mount"))
        func aFullDiskIsReportedAndTheScreenGoesOn() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            let command = try #require(Self.smallDisk) + ["islet", "sit", "20m"]
            try await terminal.type(command.joined(separator: " "))
            try await terminal.press("Enter")
            try await terminal.wait(for: "of 20:00")
            // The disk as the screen's process sees it.
            let pid = try await eventually("the screen's process is there") { try screen(in: home) }
            let filler = "/proc/\(pid)/root\(home.directory.path)/state/filler"
            fill(filler)
            try await terminal.press("Space")
            try await terminal.wait(for: "cannot be read or written")
            #expect(ProcessTable.isRunning(pid))
            unlink(filler)
            try await terminal.press("Space")
            try await terminal.wait(for: "Paused")
            try await terminal.press("q")
            try await terminal.wait(for: "The sitting is paused")
        }

        @Test func anUnwritablePlaceIsReported() async throws {
            let home = try Home()
            let result = try await home.islet(["sit", "20m", "--detach"], with: ["XDG_STATE_HOME": "/proc/islet"])
            #expect(result.status == 73)
            #expect(result.errors.contains("/proc/islet"))
            #expect(result.output.isEmpty)
        }

        @Test func simultaneousCommandsAreSerialized() async throws {
            let home = try Home()
            try await home.islet("sit", "20m", "--detach")
            try await withThrowingTaskGroup(of: Int32.self) { group in
                for _ in 0..<8 { group.addTask { try await home.islet("extend", "1m").status } }
                for try await status in group { #expect(status == 0) }
            }
            #expect(try await home.status()?.target == 28 * 60)
        }

        /// The process that holds the lock of open screens is the one whose environment is this home's.
        private func screen(in home: Home) throws -> pid_t? {
            let wanted = "XDG_STATE_HOME=\(home.directory.path)/state"
            for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
                guard let pid = pid_t(name),
                    let words = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline"),
                    String(decoding: words, as: UTF8.self).hasSuffix("islet\0sit\020m\0"),
                    !String(decoding: words, as: UTF8.self).hasPrefix("unshare"),
                    let variables = FileManager.default.contents(atPath: "/proc/\(pid)/environ"),
                    String(decoding: variables, as: UTF8.self).contains(wanted)
                else { continue }
                return pid
            }
            return nil
        }

        private func fill(_ path: String) {
            let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
            defer { close(descriptor) }
            let block = [UInt8](repeating: 0, count: 4096)
            while write(descriptor, block, block.count) > 0 {}
        }
    }
}
