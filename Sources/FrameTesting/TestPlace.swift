import Testing

/// Where in the source an assertion is.
struct TestPlace {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
    let testName: String

    /// The same for Swift Testing.
    var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// The test's module.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }
}
