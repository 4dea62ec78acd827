import Foundation
import Testing

/// The snapshot mode set by code, which overrides the environment.
enum SnapshotSettings {
    /// The mode set by code; `nil` to use the environment's.
    @TaskLocal static var mode: SnapshotMode?

    /// The environment of the process, read once: it is large, and there are many assertions.
    private static let environment = ProcessInfo.processInfo.environment
    private static let environmentMode = Result { () throws(SnapshotError) in
        try SnapshotMode(environment: environment)
    }
    private static let artifacts: URL? = {
        let path = environment[SnapshotStore.artifactsVariable] ?? ""
        return path.isEmpty ? nil : URL(fileURLWithPath: path, isDirectory: true)
    }()

    /// The effective mode: the environment's if `CI` is set, else the innermost one set by code, else the environment's.
    static func mode(_ given: SnapshotMode?) throws(SnapshotError) -> SnapshotMode {
        let environment = try environmentMode.get()
        return environment == .ci ? .ci : given ?? mode ?? environment
    }

    static func store(_ given: SnapshotMode?, at place: TestPlace) throws(SnapshotError) -> SnapshotStore {
        SnapshotStore(
            testFile: "\(place.filePath)", mode: try mode(given), module: place.module, artifacts: artifacts)
    }
}

/// Runs `body` with assertions in a mode, overriding the environment. If `CI` is set, nothing is written regardless.
///
/// For XCTest, around `super.invokeTest()`; for Swift Testing use the trait `.snapshots(_:)`.
public func withSnapshots<Result>(_ mode: SnapshotMode, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotSettings.$mode.withValue(mode) { try body() }
}

/// The mode of the snapshot assertions of a test or a suite.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    /// What assertions may write.
    public let mode: SnapshotMode
    /// Applies to nested suites too.
    public var isRecursive: Bool { true }

    /// Runs a test in the mode.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotSettings.$mode.withValue(mode) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Sets what the snapshot assertions of this test or suite may write. If `CI` is set, nothing is written regardless.
    public static func snapshots(_ mode: SnapshotMode) -> SnapshotTrait { SnapshotTrait(mode: mode) }
}
