import Foundation
import Testing

@testable import GuestBuild

@Suite("The list of a widget's bundle")
struct InformationListTests {
    private func completed(_ lists: [String: Any]..., settings: [String: String]) throws -> [String: Any] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try settings.sorted { $0.key < $1.key }.map { name, text in
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let data = try lists.map {
            try PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
        }
        let made = try #require(InformationList(settings: files).completed(data))
        let read = try PropertyListSerialization.propertyList(from: made, format: nil)
        return try #require(read as? [String: Any])
    }

    @Test("Settings of configurations and projects are put in, one inside another; what nothing sets is empty")
    func settings() throws {
        let list: [String: Any] = [
            "Group": "group.com.$(unique_id).Glucose$(app_suffix)", "Schemes": [["$(scheme:rfc1034identifier)"]],
            "Version": "${MARKETING_VERSION}",
        ]
        let made = try completed(
            list,
            settings: [
                "A.xcconfig": "unique_id = $(TEAM) // of the team\nscheme = glu cose\napp_suffix =\n",
                "B.pbxproj": "\t\tTEAM = \"TEAM7\";\n\t\tMARKETING_VERSION = 3.4;\n\t\tMARKETING_VERSION = 9;\n",
            ])
        #expect(made["Group"] as? String == "group.com.TEAM7.Glucose")
        #expect(made["Schemes"] as? [[String]] == [["glu-cose"]])
        #expect(made["Version"] as? String == "3.4")
        #expect(made["CFBundleIdentifier"] as? String == "com.example.app.widget")
    }

    @Test("What Xcode generates a list from is in it, unless a list has it")
    func generatedKeys() throws {
        let project = """
            \t\tINFOPLIST_KEY_CFBundleDisplayName = "Trip $(SUFFIX)";
            \t\tINFOPLIST_KEY_NSSupportsLiveActivities = YES;
            \t\tSUFFIX = Live;
            """
        let made = try completed(settings: ["B.pbxproj": project])
        #expect(made["CFBundleDisplayName"] as? String == "Trip Live")
        #expect(made["NSSupportsLiveActivities"] as? Bool == true)
        let own = try completed(["CFBundleDisplayName": "Own"], settings: ["B.pbxproj": project])
        #expect(own["CFBundleDisplayName"] as? String == "Own")
    }

    @Test("Without a list a bundle has an identifier, a name and versions")
    func noList() throws {
        let made = try completed(settings: ["B.pbxproj": "PRODUCT_BUNDLE_IDENTIFIER = org.kettle.widget;"])
        #expect(made["CFBundleIdentifier"] as? String == "org.kettle.widget")
        #expect(made["CFBundleShortVersionString"] as? String == "1.0")
        #expect(made["CFBundleVersion"] as? String == "1")
        #expect(made["CFBundleName"] as? String == "Widget")
    }

    @Test("What the widget's list lacks the app's answers, though that is nearer")
    func listOfTheApp() throws {
        let app: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["kettle"]]], "Group": "app"]
        let widget: [String: Any] = [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], "Group": "widget",
        ]
        let made = try completed(app, widget, settings: [:])
        #expect((made["CFBundleURLTypes"] as? [[String: [String]]]) == [["CFBundleURLSchemes": ["kettle"]]])
        #expect(made["Group"] as? String == "widget")
    }

    @Test(
        "XcodeGen's properties of a target are its list: those of an app extension before the app's, after lists that are there"
    )
    func described() throws {
        let text = """
            targets:
              App:
                type: application
                info: { path: App/Info.plist, properties: { Scheme: app, Tint: red } }
              Widget:
                type: app-extension
                info:
                  path: Widget/Info.plist
                  properties:
                    Scheme: widget
                    Config:
                      Group: group.$(TEAM)
            """
        let written = try PropertyListSerialization.data(fromPropertyList: ["Tint": "blue"], format: .xml, options: 0)
        let made = try #require(InformationList(settings: []).completed([written], describedIn: [text, "- 1"]))
        let list = try #require(PropertyListValue.dictionary(in: made))
        #expect(list["Scheme"] == .string("widget") && list["Tint"] == .string("blue"))
        #expect(list["Config"] == .dictionary(["Group": .string("group.")]))
    }

    @Test("A description without a name is a part of the project around it, whose lists are read too")
    func parts() throws {
        let files = [
            ".gitignore": "", "Widget/A.swift": "let a = 1",
            "Widget/project.yml": "targets: {Widget: {type: app-extension}}",
            "Apps/Ride/project.yml": """
            include: [Widget/project.yml]
            targets:
              Widget:
                info: {properties: {Scheme: ride}}
            """,
        ]
        try inTemporaryTree(files) { folder in
            func scheme() throws -> PropertyListValue? {
                let resources = ResourceCollection(
                    of: [folder + "/Widget/A.swift"], for: .init(paths: [folder]), naming: ImageMentions(in: []),
                    knowing: DecodedPictures())
                let bundle = folder + "/build"
                try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
                try resources.write(into: bundle)
                let data = try #require(FileManager.default.contents(atPath: bundle + "/Info.plist"))
                return try #require(PropertyListValue.dictionary(in: data))["Scheme"]
            }
            #expect(try scheme() == .string("ride"))
            try Data("name: Widget".utf8).write(to: URL(fileURLWithPath: folder + "/Widget/project.yml"))
            #expect(try scheme() == nil)
        }
    }

    @Test("A description has the kinds of values that lists have, without null; one that is not YAML is nothing")
    func kinds() {
        let text = """
            a: 12
            b: 2.5
            c: yes
            d: '12'
            e: ~
            f: [1, {g: https://kettle.example/#x}]
            h: |
              one
              two

            """
        #expect(
            PropertyListValue(yaml: text)
                == .dictionary([
                    "a": .integer(12), "b": .real(2.5), "c": .boolean(true), "d": .string("12"),
                    "f": .array([.integer(1), .dictionary(["g": .string("https://kettle.example/#x")])]),
                    "h": .string("one\ntwo\n"),
                ]))
        #expect(PropertyListValue(yaml: "a: [1") == nil && PropertyListValue(yaml: "# nothing") == nil)
    }

    @Test("A list may have another name if it is of a bundle; one of a service is not")
    func names() throws {
        func isList(_ name: String, _ keys: [String: Any]) throws -> Bool {
            let data = try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
            return InformationList.isList(name, data)
        }
        #expect(try isList("Info.plist", [:]))
        #expect(try isList("Kettle-Info.plist", ["CFBundleURLTypes": []]))
        #expect(try !isList("GoogleService-Info.plist", ["CLIENT_ID": "1"]))
        #expect(try !isList("Colours.plist", ["CFBundleName": "Kettle"]))
    }

    @Test("A setting that names itself ends, and a file with other contents is left out")
    func oddities() throws {
        let made = try completed(["A": "$(LOOP)"], settings: ["B.xcconfig": "LOOP = $(LOOP)x"])
        #expect((made["A"] as? String)?.hasSuffix("x") == true)
        let list = try #require(InformationList(settings: []).completed([Data("not a list".utf8)]))
        #expect(InformationList.isList("Info.plist", list))
    }
}
