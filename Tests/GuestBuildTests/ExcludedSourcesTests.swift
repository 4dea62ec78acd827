import Testing

@testable import GuestBuild

@Suite("Files that --exclude keeps out")
struct ExcludedSourcesTests {
    private static let files = [
        "Widget/Ride.swift": GuestCollectionTests.widget, "Views/Card.swift": "struct Card {}\nprivate struct Inner {}",
        "Views/Brand.swift": "extension Text { func brand() -> Text { self } }", "Empty/notes.txt": "", "LICENSE": "",
    ]

    @Test("An error that misses what one of them declares names the file, and does not follow from an absent module")
    func names() throws {
        try inTemporaryTree(Self.files) { folder in
            let ride = folder + "/Widget/Ride.swift"
            let collection = try GuestCollection(.init(paths: [ride], exclude: ["Views"]))
            let messages = [
                "cannot find 'Card' in scope", "value of type 'Text' has no member 'brand'",
                "cannot find 'Inner' in scope", "value of type 'Image' has no member 'brand'",
            ]
            let errors = messages.map { GuestDiagnostic(file: ride, line: 4, column: 1, kind: .error, message: $0) }
            let explained = GuestCompiler.explaining(
                errors, in: collection, excluding: collection.excluded, unknown: ["Card", "Inner"], [:])
            let added = explained.map { $0.message.replacing(folder + "/", with: "") }
            #expect(added[0] == messages[0] + ": it is in Views/Card.swift, which --exclude leaves out")
            #expect(added[1] == messages[1] + ": it is in Views/Brand.swift, which --exclude leaves out")
            #expect(added[2].hasPrefix(messages[2] + ": no source declares it") && added[3] == messages[3])
            let folded = AbsentModules(in: collection, here: []).folding(explained, in: collection)
            #expect(folded.filter { !$0.follows }.dropFirst() == explained.prefix(2))
        }
    }

    @Test("A pattern that fits no file or folder, and a folder without sources, are each said in a sentence")
    func idle() throws {
        try inTemporaryTree(Self.files) { folder in
            let patterns = ["Views", "Veiws", "C*.swift", "*.txt", folder + "/Views/Card.swift", folder + "/Cards"]
            let request = GuestCollection.Request(
                paths: [folder + "/Widget"], include: [folder + "/Empty", folder + "/Views"], exclude: patterns)
            func sentence(_ pattern: String) -> String {
                "--exclude \(pattern) fits no file or folder here; give a path, or a name such as Views or *Tests.swift."
            }
            #expect(
                request.idleOptions == [
                    sentence("Veiws"), sentence(folder + "/Cards"),
                    "--include \(folder)/Empty adds nothing: there are no Swift files in this folder.",
                ])
        }
    }
}
