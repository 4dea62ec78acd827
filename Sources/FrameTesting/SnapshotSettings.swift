import Foundation
import Testing

/// What assertions may write, where code says it and not the environment.
enum SnapshotSettings {
    /// The mode that code chose; `nil`: as the environment says.
    @TaskLocal static var mode: SnapshotMode?

    /// The environment of the process, read once: it is long, and assertions are many.
    private static let environment = ProcessInfo.processInfo.environment
    private static let environmentMode = Result { () throws(SnapshotError) in
        try SnapshotMode(environment: environment)
    }
    private static let artifacts: URL? = {
        let path = environment[SnapshotStore.artifactsVariable] ?? ""
        return path.isEmpty ? nil : URL(fileURLWithPath: path, isDirectory: true)
    }()

    /// The mode that holds: that of the environment where `CI` is set, else the nearest one of the code, else the
    /// environment's.
    static func mode(_ given: SnapshotMode?) throws(SnapshotError) -> SnapshotMode {
        let environment = try environmentMode.get()
        return environment == .ci ? .ci : given ?? mode ?? environment
    }

    static func store(_ given: SnapshotMode?, at place: TestPlace) throws(SnapshotError) -> SnapshotStore {
        SnapshotStore(
            testFile: "\(place.filePath)", mode: try mode(given), module: place.module, artifacts: artifacts)
    }
}

/// Runs `body` with assertions in a mode, whatever the environment says. Where `CI` is set nothing is written even so.
///
/// For XCTest, around `super.invokeTest()`; for Swift Testing there is the trait `.snapshots(_:)`.
public func withSnapshots<Result>(_ mode: SnapshotMode, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotSettings.$mode.withValue(mode) { try body() }
}

/// The mode of the snapshot assertions of a test or a suite.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    /// What assertions may write.
    public let mode: SnapshotMode
    /// Suites inside a suite have it too.
    public var isRecursive: Bool { true }

    /// Runs a test in the mode.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotSettings.$mode.withValue(mode) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// What the snapshot assertions of this test or suite may write. Where `CI` is set nothing is written even so.
    public static func snapshots(_ mode: SnapshotMode) -> SnapshotTrait { SnapshotTrait(mode: mode) }
}
