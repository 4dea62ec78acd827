import Foundation
import Testing

@testable import GuestBuild

@Suite("The source pass")
struct SourcePassTests {
    private let modules: Set<String> = [
        "SwiftUI", "WidgetKit", "ActivityKit", "Foundation", "SwiftData", "os", "UIKit",
    ]

    func output(_ text: String) -> SourcePass.Output {
        var pass = SourcePass(SwiftSource(text), path: "Score.swift", number: 0, modules: modules)
        return pass.output()
    }

    /// The changed text without the first line, which names the original.
    func body(_ text: String) -> String {
        let lines = output(text).text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.prefix { !$0.hasPrefix("#sourceLocation()") }.joined(separator: "\n")
    }

    @Test(
        "Every line keeps its number",
        arguments: [
            "import Firebase\nlet a = 1\n", "@main\nstruct A: WidgetBundle {}\nlet b = 2",
            "#Preview {\n  Text(\"}\")\n}\nlet c = 3", "#if os(iOS)\nlet d = 4\n#endif\n",
            "struct I: AppIntent {\n func perform() async throws -> some IntentResult {\n  app()\n  return .result()\n }\n}\nlet e = 5",
            "#Preview(\"x\", as: .content, using: A.p) {\n W()\n} contentStates: {\n S()\n}\nlet f = 6",
        ])
    func lines(_ text: String) {
        let changed = body(text).split(separator: "\n", omittingEmptySubsequences: false)
        let original = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = original.lastIndex { $0.hasPrefix("let ") }
        #expect(place.map { changed[$0] } == place.map { original[$0] })
    }

