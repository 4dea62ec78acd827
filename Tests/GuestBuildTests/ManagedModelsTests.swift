import Foundation
import Testing

@testable import GuestBuild

@Suite("The classes of Core Data's models")
struct ManagedModelsTests {
    private static let model = """
        <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
            <attribute name="size" attributeType="Double" usesScalarValueType="NO"/>
            <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName=".Tag" codeGenerationType="class"/>
        <entity name="Own" representedClassName="Own">
            <attribute name="name" attributeType="String"/>
        </entity>
        <entity name="Half" representedClassName="Half" codeGenerationType="category">
            <relationship name="item" maxCount="1" destinationEntity="Item"/>
        </entity></model>
        """

    private func made(_ text: String, declared: Set<String> = []) throws -> [String] {
        try inTemporaryTree(["M.xcdatamodeld/M.xcdatamodel/contents": Self.model]) { folder in
            let files = ResourceFiles(of: [folder + "/A.swift"]) { _ in false }
            let models = ManagedModels(at: files.models)
            let source = models.source(usedIn: [SwiftSource(text)], isDeclared: declared.contains) ?? ""
            return source.split(separator: "\n").map(String.init)
        }
    }

    @Test("What a source uses is made, and what that refers to")
    func classes() throws {
        let lines = try made("let a: Item")
        #expect(lines.count == 3 && lines[0] == "import CoreData")
        #expect(lines[1].hasPrefix("class Item: NSManagedObject, @unchecked Sendable { static func fetchRequest()"))
        for property in ["`name`: String?", "`count`: Int64", "`size`: NSNumber?", "`tags`: NSSet?"] {
            #expect(lines[1].contains("var \(property) { get { _isletManaged() } set {} }"))
        }
        #expect(
            lines[1].contains("func addToTags(_ values: Tag) {}") && lines[2].hasPrefix("class Tag: NSManagedObject"))
        #expect(try made("let a = 1").isEmpty)
    }

    @Test("A class that the sources declare is not made, but its properties are, where it has none")
    func declared() throws {
        #expect(try made("let a: Own", declared: ["Own"]).isEmpty)
        #expect(try made("let a: Item", declared: ["Item"]).isEmpty)
        let lines = try made("let a: Half", declared: ["Half"])
        #expect(lines.contains { $0.hasPrefix("extension Half {") && $0.contains("var `item`: Item?") })
    }

    @Test("Of several versions the one that the model names counts, else the last")
    func versions() throws {
        func name(_ files: [String: String]) throws -> String? {
            try inTemporaryTree(files) { folder in
                ResourceFiles(of: [folder + "/A.swift"]) { _ in false }.models.first.map {
                    String($0.dropFirst(folder.count + 1))
                }
            }
        }
        let versions = ["M.xcdatamodeld/M 2.xcdatamodel/contents": "", "M.xcdatamodeld/M 10.xcdatamodel/contents": ""]
        #expect(try name(versions) == "M.xcdatamodeld/M 10.xcdatamodel/contents")
        let current = ["M.xcdatamodeld/.xccurrentversion": "<dict><string>M 2.xcdatamodel</string></dict>"]
        let named = versions.merging(current, uniquingKeysWith: { first, _ in first })
        #expect(try name(named) == "M.xcdatamodeld/M 2.xcdatamodel/contents")
    }

    @Test("A model is in the bundle under the name of its compiled form")
    func bundle() throws {
        let files = ["Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model, "A.swift": "let a = 1"]
        try inTemporaryTree(files) { folder in
            let resources = ResourceCollection(
                of: [folder + "/A.swift"], for: .init(paths: [folder]), naming: ImageMentions(in: []),
                knowing: DecodedPictures())
            let bundle = folder + "/build"
            try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            try resources.write(into: bundle)
            #expect(try FileManager.default.contentsOfDirectory(atPath: bundle).contains("Store.momd"))
        }
    }
}
