import Foundation
import Testing

@testable import GuestBuild

@Suite("The settings of a target of Xcode")
struct XcodeSettingsTests {
    private func assignment(_ key: String, _ value: String) throws -> XcodeSettings.Assignment {
        try #require(XcodeSettings.Assignment(key, value))
    }

    @Test(
        "A setting is what the strongest place assigns on an iPhone, with what it inherits and names",
        arguments: [
            ("A $(inherited)", "A B"), ("${inherited} C", "B C"), ("$(FLAGS) C", "B C"), ("$(OTHER)", "other"),
            ("$(OTHER_$(CONFIGURATION)) x", "some x"), ("$(NOTHING:default=usual)", "usual"), ("$(LOOP)", "a"),
            ("$(NOTHING) $ $(", "$ $("),
        ])
    func value(_ text: String, _ expected: String) throws {
        var settings = XcodeSettings(
            [
                try assignment("FLAGS", "B"), try assignment("OTHER", "other"), try assignment("OTHER_Debug", "some"),
                try assignment("CONFIGURATION", "Debug"), try assignment("LOOP", "a$(POOL)"),
                try assignment("POOL", "$(LOOP)"), try assignment("FLAGS", text),
            ], configuration: "Debug")
        #expect(settings.value(of: "FLAGS").trimmingCharacters(in: .whitespaces) == expected)
    }

    @Test(
        "What is assigned for another platform, processor or configuration does not count",
        arguments: [
            ("A", true), ("A[sdk=iphoneos*]", true), ("A[sdk=iphonesimulator*]", false), ("A[sdk=*]", true),
            ("A[arch=arm64][config=Debug]", true), ("A[sdk=iphoneos*,config=Release]", false),
            ("A[sdk=macosx*]", false), ("A[variant=normal]", true), ("A[mood=good]", false),
        ])
    func conditions(_ key: String, _ fits: Bool) throws {
        var settings = XcodeSettings([try assignment(key, "x")], configuration: "Debug")
        #expect(settings.value(of: "A") == (fits ? "x" : ""))
    }

    @Test("Settings that repeat one another have an end")
    func repeated() throws {
        let names = (0..<60).map { "A\($0)" }
        let doubled = try zip(names, names.dropFirst()).map { try assignment($0, "$(\($1)) $(\($1))") }
        var settings = XcodeSettings(doubled + [try assignment("A59", "x")], configuration: "Debug")
        #expect(settings.value(of: "A50").count(where: { $0 == "x" }) == 512)
        #expect(settings.value(of: "A0").count < 1 << 16)
    }

    @Test("A file of settings is read with those that it includes, without comments")
    func file() throws {
        let tree = [
            "Widget.xcconfig": """
            // SWIFT_ACTIVE_COMPILATION_CONDITIONS = OLD
            #include "Shared/Base.xcconfig"
            #include? "Local.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) WIDGET // of the widget
            OTHER_SWIFT_FLAGS[sdk=iphoneos*] = -D PHONE;
            not a setting
            """,
            "Shared/Base.xcconfig": "#include \"../Widget.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS=BASE",
        ]
        try GuestCollectionTests().inTree(tree) { folder in
            let found = XcodeSettings.assignments(inFileAt: folder + "/Widget.xcconfig")
            let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
            let expected = [
                try assignment(name, "BASE"), try assignment(name, "$(inherited) WIDGET"),
                try assignment("OTHER_SWIFT_FLAGS[sdk=iphoneos*]", "-D PHONE"),
            ]
            #expect(found == expected)
            var settings = XcodeSettings(found, configuration: "Debug")
            #expect(settings.value(of: name) == "BASE WIDGET")
        }
        #expect(XcodeSettings.assignments(inFileAt: "/nowhere.xcconfig").isEmpty)
    }

    @Test("A target's settings come before its file's, these before the project's, and these before the project's file")
    func levels() throws {
        let project = """
            { objects = {
                T = { isa = PBXNativeTarget; name = RideWidgets; productType = "com.apple.product-type.app-extension";
                    buildPhases = (); fileSystemSynchronizedGroups = (G); buildConfigurationList = L; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
                M = { isa = PBXGroup; children = (G, X, Y); sourceTree = "<group>"; };
                X = { isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
                Y = { isa = PBXGroup; path = Config; children = (Z); sourceTree = "<group>"; };
                Z = { isa = PBXFileReference; path = Widget.xcconfig; sourceTree = "<group>"; };
                P = { isa = PBXProject; mainGroup = M; buildConfigurationList = K; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; TARGETFILE buildSettings = { TARGET }; };
                K = { isa = XCConfigurationList; buildConfigurations = (R, E); };
                R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; };
                E = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { PROJECT }; };
            }; rootObject = P; }
            """
        func conditions(target: String, project own: String, file: String) throws -> [String]? {
            let text = project.replacing("TARGETFILE", with: file).replacing("TARGET }", with: "\(target) }")
                .replacing("PROJECT }", with: "\(own) }")
            var found: [String]?
            let tree = [
                "Ride.xcodeproj/project.pbxproj": text,
                "Config/Project.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = A",
                "Config/Widget.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = C $(inherited)\nOWN = F",
            ]
            try GuestCollectionTests().inTree(tree) { folder in
                found = XcodeProject(folder + "/Ride.xcodeproj")?.extensions.first?.conditions
            }
            return found
        }
        let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
        let inherited = "\(name) = \"$(inherited) D $(OWN)\";"
        let (file, middle) = ("baseConfigurationReference = Z;", "\(name) = \"B $(inherited)\";")
        #expect(try conditions(target: inherited, project: middle, file: file) == ["A", "B", "C", "D", "F"])
        #expect(try conditions(target: "", project: middle, file: file) == ["A", "B", "C"])
        #expect(try conditions(target: "\(name) = D;", project: middle, file: file) == ["D"])
        #expect(try conditions(target: "", project: "\(name) = B;", file: "") == ["B"])
        #expect(try conditions(target: "", project: "", file: "") == ["A"])
        let anchored =
            "baseConfigurationReferenceAnchor = Y; baseConfigurationReferenceRelativePath = Widget.xcconfig;"
        #expect(try conditions(target: "", project: "", file: anchored) == ["A", "C"])
        let phone =
            "\"OTHER_SWIFT_FLAGS[sdk=iphoneos*]\" = (\"-D\", PHONE); \"OTHER_SWIFT_FLAGS[config=Release]\" = \"-DNO\";"
        #expect(try conditions(target: phone, project: "", file: "") == ["A", "PHONE"])
    }
}
