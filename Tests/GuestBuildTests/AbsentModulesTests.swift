import Testing

@testable import GuestBuild

@Suite("Modules that are not here")
struct AbsentModulesTests {
    private static let widget = """
        import BrandKit
        import RideKit
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { _ in Brand() } dynamicIsland: { _ in island }
            }
        }
        struct RideAttributes: ActivityAttributes { var ride: Ride }
        """

    private func error(_ message: String, in file: String, line: Int) -> GuestDiagnostic {
        GuestDiagnostic(file: file, line: line, column: 1, kind: .error, message: message)
    }

    private func inTree(_ check: (AbsentModules, GuestCollection, String, String) throws -> Void) throws {
        let theme = "struct Theme { let name = brand }"
        try inTemporaryTree(["Ride.swift": Self.widget, "Theme.swift": theme, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(
                .init(paths: [folder + "/Ride.swift"], include: [folder + "/Theme.swift"]))
            let absent = AbsentModules(in: collection, here: ["WidgetKit"])
            try check(absent, collection, folder + "/Ride.swift", folder + "/Theme.swift")
        }
    }

    @Test("Each has one sentence, and the errors of the files that import it follow from that")
    func sentences() throws {
        try inTree { absent, collection, ride, theme in
            let errors = [
                error("cannot find 'Brand' in scope", in: ride, line: 5),
                error("cannot find type 'Ride' in scope", in: ride, line: 8),
                error("generic parameter 'Content' could not be inferred", in: ride, line: 5),
                error("missing argument", in: theme, line: 1),
            ]
            let folded = absent.folding(errors, in: collection)
            #expect(
                folded.filter { !$0.follows }.map(\.description) == [
                    "\(ride):1:1: error: BrandKit is not here: neither the sources nor Islet have this module",
                    "\(ride):2:1: error: RideKit is not here: neither the sources nor Islet have this module",
                    "\(theme):1:1: error: missing argument",
                ])
            #expect(folded.filter(\.follows).map(\.message) == errors.prefix(3).map(\.message))
        }
    }

    @Test(
        "A parameter that could not be inferred follows from an error in the closure of its call, or from a name that is missing in its file"
    )
    func inference() throws {
        try inTree { absent, collection, ride, theme in
            // The call in line 5 of the widget has its closure in that line.
            func error(_ message: String, in file: String, line: Int) -> GuestDiagnostic {
                GuestDiagnostic(file: file, line: line, column: 9, kind: .error, message: message)
            }
            func follows(from line: Int, of file: String, _ cause: String = "missing argument") -> Bool? {
                let errors = [
                    error("generic parameter 'Content' could not be inferred", in: ride, line: 5),
                    error(cause, in: file, line: line),
                ]
                // Where a module is named, its sentence comes before them.
                return absent.folding(errors, in: collection).first { $0.message == errors[0].message }?.follows
            }
            #expect(follows(from: 5, of: ride) == true)
            #expect(follows(from: 8, of: ride) == false)
            #expect(follows(from: 1, of: theme) == false)
            #expect(follows(from: 8, of: ride, "cannot find type 'Brand' in scope") == true)
            #expect(follows(from: 8, of: ride, "cannot find type 'Theme' in scope") == false)
        }
    }

    @Test("Of several modules those are named whose names are missed, or all if a name may be of any")
    func needed() throws {
        try inTree { absent, collection, ride, _ in
            func modules(missing names: [String]) -> [String] {
                let errors = names.map { error("cannot find '\($0)' in scope", in: ride, line: 5) }
                return absent.folding(errors, in: collection).filter { !$0.follows }.map {
                    String($0.message.prefix { $0 != " " })
                }
            }
            #expect(modules(missing: ["BrandView", "brandColor"]) == ["BrandKit"])
            #expect(modules(missing: ["BrandView", "RideMap"]) == ["BrandKit", "RideKit"])
            #expect(modules(missing: ["BrandView", "Tracked"]) == ["BrandKit", "RideKit"])
            #expect(modules(missing: ["KitView", "Tracked"]) == ["BrandKit", "RideKit"])
        }
    }

