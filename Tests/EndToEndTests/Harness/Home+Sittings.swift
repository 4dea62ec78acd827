import Foundation

@testable import DeviceActivities

/// What `islet status --format json` says.
struct Status: Decodable, Hashable {
    let id: String
    let state: String
    let method: String
    let elapsed: Double
    let target: Double?

    private enum CodingKeys: String, CodingKey {
        case id, state, method
        case elapsed = "elapsed_seconds"
        case target = "target_seconds"
    }
}

/// A sitting in the output of `islet log --format json`.
struct LogEntry: Decodable, Hashable {
    let elapsed: Double
    let target: Double?
    let outcome: String
    let method: String

    private enum CodingKeys: String, CodingKey {
        case outcome, method
        case elapsed = "elapsed_seconds"
        case target = "target_seconds"
    }
}

extension Home {
    /// The running sitting; nil if there is none.
    func status() async throws -> Status? {
        let result = try await islet("status", "--format", "json")
        guard result.status == 0 else { return nil }
        return try JSONDecoder().decode(Status.self, from: Data(result.output.utf8))
    }

    /// The sittings that were completed, newest last.
    func log() async throws -> [LogEntry] {
        try JSONDecoder().decode([LogEntry].self, from: Data(try await islet("log", "--format", "json").output.utf8))
    }

    /// Waits until the running sitting is in `state`, and returns it.
    @discardableResult func waitForStatus(_ state: String) async throws -> Status {
        try await eventually("the sitting is \(state)") {
            guard let status = try await self.status(), status.state == state else { return nil }
            return status
        }
    }
}
