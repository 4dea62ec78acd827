import Foundation
import FrameSnapshots
import PendingSnapshots
import TestWorld
import Testing

@testable import islet

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct SnapshotCommandTests {
    private let folder: PendingFolder
    private let shell = TestShell()
    private var path: String { folder.url.path }

    init() throws { folder = try PendingFolder() }

    private func put() throws {
        try folder.put("clock", old: PendingFolder.picture("12:34"), new: PendingFolder.picture("12:35"))
        try folder.put("goal", old: PendingFolder.picture("goal"), new: nil)
    }

    @Test func verifyReportsWaitingAndDamagedPictures() throws {
        try folder.put("goal", old: PendingFolder.picture("goal"), new: nil)
        #expect(shell.run("snapshot", "verify", path) == 0)
        #expect(shell.output == "1 reference\n")
        try put()
        #expect(shell.run("snapshot", "verify", path) == 1)
        #expect(shell.output.hasSuffix("clock.frame.new\n2 references, 1 to review\n"))
        try folder.put("islet frame 2\nsize 1 × 1\n", "title.frame")
        #expect(shell.run("snapshot", "verify", path) == 65)
        #expect(shell.errors.contains("title.frame: 3:1: ") && shell.errors.split(separator: "\n").count == 1)
    }

    @Test func diffDescribesTheDifferencesInWords() throws {
        try put()
        #expect(shell.run("snapshot", "diff", path) == 1)
        #expect(shell.output.hasSuffix("clock.frame\n  row 0, column 4: was “4”, is now “5”\n"))
        #expect(shell.run("snapshot", "diff", path + "/__Snapshots__/ClockTests/goal.frame") == 64)
    }

    @Test func acceptingReplacesTheOldPicture() throws {
        try put()
        #expect(shell.run("snapshot", "accept", path) == 0)
        #expect(folder.files == ["clock.frame", "goal.frame"])
        #expect(folder.text("clock.frame") == (try PendingFolder.picture("12:35").text()))
        #expect(shell.run("snapshot", "diff", path) == 0)
    }

    @Test func rejectingKeepsTheOldPicture() throws {
        try put()
        #expect(shell.run("snapshot", "reject", path + "/__Snapshots__/ClockTests/clock.frame.new") == 0)
        #expect(folder.text("clock.frame") == (try PendingFolder.picture("12:34").text()))
        #expect(folder.files == ["clock.frame", "goal.frame"])
    }

    @Test func damagedPicturesAreNotAcceptedButOthersAre() throws {
        try put()
        try folder.put("islet frame 2\n", "aside.frame.new")
        #expect(shell.run("snapshot", "accept", path) == 65)
        #expect(shell.errors.contains("aside.frame.new"))
        #expect(folder.files == ["aside.frame.new", "clock.frame", "goal.frame"])
    }

    @Test func orphansAreListedAndRemovedOnRequest() throws {
        try put()
        try folder.put("old", old: PendingFolder.picture("old"), new: nil)
        #expect(shell.run("snapshot", "orphans", path) == 1)
        #expect(shell.output.contains("old.frame: no test in ClockTests.swift or beside it has this name"))
        #expect(shell.run("snapshot", "orphans", "--remove", path) == 0)
        #expect(shell.run("snapshot", "orphans", path) == 0)
        #expect(folder.files.contains("goal.frame") && !folder.files.contains("old.frame"))
    }

    @Test func theReportIsOneValidPageWithoutScripts() throws {
        try put()
        try folder.put("title", old: nil, new: PendingFolder.picture("<&\">"))
        let page = folder.url.appending(path: "report.html")
        #expect(shell.run("snapshot", "report", path, "-o", page.path) == 0)
        let html = try String(contentsOf: page, encoding: .utf8)
        let parser = XMLParser(data: Data(html.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(html.components(separatedBy: "<img src=\"data:image/svg+xml;base64,").count == 5)
        #expect(!html.contains("<script") && !html.contains("http"))
        // Pictures before words, and a link to each.
        let sections = html.components(separatedBy: "<section id=\"").dropFirst()
        #expect(sections.count == 2)
        for section in sections {
            let picture = try #require(section.range(of: "<figure>")),
                words = try #require(section.range(of: "<details"))
            #expect(picture.lowerBound < words.lowerBound)
            #expect(html.contains("<a href=\"#\(section.prefix { $0 != "\"" })\">"))
        }
        #expect(shell.run("snapshot", "report", path, "-o", "-") == 0)
        #expect(shell.output == html)
    }

    @Test func reviewingNeedsATerminalUnlessThereIsNothingToReview() throws {
        #expect(shell.run("snapshot", "review", path) == 0)
        #expect(shell.output == "No pictures to review.\n")
        try put()
        #expect(shell.run("snapshot", path) == 69)
        #expect(shell.errors.contains("islet snapshot diff"))
    }

    @Test(arguments: ["review", "verify", "diff", "accept", "reject", "orphans", "report"])
    func aMissingFolderIsReportedInOneSentence(_ command: String) {
        #expect(shell.run("snapshot", command, path + "/none") == 66)
        #expect(shell.errors == "islet: \(path)/none does not exist; check the path\n")
    }

    @Test func anUnwritablePageLeavesNothing() throws {
        try put()
        #expect(shell.run("snapshot", "report", path, "-o", path + "/ClockTests.swift/report.html") == 73)
        #expect(shell.errors.split(separator: "\n").count == 1)
    }
}
