import Foundation

extension Date {
    /// The default instant of assertions: 9 January 2007, 09:41 UTC.
    public static let snapshot = Date(timeIntervalSince1970: 1_168_335_660)
}

/// Records an issue unless `view` looks (cell for cell, including style) and reads like its reference.
///
///     assertFrame(of: ClockView(), size: CellSize(width: 20, height: 3), at: noon, named: "clock, noon")
///
/// The reference is `__Snapshots__/<test file>/<name>.frame` beside the test. For a new or changed view the picture is left
/// beside the reference; review it with `islet snapshot review`.
///
/// - Parameters:
///   - view: The view to draw, centred as SwiftUI centres a root view.
///   - size: Columns and rows. Default: the view's size for an unspecified proposal.
///   - date: The instant to draw. Default: ``Foundation/Date/snapshot``.
///   - environment: The environment of the view; `now` is set to `date`. Default: the defaults of ``CellUI/EnvironmentValues``,
///     which do not depend on the machine.
///   - name: The name of the reference, unique in its test file: `paused, 80 × 24`. Default: the name of the test.
///   - strategy: The form in which it is stored. Default: `.frame`.
///   - facts: Facts for readers of the file besides date and scale: theme, device. Not compared. Default: none.
///   - mode: What may be written. Default: set by the trait `.snapshots(_:)` or ``withSnapshots(_:_:)``, else by the
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

/// Records an issue unless a rendering and its reading equal the reference of that name.
public func assertFrame(
    _ rendering: Rendering, named name: String? = nil, as strategy: SnapshotStrategy<FrameSnapshot> = .frame,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    check(FrameSnapshot(rendering, facts: facts), named: name, as: strategy, mode: mode, at: place)
}

/// Records an issue unless `frame` equals, cell for cell including style, the reference of that name. A frame has no reading;
/// prefer the view or its rendering.
public func assertFrame(
    _ frame: Frame, named name: String? = nil, as strategy: SnapshotStrategy<FrameSnapshot> = .frame,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    check(FrameSnapshot(frame: frame, facts: facts), named: name, as: strategy, mode: mode, at: place)
}

/// Compares any value with its reference.
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
        let size = size ?? PreparedView(view, environment: environment).cells(columns: nil, rows: nil)
        let known: [SnapshotFact] = [.date(date), .scale(environment.cellScale)]
        self.init(Renderer.render(view, size: size, environment: environment), facts: known + facts)
    }
}
