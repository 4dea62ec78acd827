import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite(.timeLimit(.minutes(10))) struct Bridging {
        /// An `islet bridge` between two pipes, as the program that owns the activity runs it.
        private struct Session {
            let process = Process()
            private let input = Pipe()
            private let output = Pipe()
            private let errors: URL

            init(_ home: Home, _ arguments: [String]) throws {
                process.executableURL = Programs.islet
                process.arguments = ["bridge"] + arguments
                process.environment = home.environment
                process.standardInput = input
                process.standardOutput = output
                // Programs that other tests start would keep the pipes open after the test has closed its ends.
                for end in [input.fileHandleForWriting, output.fileHandleForReading] {
                    _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
                }
                errors = home.directory.appending(path: "errors")
                _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
                process.standardError = try FileHandle(forWritingTo: errors)
                try process.run()
            }

            func write(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }
            func write(_ line: String) throws { try write(Data((line + "\n").utf8)) }
            func end() throws { try input.fileHandleForWriting.close() }
            func closeOutput() throws { try output.fileHandleForReading.close() }

            /// The next line; blocks until it is whole.
            func line() throws -> String {
                var bytes = Data()
                while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data([10]) {
                    bytes += byte
                }
                return String(decoding: bytes, as: UTF8.self)
            }

            var log: String { get throws { try String(contentsOf: errors, encoding: .utf8) } }
        }

        private func start(_ title: String, in seconds: TimeInterval = 1800) -> String {
            let end = Int((Date().timeIntervalSince1970 + seconds) * 1000)
            return
                #"{"jsonrpc":"2.0","id":1,"method":"startLiveActivity","params":{"endDate":\#(end),"title":"\#(title)"}}"#
        }

        @Test(
            "A program's countdown shows on open screens, outlives the bridge, and a later bridge can stop it")
        func aProgramOwnsAnActivity() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            let session = try Session(home, ["--app", "kitchen", "--verbose"])
            try session.write(start("Oolong"))
            #expect(try session.line().contains(#""result":{"activityId":"bridge:kitchen:"#))
            #expect(try session.line().contains(#""state":"active""#))
            try await terminal.wait(for: "Oolong")
            try session.end()
            session.process.waitUntilExit()
            #expect(session.process.terminationStatus == 0)
            #expect(try session.log.contains(" info bridge: Started bridge:kitchen:"))
            try await terminal.wait(for: "Oolong")
            let later = try Session(home, ["--app", "kitchen"])
            try later.write(#"{"jsonrpc":"2.0","id":2,"method":"stopLiveActivity"}"#)
            #expect(try later.line() == #"{"id":2,"jsonrpc":"2.0","result":null}"#)
            try await terminal.wait(until: "it is gone") { !$0.contains(/Oolong/) }
            try later.end()
            later.process.waitUntilExit()
        }

        @Test("Another process’s change and the countdown’s end are reported while the bridge runs")
        func changesAreReported() async throws {
            let home = try Home()
            let session = try Session(home, [])
            try session.write(start("Tea", in: 2))
            _ = try session.line()
            #expect(try session.line().contains("active"))
            #expect(try session.line().contains("stale"))
            #expect(try session.line().contains("ended"))
            #expect(try session.line().contains("dismissed"))
            try session.end()
            session.process.waitUntilExit()
        }

        @Test("Bad bytes, an endless line and a closed reader do no harm")
        func badInput() async throws {
            let home = try Home()
            let session = try Session(home, [])
            try session.write(Data([0xFF, 0x0A]))
            #expect(try session.line().contains("-32700"))
            try session.write(Data(repeating: 0x78, count: 300_000) + Data([0x0A]))
            #expect(try session.line().contains("longer than 64 KB"))
            try session.closeOutput()
            try session.write(#"{"jsonrpc":"2.0","id":2,"method":"isLiveActivityRunning"}"#)
            session.process.waitUntilExit()
            #expect(session.process.terminationStatus == 0)
            #expect(session.process.terminationReason == .exit)
        }
    }
}
