import Testing
import XCTest

/// Reports failures to the running test library.
enum TestReport {
    /// Records `sentence` as an issue of Swift Testing or as a failure of XCTest.
    ///
    /// In a detached task there is no current test. In a Swift Testing process the failure still becomes an issue: XCTest would
    /// drop it.
    static func fail(_ sentence: String, at place: TestPlace) {
        if isSwiftTesting {
            Issue.record(Comment(rawValue: sentence), sourceLocation: place.sourceLocation)
        } else {
            XCTFail(sentence, file: place.filePath, line: place.line)
        }
    }

    /// Records a failure, attaching both pictures and one in which the changes are marked.
    static func fail(_ failure: SnapshotFailure, named name: String, at place: TestPlace) {
        attach(failure, at: place)
        fail("\(name): \(failure)", at: place)
    }

    /// Attaches the pictures in Swift Testing only: XCTest on Linux does not support attachments, so there only the pending
    /// file remains.
    private static func attach(_ failure: SnapshotFailure, at place: TestPlace) {
        guard Test.current != nil else { return }
        let name = failure.fileName
        if let old = failure.old { Attachment.record(old, named: "old-\(name)", sourceLocation: place.sourceLocation) }
        if let new = failure.new { Attachment.record(new, named: "new-\(name)", sourceLocation: place.sourceLocation) }
        let cells = failure.comparison.flatMap { $0.old == nil ? nil : $0.markedSVG(title: name) }
        let points = failure.points.flatMap { $0.old == nil ? $0.newSVG(title: name) : $0.markedSVG(title: name) }
        if let svg = cells ?? points {
            Attachment.record(svg, named: "marked-\(name).svg", sourceLocation: place.sourceLocation)
        }
    }

    private static var isSwiftTesting: Bool { Test.current != nil || runsSwiftTesting }

    /// Whether SwiftPM started this process for Swift Testing: it runs each library in a separate process.
    private static let runsSwiftTesting: Bool = {
        let arguments = CommandLine.arguments
        guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(option + 1).first == "swift-testing"
    }()
}
