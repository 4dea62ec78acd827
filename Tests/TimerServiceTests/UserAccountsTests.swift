import Foundation
import Synchronization
import Testing

@testable import TimerService

@Suite(.timeLimit(.minutes(10))) struct UserAccountsTests {
    @Test("A bearer token is 32 random bytes in base64url, and only its hash is kept")
    func add() async throws {
        let harness = try await Harness()
        let first = try await UserAccounts.add(name: " bob ", to: harness.repository, at: harness.clock.now())
        let second = try await UserAccounts.add(name: "eve", to: harness.repository, at: harness.clock.now())
        #expect(first.user.name == "bob")
        #expect(first.bearerToken.utf8.count == 43)
        #expect(first.bearerToken != second.bearerToken)
        #expect(first.bearerToken.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        let users = try await UserAccounts.list(in: harness.repository)
        #expect(users.map(\.name) == ["ada", "bob", "eve"])
        #expect(users[1].tokenHash == UserAccounts.hash(of: first.bearerToken))
        for file in try FileManager.default.contentsOfDirectory(atPath: harness.folder) {
            let data = try #require(FileManager.default.contents(atPath: harness.folder + "/" + file))
            #expect(data.range(of: Data(first.bearerToken.utf8)) == nil)
            let mode = try FileManager.default.attributesOfItem(atPath: harness.folder + "/" + file)[.posixPermissions]
            #expect(mode as? Int == 0o600)
        }
    }

    @Test("The hash is SHA-256 in hexadecimal")
    func hash() {
        #expect(
            UserAccounts.hash(of: "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("A name that is taken, empty or has control characters is refused")
    func names() async throws {
        let harness = try await Harness()
        let now = harness.clock.now()
        await #expect(throws: RepositoryError.nameTaken("ada")) {
            try await UserAccounts.add(name: "ada", to: harness.repository, at: now)
        }
        for name in ["", "  ", "a\u{1b}[31m", "a\u{202e}b", String(repeating: "a", count: 81)] {
            await #expect(throws: UserError.invalidName) {
                try await UserAccounts.add(name: name, to: harness.repository, at: now)
            }
        }
        await #expect(throws: UserError.unknown("bob")) {
            try await UserAccounts.remove("bob", from: harness.repository)
        }
    }

    @Test("Settings are stored; missing fields keep their values and null removes one")
    func settings() async throws {
        let harness = try await Harness()
        let all =
            ["frequentPushesEnabled": true, "timeZone": "Europe/Berlin", "activeHours": "06:00-22:00"] as [String: Any]
        #expect(try await harness.send(.put, "/v1/settings", all).status == 200)
        #expect(
            try await harness.send(.put, "/v1/settings", ["frequentPushesEnabled": false, "timeZone": NSNull()]).status
                == 200)
        #expect(
            try await harness.repository.users().first?.settings
                == UserSettings(frequentPushesEnabled: false, timeZone: nil, activeHours: "06:00-22:00"))
    }

    @Test(
        "Invalid hours are refused, because the strategies would not understand them",
        arguments: ["24:00-06:00", "6-22"])
    func wrongHours(_ hours: String) async throws {
        let harness = try await Harness()
        #expect(try await harness.send(.put, "/v1/settings", ["activeHours": hours]).status == 400)
    }

    @Test("A report that frequent pushes were switched is logged once, and counted")
    func frequentPushes() async throws {
        let reported = Mutex<[Bool]>([])
        let harness = try await Harness(log: { event in
            if case .frequentPushesChanged(_, let isOn) = event { reported.withLock { $0.append(isOn) } }
        })
        for isOn in [false, false, true] {
            #expect(try await harness.send(.put, "/v1/settings", ["frequentPushesEnabled": isOn]).status == 200)
        }
        #expect(reported.withLock { $0 } == [false, true])
    }

    @Test("The share of users with frequent pushes counts users who reported them on")
    func frequentShare() {
        func user(_ name: String, _ isOn: Bool?) -> User {
            var user = User(id: name, name: name, tokenHash: "", createdAt: Date(timeIntervalSince1970: 0))
            user.settings.frequentPushesEnabled = isOn
            return user
        }
        #expect(TimerMetrics.frequentShare(of: []) == 0)
        #expect(
            TimerMetrics.frequentShare(of: [user("a", true), user("b", false), user("c", nil), user("d", true)]) == 0.5)
    }
}
