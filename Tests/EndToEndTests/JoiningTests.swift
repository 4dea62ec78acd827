import Foundation
import Meditation
import Store
import Testing

extension EndToEndTests.Companions {
    @Suite(.timeLimit(.minutes(3))) struct Joining {
        /// The outcome of one `extend`; each moves the target by a different number of seconds.
        private struct Trial {
            let seconds: Int
            /// Whether the command succeeded; nil if that is unknown.
            let isAcknowledged: Bool?
        }

        /// A shell in which somebody retries an action that was refused as unchanged, as the error advises.
        private static func shell(_ home: Home, moving seconds: ClosedRange<Int>) async throws -> [Trial] {
            var trials: [Trial] = []
            for seconds in seconds {
                var isAcknowledged: Bool?
                while true {
                    let result = try await home.islet("extend", "\(seconds)s")
                    if result.status == 0 { isAcknowledged = true }
                    guard result.status != 0, !result.errors.contains("may still act") else { break }
                    #expect(result.status == 69 && result.errors.contains("the sitting is unchanged"), "\(result)")
                    // Waits as a user would: shells that retry without a break keep the new process from starting.
                    try await Task.sleep(for: .milliseconds(100))
                }
                trials.append(Trial(seconds: seconds, isAcknowledged: isAcknowledged))
            }
            return trials
        }

        @Test("A token may begin with a dash, and with a digit after it", arguments: ["-rP0", "-9rP", "-1h_x"])
        func tokenWithDash(token: String) async throws {
            let home = try Home()
            let result = try await CommandResult.of(
                Programs.isletPush, ["join", "ftp://127.0.0.1", "--token", token], environment: home.environment,
                in: home.directory)
            #expect(result.errors.contains("ftp://127.0.0.1"), "\(result.errors)")
        }

        @Test("An empty token is missing, and is not sent")
        func emptyToken() async throws {
            let home = try Home()
            let result = try await CommandResult.of(
                Programs.isletPush, ["join", "http://127.0.0.1:1", "--token", ""], environment: home.environment,
                in: home.directory)
            #expect(result.status == 64 && result.errors.contains("A token is missing"), "\(result)")
        }

        @Test(
            "A mistyped command of islet-push is answered with the nearest one",
            arguments: [
                (["serv", "--any-key"], "Unknown command \"serv\"; did you mean \"serve\"?"),
                (["device", "shw"], "Unknown command \"shw\" of islet-push device; did you mean \"show\"?"),
                (["quux"], "Unknown command \"quux\"; `islet-push --help` lists the commands."),
                (["user", "quux"], "Unknown command \"quux\" of islet-push user; choose from add, list or remove."),
            ])
        func mistypedCommand(words: [String], sentence: String) async throws {
            let home = try Home()
            let result = try await CommandResult.of(
                Programs.isletPush, words, environment: home.environment, in: home.directory)
            #expect(result.status == 64)
            #expect(result.errors == "islet-push: \(sentence)\n")
        }

        @Test("The help of islet-push has the form of islet's", arguments: [["serve", "--help"], ["help", "serve"]])
        func help(words: [String]) async throws {
            let home = try Home()
            let result = try await CommandResult.of(
                Programs.isletPush, words, environment: home.environment, in: home.directory)
            #expect(result.status == 0)
            #expect(result.output.hasPrefix("Usage: islet-push serve <options>\n\nAnswer pushes as APNs does,"))
            #expect(result.output.contains("\nListeners\n  --port <n> "))
        }

        @Test("If the emulated phone's clock is advanced by seven hours, the joined machine renews the activity")
        func restartByPhoneClock() async throws {
            let home = try Home()
            let server = try await ServedTimer(home)
            try server.join()
            try await server.waitForConnection(after: .distantPast)
            #expect(try await home.islet("sit", "8h", "--detach").status == 0)
            #expect(try await server.manage("clock", "advance", "7h").status == 0)
            try await eventually("the server's request is stored") {
                try home.store.joinedServer()?.version == 2 ? true : nil
            }
            #expect(try await server.events(upTo: 2).map(\.event) == ["start", "restart-needed"])
            let list = try await home.islet("activity", "list", "--format", "json")
            #expect(list.output.contains("\"restarts\" : 1,"), "\(list.output)")
        }

        @Test("A joining process killed while sending actions loses none and repeats none")
        func killedUnderLoad() async throws {
            let home = try Home()
            let server = try await ServedTimer(home)
            try server.join()
            try await server.waitForConnection(after: .distantPast)
            #expect(try await home.islet("sit", "3h", "--detach").status == 0)

            async let first = Self.shell(home, moving: 1...8)
            async let second = Self.shell(home, moving: 11...18)
            for _ in 0..<6 {
                try await eventually("an action is on its way") {
                    try home.store.pendingActions().contains { $0.sentAt != nil } ? true : nil
                }
                let killed = Date()
                server.killJoining()
                try server.join()
                try await server.waitForConnection(after: killed)
            }
            let trials = try await first + second

            // Pending actions are answered in the end, and then the local state equals the server's.
            try await eventually("every action has an outcome") { try home.store.pendingActions().isEmpty ? true : nil }
            #expect(try await home.islet("complete").status == 0)
            let version = try #require(try home.store.joinedServer()?.version)
            let events = try await server.events(upTo: version)
            #expect(events.map(\.version) == Array(1...version))
            let targets = events.compactMap(\.timer.sitting?.target)
            let applied = zip(targets, targets.dropFirst()).map { Int(($1 - $0).rounded()) }
            for trial in trials {
                let count = applied.count { $0 == trial.seconds }
                #expect(trial.isAcknowledged == true ? count == 1 : count <= 1, "\(trial) was done \(count) times")
            }
            #expect(applied.count == Set(applied).count)
            #expect(trials.contains { $0.isAcknowledged == true })
            #expect(try home.store.log().map(\.target) == [targets.last])
            let state = try home.store.state()
            #expect(state == events.last?.timer)
        }
    }
}
