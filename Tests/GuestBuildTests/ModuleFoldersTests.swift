import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Modules that are folders of a repository")
struct ModuleFoldersTests {
    private static let files = [
        "LICENSE": "",
        "BusWidget/project.yml": "",
        "BusWidget/BusActivity.swift": """
        import SwiftUI
        import BusCore
        struct BusActivity: Widget {
            var body: some WidgetConfiguration { ActivityConfiguration(for: BusAttributes.self) { Card($0.state.stop) } }
        }
        """,
        "BusCore/project.yml": "",
        "BusCore/Models/BusAttributes.swift": """
        import Stops
        struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Stop } }
        """,
        "BusCore/SwiftUI/Card.swift": "struct Card: View { let stop: Stop }",
        "Packages/Stops/Package.swift": "",
        "Packages/Stops/Sources/Stops/Stop.swift": "public struct Stop: Codable {}",
        "Packages/Stops/Tests/StopsTests/Stop.swift": "struct Stop {}",
        "Server/Stop.swift": "struct Stop { let queue: Queue }",
    ]

    private func inRepository(_ check: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-modules-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in Self.files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
        }
        try check(folder)
    }

    @Test(
        "A module is found by its folder, or in its package, and so are those that it imports",
        arguments: ["BusWidget/BusActivity.swift", "BusWidget"])
    func folders(path: String) throws {
        try inRepository { folder in
            let collection = try GuestCollection(
                .init(paths: [folder + "/" + path]), having: ["SwiftUI", "WidgetKit"])
            #expect(
                Set(collection.files.map { String($0.path.dropFirst(folder.count + 1)) }) == [
                    "BusWidget/BusActivity.swift", "BusCore/Models/BusAttributes.swift", "BusCore/SwiftUI/Card.swift",
                    "Packages/Stops/Sources/Stops/Stop.swift",
                ])
        }
    }

    @Test("A module that is here is not looked for, though a folder has its name")
    func known() throws {
        try inRepository { folder in
            let widget = folder + "/BusWidget/BusActivity.swift"
            #expect(ModuleFolders.files(importedBy: [widget], having: ["SwiftUI", "BusCore"]).isEmpty)
            #expect(
                ModuleFolders.files(importedBy: [widget], having: ["BusCore"]).map {
                    ($0 as NSString).lastPathComponent
                } == ["Card.swift"])
        }
    }
}