    private func sentences(
        importing text: String, _ files: [String: String], exclude: [String] = []
    ) throws -> [String] {
        let widget = Self.widget.replacing("import BrandKit", with: text)
        return try inTemporaryTree(files.merging(["Widget/Ride.swift": widget, "LICENSE": ""]) { $1 }) { folder in
            let ride = folder + "/Widget/Ride.swift"
            let collection = try GuestCollection(
                .init(paths: [ride], exclude: exclude.map { folder + "/" + $0 }), having: ["RideKit"])
            let errors = [5, 6].map { error("cannot find 'Brand' in scope", in: ride, line: $0) }
            return AbsentModules(in: collection, here: ["RideKit"]).folding(errors, in: collection)
                .filter { !$0.follows }.map { $0.message.replacing(folder + "/", with: "") }
        }
    }

    @Test("A module whose sources were looked at is not said to be absent; another of the same file is")
    func lookedAt() throws {
        let files = ["Modules/Shared/Shared.swift": "struct Shared {}"]
        #expect(
            try sentences(importing: "import Shared; import Lottie", files) == [
                "Lottie is not here: neither the sources nor Islet have this module"
            ])
        #expect(
            try sentences(importing: "import Shared", files)
                == ["cannot find 'Brand' in scope", "cannot find 'Brand' in scope"])
    }

    @Test("A module that one of the sources hands on to the file is named where that imports it")
    func exported() throws {
        let exports = "@_exported import RideSymbols\nimport Lottie\nlet brandName = 1"
        let widget = Self.widget.replacing("import BrandKit", with: "import Base").replacing(
            "island", with: "brandName")
        let files = ["Base/Exports.swift": exports, "Widget/Ride.swift": widget, "LICENSE": ""]
        try inTemporaryTree(files) { folder in
            let ride = folder + "/Widget/Ride.swift"
            let collection = try GuestCollection(.init(paths: [ride]), having: ["RideKit"])
            let absent = AbsentModules(in: collection, here: ["RideKit"])
            let errors = [
                error("extra argument 'systemSymbol' in call", in: ride, line: 5),
                error("missing argument for parameter 'systemName' in call", in: ride, line: 5),
            ]
            let folded = absent.folding(errors, in: collection)
            #expect(
                folded.filter { !$0.follows }.map(\.description) == [
                    "\(folder)/Base/Exports.swift:1:1: error: RideSymbols is not here: neither the sources nor Islet have this module"
                ])
            #expect(absent.folding([errors[1], errors[1]], in: collection).allSatisfy { !$0.follows })
        }
    }

    @Test("Of a module that is in the repository and was not looked at, its folder is named")
    func places() throws {
        let files = ["Modules/Shared/Shared.swift": "struct Shared {}"]
        func sentence(_ module: String, _ folder: String) -> [String] {
            ["\(module) is in \(folder), which was not looked at; add it with --include \(folder)"]
        }
        #expect(
            try sentences(importing: "import Shared", files, exclude: ["Modules"])
                == sentence("Shared", "Modules/Shared"))
        #expect(
            try sentences(importing: "import Lottie", ["Pods/Lottie/Sources/View.swift": "struct View {}"])
                == sentence("Lottie", "Pods/Lottie/Sources"))
    }

    @Test(
        "A member, an attribute and a macro that nothing declares may come from a module that is not here",
        arguments: [
            ("value of type 'Text' has no member 'trackView'", true), ("unknown attribute 'Tracked'", true),
            ("type 'Color' has no member 'brand'", true), ("no macro named 'track'", true),
            ("value of type 'RideAttributes' has no member 'rode'", false),
            ("type 'RideAttributes.ContentState' has no member 'rode'", false),
            ("no macro named 'Preview'", false), ("missing argument", false), ("unknown attribute 'Theme'", false),
        ])
    func additions(message: String, isExplained: Bool) throws {
        try inTree { _, collection, ride, theme in
            let errors = [ride, theme].map { error(message, in: $0, line: 5) }
            let explained = GuestCompiler.explaining(
                errors, in: collection, unknown: [], [ride: ["BrandKit (line 1)", "RideKit (line 2)"]])
            let source =
                ": no source declares it, and Islet lacks it; it may come from BrandKit (line 1) or RideKit (line 2)"
            #expect(explained.map(\.message) == [message + (isExplained ? source : ""), message])
        }
    }

    @Test("A wrong call of a type that is here does not come from a package: the message stays")
    func wrongCalls() throws {
        try inTree { _, collection, ride, _ in
            let names = ["ActivityConfiguration(attributesType:)", "Brand(name:)"]
            let errors = names.map { error("cannot find '\($0)' in scope", in: ride, line: 5) }
            let explained = GuestCompiler.explaining(errors, in: collection, unknown: Set(names), [:])
            #expect(explained[0] == errors[0] && explained[1] != errors[1])
        }
    }

    @Test("A type of the sources lacks what a protocol of an absent module would add, and that follows, too")
    func inheritedMembers() throws {
        let widget = Self.widget + "\nstruct Stop: Brand {}\nstruct Wharf {}"
        try inTemporaryTree(["Ride.swift": widget]) { folder in
            let ride = folder + "/Ride.swift"
            let collection = try GuestCollection(.init(paths: [ride]))
            let errors = [
                error("cannot find type 'Brand' in scope", in: ride, line: 9),
                error("type 'Stop' has no member 'all'", in: ride, line: 5),
                error("type 'Wharf' has no member 'all'", in: ride, line: 6),
            ]
            let folded = AbsentModules(in: collection, here: []).folding(errors, in: collection)
            #expect(folded.filter(\.follows) == errors.prefix(2).map(\.following))
            #expect(folded.last == errors.last)
        }
    }

    @Test("Of a whole app without a module only the errors of the activity's own files are left")
    func manyErrors() throws {
        let widget = Self.widget.replacing("var ride: Ride", with: "var theme: Theme")
        try inTemporaryTree(["Ride.swift": widget, "Theme.swift": "struct Theme { var name: String }"]) { folder in
            let (ride, theme) = (folder + "/Ride.swift", folder + "/Theme.swift")
            let collection = try GuestCollection(.init(paths: [folder]))
            func left(_ count: Int) -> [String] {
                let errors =
                    [error("cannot find 'Brand' in scope", in: ride, line: 5)]
                    + (1...count).map { error("missing argument", in: theme, line: $0) }
                    + [error("cannot find 'Brand' in scope", in: ride, line: 6)]
                return AbsentModules(in: collection, here: []).folding(errors, in: collection)
                    .filter { !$0.follows }.map(\.message)
            }
            #expect(left(20).count == 21 && left(21).count == 1)
        }
    }

    @Test("Of the errors that miss a generated type all but the first follow from that; those of other names stay")
    func generatedNames() throws {
        try inTree { _, collection, ride, theme in
            func errors(_ name: String) -> [GuestDiagnostic] {
                [ride, theme, ride].enumerated().map { line, file in
                    error("cannot find '\(name)' in scope: no source declares it", in: file, line: line + 1)
                }
            }
            let (generated, others) = (errors("L10n"), errors("Theme") + errors("brand"))
            let folded = GuestDiagnostic.foldingNames(generated + others, in: collection.pool)
            #expect(folded == [generated[0], generated[1].following, generated[2].following] + others)
        }
    }

    @Test("Of the errors that miss one label or member of an absent module all but the first follow from that")
    func additions() throws {
        try inTree { _, collection, ride, theme in
            func errors(_ ending: String) -> [GuestDiagnostic] {
                let label = "extraneous argument label 'hex:' in call"
                let member = "value of type 'Text' has no member 'branded'"
                return [label, member].map { error($0 + ending, in: ride, line: 1) }
                    + [error(label + ending, in: theme, line: 2)]
            }
            let missed = errors(": no source declares it, and Islet lacks it; it may come from BrandKit (line 1)")
            let others = errors("")
            let folded = GuestDiagnostic.foldingNames(missed + others, in: collection.pool)
            #expect(folded == missed.prefix(2) + [missed[2].following] + others)
        }
    }

    @Test("A declaration that was left out is missed for the errors that it has, not by its name")
    func tracing() throws {
        func error(_ message: String, _ line: Int) -> GuestDiagnostic {
            GuestDiagnostic(file: "A.swift", line: line, column: 1, kind: .error, message: message)
        }
        let (missed, other) = (error("cannot find 'Route' in scope", 1), error("missing argument", 2))
        let (inside, cause) = (error("cannot find type 'Leg' in scope", 3), error("extra argument 'x' in call", 4))
        let reasons = ["Route": [inside], "Leg": [cause]]
        #expect(GuestCompiler.tracing([missed, other, missed], to: reasons) == [cause, other])
        #expect(GuestCompiler.tracing([missed], to: [:]) == [missed])
        #expect(GuestCompiler.tracing([missed], to: ["Route": [missed]]) == [missed])
    }

    @Test("A brace that is not closed is missed at the end of the source, not in what is added to it")
    func openBrace() {
        let text = "import MapKit\nstruct A {\n    let b = 1\n"
        var pass = SourcePass(SwiftSource(text), path: "Widget/A.swift", number: 0, modules: ["MapKit"])
        let outputs = [(path: "Widget/A.swift", output: pass.output())]
        let said = """
            /cache/build-1/0-A.swift:9:1: error: declaration is only valid at file scope
            Widget/A.swift:1:1: note: of what is added
            /cache/build-1/0-A.swift:12:1: error: expected '}' in struct
            Widget/A.swift:2:10: note: to match this opening '{'
            /cache/build-1/main.swift:3:5: error: cannot find '__islet_register_0' in scope
            """
        let found = GuestCompiler.diagnostics(in: said, of: outputs, at: "/cache/build-1")
        #expect(
            found.map(\.description) == [
                "Widget/A.swift:4:1: error: expected '}' in struct",
                "Widget/A.swift:2:10: note: to match this opening '{'",
            ])
        let own = "/cache/build-1/main.swift:3:5: error: no such module 'GuestRuntime'"
        #expect(GuestCompiler.diagnostics(in: own, of: outputs, at: "/cache/build-1").map(\.description) == [own])
    }

    @Test("A preview that stays in a source whose brackets do not match follows from the error there")
    func previews() throws {
        try inTree { absent, collection, _, theme in
            let bracket = error("expected ',' separator", in: theme, line: 1)
            let preview = error("no macro named 'Preview'", in: theme, line: 9)
            #expect(absent.folding([bracket, preview], in: collection) == [bracket, preview.following])
            #expect(absent.folding([preview], in: collection) == [preview])
        }
    }

    @Test("One error stays as it is, and so do those of names that the sources declare or of files that import none")
    func others() throws {
        try inTree { absent, collection, ride, theme in
            let unknown = error("cannot find 'Brand' in scope", in: ride, line: 5)
            let own = error("cannot find 'Theme' in scope", in: ride, line: 5)
            let other = error("cannot find 'brand' in scope", in: theme, line: 1)
            for errors in [[unknown], [own, own], [other, other]] {
                #expect(absent.folding(errors, in: collection) == errors)
            }
        }
    }

    @Test("A member that a type of the sources lacks is an error of its own")
    func ownMembers() throws {
        try inTree { absent, collection, ride, _ in
            let unknown = error("cannot find 'Brand' in scope", in: ride, line: 5)
            let own = error("value of type 'RideAttributes' has no member 'rode'", in: ride, line: 5)
            let other = error("value of type 'BrandView' has no member 'big'", in: ride, line: 5)
            let folded = absent.folding([unknown, own, other], in: collection)
            #expect(folded.filter { !$0.follows }.map(\.message).last == own.message)
            #expect(folded.filter(\.follows).map(\.message) == [unknown.message, other.message])
        }
    }

    @Test("What the compiler says of generated files is left out, unless it says nothing else")
    func generatedFiles() throws {
        try inTree { absent, collection, ride, _ in
            let own = error("expected ',' separator", in: ride, line: 5)
            let generated = error("cannot find '__islet_register_0' in scope", in: "/cache/main.swift", line: 3)
            #expect(absent.folding([own, generated], in: collection) == [own])
            #expect(absent.folding([generated], in: collection) == [generated])
        }
    }
}
