import Foundation
import Meditation
import Store
import Testing

extension EndToEndTests.Interruptions {
    @Suite struct Killing {
        /// Random user actions, in an order that is always the same.
        private struct Actions {
            private var state: UInt64 = 0x5EED

            mutating func number(below bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % bound
            }

            mutating func next() -> [String] {
                let actions = [
                    ["sit", "20m", "--detach"], ["sit", "open", "--detach"], ["pause"], ["resume"], ["extend", "5m"],
                    ["complete"], ["cancel", "--yes"],
                ]
                return actions[number(below: actions.count)]
            }
        }

        /// The parts of the state that must be consistent.
        private struct Picture: Hashable {
            let state: TimerState
            let logged: [UUID]

            init(_ home: Home) throws {
                state = try home.store.state()
                logged = try home.store.log().map(\.id)
            }

            /// Whether one action led from one state to the other, or nothing happened.
            func mayFollow(_ before: Picture) -> Bool {
                guard self != before else { return true }
                let isLogUntouched = logged == before.logged
                switch (before.state, state) {
                case (.running(let old), .running(let new)) where old.id == new.id: return isLogUntouched
                case (.running, .idle): return isLogUntouched
                case (.running(let old), .completed(let new)):
                    return new.sitting.id == old.id && logged == before.logged + [old.id]
                case (.idle, .running), (.completed, .running): return isLogUntouched
                default: return false
                }
            }
        }

        /// Kills a command at some instant, five hundred times: its action is done once and completely, or not at all.
        @Test func killsNeitherLoseNorRepeatATransition() async throws {
            let home = try Home()
            var actions = Actions()
            let output = home.directory.appending(path: "output").path
            try await home.islet("sit", "20m", "--detach")
            var before = try Picture(home)
            var died = 0
            for _ in 0..<500 {
                let action = actions.next()
                let pid = try SpawnedProcess.spawn(
                    Programs.islet, action, environment: home.environment, output: output, errors: output)
                try await Task.sleep(for: .microseconds(actions.number(below: 24_000)))
                kill(pid, SIGKILL)
                var status: Int32 = 0
                waitpid(pid, &status, 0)
                if status & 0x7F == SIGKILL { died += 1 }
                let after = try Picture(home)
                #expect(after.mayFollow(before), "\(action) made \(after) of \(before)")
                before = after
            }
            // Kills that came too late would prove nothing.
            #expect(died > 100)
            let result = try await home.islet("status")
            #expect(result.status <= 1 && result.errors.isEmpty)
        }

        /// Attendants are killed at some instant around a bell: it rings once, or is reported as missed.
        @Test func killsNeitherRepeatNorSilentlyLoseABell() async throws {
            let home = try Home(hasAttendant: true)
            let file = home.directory.appending(path: "rung")
            try home.configure("hooks.target = [\"/bin/sh\", \"-c\", \"echo $ISLET_SITTING_ID >> \(file.path)\"]\n")
            var actions = Actions()
            for _ in 0..<12 {
                try await home.islet("sit", "1s", "--detach")
                let id = try #require(try home.store.running()?.id)
                try await Task.sleep(for: .milliseconds(800 + actions.number(below: 400)))
                if let pid = attendant(of: home) { kill(pid, SIGKILL) }
                // The next command starts another, which finds the first one's claims.
                try await home.islet("pause")
                try await home.islet("resume")
                let record = try await eventually("the bell is rung or missed") {
                    try home.store.memory().moments.first { $0.event == .target && $0.outcome != nil }
                }
                if record.outcome == .rung {
                    try await eventually("the hook has run") { rings(in: file, for: id) > 0 ? true : nil }
                }
                #expect(rings(in: file, for: id) <= 1)
                try await home.islet("cancel", "--yes")
            }
        }

        private func attendant(of home: Home) -> pid_t? {
            let text = try? String(
                contentsOf: home.directory.appending(path: "state/islet/attendant.pid"), encoding: .utf8)
            let pid = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            return pid.flatMap { ProcessTable.isRunning($0) ? $0 : nil }
        }

        private func rings(in file: URL, for id: UUID) -> Int {
            let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
            return lines.filter { $0 == id.uuidString }.count
        }
    }
}
