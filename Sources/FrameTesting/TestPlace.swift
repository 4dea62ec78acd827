import Testing

/// The source location of an assertion.
struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
    let testName: String

    /// The location for Swift Testing.
    var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// The test's module.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }
}
