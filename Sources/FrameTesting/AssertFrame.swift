import Foundation

extension Date {
    /// The instant at which an assertion draws a view if the test names none: 9 January 2007, 09:41 UTC.
    public static let snapshot = Date(timeIntervalSince1970: 1_168_335_660)
}

/// Records an issue unless `view` looks, cell for cell and style for style, and reads as it did when its reference was
/// recorded.
///
///     assertFrame(of: ClockView(), size: CellSize(width: 20, height: 3), at: noon, named: "clock, noon")
///
/// The reference is `__Snapshots__/<test file>/<name>.frame` beside the test. A view that is new or has changed leaves its
/// picture beside the reference; see it and accept it with `islet snapshot review`.
///
/// - Parameters:
///   - view: What is drawn. It is centred, as SwiftUI centres a root view.
///   - size: Columns and rows. Default: what the view takes when it may have all it wants.
///   - date: The instant that is drawn. Default: ``Foundation/Date/snapshot``.
///   - environment: What the view inherits. Default: the defaults of ``CellUI/EnvironmentValues``, which depend on no machine;
///     `now` is set to `date`.
///   - name: What the picture shows, unique in its test file: `paused, 80 × 24`. Default: the name of the test.
///   - strategy: In which form it is kept. Default: `.frame`.
///   - facts: What a reader of the file should know besides date and scale: theme, device. Not compared. Default: none.
///   - mode: What may be written. Default: what the trait `.snapshots(_:)` or ``withSnapshots(_:_:)`` says, else the
///     environment.
public func assertFrame<V: View>(
    of view: V, size: CellSize? = nil, at date: Date = .snapshot, environment: EnvironmentValues = EnvironmentValues(),
    named name: String? = nil, as strategy: SnapshotStrategy<FrameSnapshot> = .frame, facts: [SnapshotFact] = [],
    mode: SnapshotMode? = nil, testName: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    let snapshot = FrameSnapshot(of: view, size: size, at: date, environment: environment, facts: facts)
    check(snapshot, named: name, as: strategy, mode: mode, at: place)
}

/// Records an issue unless a picture, and what a screen reader says of it, are the reference of that name.
public func assertFrame(
    _ rendering: Rendering, named name: String? = nil, as strategy: SnapshotStrategy<FrameSnapshot> = .frame,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    check(FrameSnapshot(rendering, facts: facts), named: name, as: strategy, mode: mode, at: place)
}

/// Records an issue unless `frame` is, cell for cell and style for style, the reference of that name. Of a frame alone
/// nothing is known to be said; prefer the view or its rendering.
public func assertFrame(
    _ frame: Frame, named name: String? = nil, as strategy: SnapshotStrategy<FrameSnapshot> = .frame,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    check(FrameSnapshot(frame: frame, facts: facts), named: name, as: strategy, mode: mode, at: place)
}

/// Compares anything with its reference.
func check<Value>(
    _ value: Value, named name: String?, as strategy: SnapshotStrategy<Value>, mode: SnapshotMode?, at place: TestPlace
) {
    let name = name ?? SnapshotName.name(ofTest: place.testName)
    do {
        let outcome = try SnapshotSettings.store(mode, at: place).compare(value, as: strategy, named: name)
        if case .failed(let failure) = outcome { TestReport.fail(failure, named: name, at: place) }
    } catch {
        TestReport.fail("\(name): \(error)", at: place)
    }
}

extension FrameSnapshot {
    /// The snapshot of a view.
    init<V: View>(
        of view: V, size: CellSize?, at date: Date, environment: EnvironmentValues, facts: [SnapshotFact]
    ) {
        var environment = environment
        environment.now = date
        let size = size ?? Renderer.size(of: view, proposal: .unspecified, environment: environment)
        let known: [SnapshotFact] = [.date(date), .scale(environment.cellScale)]
        self.init(Renderer.render(view, size: size, environment: environment), facts: known + facts)
    }
}
