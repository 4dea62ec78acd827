import Foundation

/// Records an issue unless `view`, laid out and drawn in points as a phone draws it, looks and reads like its reference.
///
///     assertFrame(of: ClockView(), size: CGSize(width: 160, height: 44), as: .points)
///
/// Pictures are compared by their shapes and texts: what moved, by how many points, what has another colour, font or form
/// (`PointDifference`). The reference is `__Snapshots__/<test file>/<name>.points` beside the test.
///
/// - Parameters:
///   - view: The view to draw, centred as SwiftUI centres a root view.
///   - size: The size in points. Default: the view's size for an unspecified proposal.
///   - strategy: The form in which it is stored: `.points`.
///
/// The other parameters are those of
/// ``assertFrame(of:size:at:environment:named:as:facts:mode:testName:fileID:filePath:line:column:)`` for cells.
public func assertFrame<V: View>(
    of view: V, size: CGSize? = nil, at date: Date = .snapshot, environment: EnvironmentValues = EnvironmentValues(),
    named name: String? = nil, as strategy: SnapshotStrategy<PointSnapshot>, facts: [SnapshotFact] = [],
    mode: SnapshotMode? = nil, testName: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    var environment = environment
    environment.now = date
    environment.drawInPoints()
    let prepared = PreparedView(view, environment: environment)
    let canvas = PointCanvas.picture(size: size ?? prepared.size(.unspecified), at: date) { canvas in
        canvas.draw(prepared, in: canvas.bounds)
    }
    check(PointSnapshot(canvas, facts: [.date(date)] + facts), named: name, as: strategy, mode: mode, at: place)
}

/// Records an issue unless a finished true picture and its reading equal the reference of that name.
public func assertFrame(
    _ canvas: PointCanvas, named name: String? = nil, as strategy: SnapshotStrategy<PointSnapshot> = .points,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil, testName: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    check(PointSnapshot(canvas, facts: facts), named: name, as: strategy, mode: mode, at: place)
}