    @Test("A parser of XML, which is of a module of its own on Linux, is imported before the file's first line")
    func xml() {
        #expect(
            output("import Foundation\nfinal class A: NSObject, XMLParserDelegate {}").text.hasPrefix(
                "import FoundationXML\n#sourceLocation(file: \"Score.swift\", line: 1)\nimport Foundation\n"))
        #expect(!output("import Foundation\nlet a = \"XMLParser\"").text.contains("FoundationXML"))
        let fetching = "import SwiftUI\nstruct A { @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item> }"
        #expect(output(fetching).text.hasPrefix("import CoreData\n#sourceLocation"))
        #expect(!output("import CoreData\n" + fetching).text.hasPrefix("import CoreData\n#"))
    }

    @Test("What frameworks export is there: UIKit for those who import MapKit")
    func exported() {
        #expect(output("import MapKit\nlet a: UIColor = .red").text.hasPrefix("import UIKit\n#sourceLocation"))
        #expect(!output("import MapKit\nimport SwiftUI").text.contains("import UIKit"))
        #expect(!output("import Foundation").text.contains("import UIKit"))
    }

    @Test("The name of a module whose sources are the guest's means the guest")
    func ownModules() {
        let text = "import struct Kit.B\nlet a: Kit.A = x.Kit.B\n"
        var pass = SourcePass(
            SwiftSource(text), path: "A.swift", number: 0, modules: modules, ownModules: ["Kit"])
        #expect(pass.output().text.hasSuffix("let a: Guest.A = x.Kit.B\n"))
        #expect(body("let a: Kit.A").contains("let a: Kit.A"))
    }

    @Test("The mark of an app's entry is taken out")
    func mainIsTakenOut() {
        #expect(!body("@main\nstruct A: WidgetBundle {}").contains("@main"))
        #expect(body("@main\nstruct A: WidgetBundle {}").contains("struct A: WidgetBundle {}"))
    }

    @Test("A preview of a Live Activity becomes a function, and is registered")
    func preview() {
        let output = output("#Preview(\"Run\", as: .content, using: A.p) { W() } contentStates: { S() }\n")
        #expect(
            output.text.contains(
                "@MainActor func __islet_preview_0_0() { WidgetKit._isletPreview(\"Run\", as: .content, using: A.p) { W() } "
                    + "contentStates: { S() } }"))
        #expect(output.registration == "__islet_register_0")
        #expect(output.text.contains("registry.preview(file: \"Score.swift\", line: 1) { __islet_preview_0_0() }"))
    }

    @Test(
        "An environment value made by @Entry gets its key, on the same lines",
        arguments: [
            ("@Entry var a: Int = 1", "struct __Entry_a: EnvironmentKey { static var defaultValue: Int {  1 } }"),
            ("@Entry var a = true", "var a: __Entry_a.Value  { get { self[__Entry_a.self] }"),
            ("@Entry var a = [1, 2]", "struct __Entry_a: EnvironmentKey { static let defaultValue =  [1, 2] }"),
            ("@Entry private var a = B.c", "}; fileprivate struct __Entry_a: EnvironmentKey { static let"),
            ("@Entry var a = { () in 1 }; @Entry var b = 2", "static let defaultValue =  2 }\n"),
            ("@Entry var a: Int?; @Entry var b: Int = 2", "{ nil } }; "),
            ("@Entry public var a: Set<String> = []", "static var defaultValue: Set<String> {  [] } }"),
            ("@Entry var a: Int?", "static var defaultValue: Int? { nil } }"),
            ("@Entry var a = Style(\n  x: 1\n)", "static let defaultValue =  Style(\n  x: 1\n) }"),
        ])
    func entry(_ declaration: String, _ expected: String) {
        let changed = body("extension EnvironmentValues {\n    \(declaration)\n    var b: Int { 2 }\n}\n")
        #expect(changed.contains(expected))
        #expect(!changed.contains("@Entry") && changed.contains("\n    var b: Int { 2 }\n}"))
    }

    @Test("Settings and looked-up texts are those of the guest; members of other types are not")
    func renamedNames() {
        let changed = body(
            "let a = UserDefaults(suiteName: x); let b = NSLocalizedString(\"k\", comment: \"\"); let c = My.UserDefaults(); let d: UserDefaults = .standard"
        )
        #expect(
            changed.contains("GuestDefaults.named(suiteName: x)") && changed.contains("d: UserDefaults = .standard"))
        #expect(changed.contains("isletLocalizedString(\"k\"") && changed.contains("My.UserDefaults()"))
    }

    @Test("A timer without arguments is one that never fires, unless the sources have a type of that name")
    func idleTimers() {
        let text = "let a = Timer()\nlet b = Timer(timeInterval: 1, repeats: true) { _ in }\n"
        #expect(body(text) == text.replacing("Timer()", with: "isletIdleTimer()"))
        var pass = SourcePass(SwiftSource(text), path: "a.swift", number: 0, modules: modules, ownTypes: ["Timer"])
        #expect(pass.output().text.hasSuffix(text))
    }

    @Test("Isolation is taken out, also from closures")
    func isolation() {
        #expect(!body("@MainActor func name() -> String { \"x\" }").contains("MainActor"))
        #expect(body("@MainActor(unsafe) struct A {}") == " struct A {}")
        let task = body("func start() { Task { @MainActor in update() } }")
        #expect(task.contains("update()") && !task.contains("MainActor") && !task.contains(" in "))
        #expect(body("let a: @MainActor () -> Void = {}").contains("() -> Void"))
        #expect(body("func f() { run { @MainActor x in x() } }").contains("x in x()"))
    }

    @Test("A modifier that changes nothing is named with its line")
    func accepted() {
        let notes = output(
            "struct A: View {\n  var body: some View {\n    Text(\"x\").onHover { _ in }.onHover(perform: f)\n  }\n}"
        ).notes
        #expect(notes.contains { "\($0)".contains("onHover is accepted") })
    }

    @Test(
        "Previews of views and of home-screen widgets are taken out",
        arguments: [
            "#Preview { Text(\"x\") }", "#Preview(\"x\") {\n Text(\"}\")\n}",
            "#Preview(as: .systemSmall) { W() } timeline: { E() }",
        ])
    func otherPreviews(_ text: String) {
        #expect(!body(text).contains("#Preview") && !body(text).contains("_isletPreview"))
        #expect(output(text).notes.count == 1)
    }

    @Test(
        "Strings and comments are never taken for code",
        arguments: [
            "let s = \"@main #Preview { import Firebase\"", "// @main import Firebase\nlet a = 0",
            "/* #if os(iOS) /* @main */ #Preview { */ let a = 0", "let s = \"\"\"\n@main\n#Preview {\n\"\"\"",
            "let s = #\"\\(x) \" @main \"#", "let s = \"a \\(f(\"@main \\(\"}\")\")) b\"",
            "let r = /\"@main/\nlet q = 1", "let r = #/ \" @main /#", "let c = \"\\u{1F600} @main\"",
            "let x = a / b / c // \"\nlet y = \"@main\"",
        ])
    func literals(_ text: String) {
        #expect(body(text) == text)
        #expect(output(text).notes.isEmpty)
    }

    @Test(
        "Source without an end is passed on to the compiler",
        arguments: [
            "let s = \"abc", "/* never", "let s = \"\"\"\n abc", "#Preview {", "struct A {", "let s = #\"abc\"", "#",
            "@", "\"\\(", "`", "#if", "import", "func perform() async {", "}", ")))", "let r = #/abc",
        ])
    func unfinished(_ text: String) {
        _ = output(text)
    }

    @Test(
        "Conditions are those of an iPhone",
        arguments: [
            ("os(iOS)", "true"), ("os(Linux)", "false"), ("!os(macOS) && os(iOS)", "!false && true"),
            ("canImport(ActivityKit)", "true"), ("canImport(Glibc)", "false"), ("canImport(Firebase)", "false"),
            ("targetEnvironment(simulator)", "false"), ("arch(arm64)", "true"), ("DEBUG", "DEBUG"),
            ("swift(>=5.9) && (os(iOS) || os(visionOS))", "swift(>=5.9) && (true || false)"),
        ])
    func conditions(_ condition: String, _ expected: String) {
        #expect(PlatformCondition.onPhone(condition, modules: modules) == expected)
    }

    @Test("A widget inside a condition is registered inside the same condition")
    func conditionalWidget() {
        let text = output("#if os(iOS)\nstruct W: Widget {}\n#else\nstruct V: Widget {}\n#endif").text
        #expect(text.contains("#if (true)\nregistry.widget(W.self, file: \"Score.swift\", line: 2)\n#endif"))
        #expect(text.contains("#if !(true)\nregistry.widget(V.self, file: \"Score.swift\", line: 4)\n#endif"))
    }

    @Test(
        "Imports of modules that are not there are taken out, and submodules become modules",
        arguments: [
            ("import Firebase", ""), ("import os.log", "import os"),
            ("import struct Foundation.Date", "import Foundation"),
            ("@testable import MyApp", ""), ("import SwiftUI", "import SwiftUI"),
            ("import SwiftUI; import Firebase", "import SwiftUI; "),
        ])
    func imports(_ text: String, _ expected: String) {
        #expect(body(text) == expected)
    }

    @Test("The body of an intent is taken out, other functions of that name stay")
    func intents() {
        let text = body(
            "struct I: AppIntent { func perform() async throws -> some IntentResult & ProvidesDialog { app() } }")
        #expect(text == "struct I: AppIntent { func perform() async throws -> some IntentResult { return .result() } }")
        let other = "struct J { func perform() { work() } }"
        #expect(body(other) == other)
    }

    @Test("Names of enum cases and short texts are what states are invented from")
    func inventions() {
        let literals = output("enum E: String, Codable { case one, two = \"second\"; case three(Int) }\nlet a = \"b\"")
            .literals
        #expect(literals == ["one", "two", "second", "three", "b"])
    }

    @Test("Texts with values in them do not disturb what follows")
    func interpolations() {
        let text = "let s = \"\"\"\n \\(a)\n b\n \"\"\".count, t = \"\\(x), \\(y)\"\n@main struct A {}\nlet z = 1"
        #expect(body(text) == text.replacing("@main", with: ""))
        #expect(SwiftSource(text).declarations().map(\.name) == ["s", "A", "z"])
    }

    @Test("A path cannot leave its string in the source")
    func hostilePath() {
        var pass = SourcePass(
            SwiftSource("let a = 1"), path: "a\"b\\(c)\n\u{1B}d.swift", number: 0, modules: modules)
        #expect(pass.output().text.hasPrefix("#sourceLocation(file: \"a\\\"b\\\\(c)  d.swift\", line: 1)\nlet a = 1"))
    }

    @Test("What a public protocol requires of another module's type stays public")
    func witnesses() {
        #expect(
            body("public extension Array: RawRepresentable { public var rawValue: String { \"\" } }")
                == "       extension Array: RawRepresentable { public var rawValue: String { \"\" } }")
        #expect(
            body("extension Way: @retroactive LosslessStringConvertible { public init?(_ text: String) { nil } }")
                .contains("{ public init?"))
        #expect(body("extension Card: View { public var body: Text { t } }").contains("{        var body"))
    }

    @Test("Access levels between modules are blanked, since a guest is one module; columns stay")
    func access() {
        #expect(
            body("public struct A { public private(set) var b = 1 }")
                == "       struct A {        private(set) var b = 1 }")
        #expect(
            body("open class A {}; log(\"x\", privacy: .public)") == "     class A {}; log(\"x\", privacy: .public)")
        #expect(body("let open = 1; open (2)") == "let open = 1; open (2)")
    }

    @Test("Modules whose values another module has are replaced by it")
    func standIns() {
        #expect(body("import CoreGraphics\nimport QuartzCore") == "import UIKit\nimport UIKit")
        #expect(
            body("import EventKit\nimport Network\nimport CoreMedia")
                == "import AppFrameworks\nimport AppFrameworks\nimport AVFoundation")
    }

    @Test("What is accepted and changes nothing is named with its line, once")
    func acceptedNames() {
        let text = """
            struct A: View {
                @Environment(\\.scenePhase) var phase
                var body: some View { Menu("x") { Text("y").allowsTightening(true).allowsTightening(false) } }
            }
            """
        let notes = output(text).notes.map { "\($0.line): \($0.sentence)" }
        #expect(
            notes == [
                "2: scenePhase always reads the same", "3: Menu is accepted and changes nothing",
                "3: allowsTightening is accepted and changes nothing",
            ])
        #expect(output("struct Menu {}\nlet m = Menu()").notes.isEmpty)
        // A field of that name in a condition changes something.
        #expect(
            output("struct A { var b: Int { if let d = c.state.allowsTightening { d } else { 0 } } }").notes.isEmpty)
    }

    @Test("Access levels are blanked with those of their setters, and columns stay")
    func accessLevels() {
        #expect(
            body("public struct A { public internal(set) var b = 1 }")
                == "       struct A {                      var b = 1 }")
        #expect(body("struct A { package private(set) var b = 1 }") == "struct A {         private(set) var b = 1 }")
        // Not an access level, but a name.
        for source in [
            "enum A { case open\ncase shut }", "enum A { case shut, open\ncase b }", "let a = open\nlet b = 1",
        ] {
            #expect(body(source) == source)
        }
    }
}
