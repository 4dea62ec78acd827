import GuestProtocol
import Testing

@testable import GuestBuild

@Suite("What invented values are beside texts")
struct InventedValuesTests {
    private func texts(_ sources: String...) -> [String: [String]] {
        sources.reduce(into: ComparedTexts()) { found, text in
            let source = SwiftSource(text)
            found.merge(ComparedTexts(in: source, source.declarations()))
        }.byName
    }

    private func branch(_ source: String, of field: String) -> [String: OrdinaryBranch.Value]? {
        texts("func a() { \(source) }")[field]?.lazy.compactMap(OrdinaryBranch.init).first?.fields
    }

    @Test("The last else of a chain asks for what its conditions are not")
    func ordinaryBranch() {
        let chain = """
            if let eaten = state.wasEaten, eaten { Text("eaten") }
            else if !state.isWarm || state.isBurnt == true { Text("bad") }
            else if let note = state.note { Text(note) } else { Text("baking") }
            """
        let fields: [String: OrdinaryBranch.Value] = [
            "waseaten": .no, "iswarm": .yes, "isburnt": .no, "note": .missing,
        ]
        #expect(branch(chain, of: "waseaten") == fields && branch(chain, of: "note") == fields)
        #expect(OrdinaryBranch(OrdinaryBranch(fields).text)?.fields == fields)
        #expect(OrdinaryBranch("ordinarily a=no") == nil)
    }

    @Test(
        "A chain without an ordinary case asks for nothing",
        arguments: [
            "if state.isWarm { a() } else { b() }", "if state.isWarm { a() } else if state.isBurnt { b() }",
            "if state.isWarm { a() } else if state.isBurnt { b() } else { EmptyView() }",
            "if state.isWarm { a() } else if !state.isWarm { b() } else { c() }",
            "if state.heat > 2 { a() } else if state.name == \"isWarm\" { b() } else { c() }",
        ])
    func noOrdinaryBranch(_ chain: String) {
        #expect(branch(chain, of: "iswarm") == nil)
    }

    @Test(
        "What only a text draws is written, and no name of a symbol",
        arguments: [
            ("Text(context.state.icon)", true), ("Text(verbatim: state.icon!)", true),
            ("Text(\"\\(context.state.icon) \\(state.name)\")", true),
            ("if let icon = state.icon { Text(icon) }", true),
            ("let sign = state.icon ?? \"x\"; Text(sign)", true), ("Row(text: state.icon)", true),
            ("Text(state.icon); Image(systemName: state.icon)", false),
            ("Text(state.icon); Label(state.name, systemImage: state.isOn ? state.icon : \"x\")", false),
            ("Text(state.icon); let sign = state.icon; Image(systemName: sign)", false),
            ("Text(state.icon); Badge(glyph: state.icon)", false), ("Text(state.icon); sign(state.icon)", false),
            ("show(state.icon)", false), ("Text(state.name)", false),
        ])
    func written(body: String, isWritten: Bool) {
        let helpers = """
            struct Row: View { let text: String; var body: some View { Text(text) } }
            struct Badge: View { let glyph: String; var body: some View { Image(systemName: glyph) } }
            func sign(_ glyph: String) -> some View { Image(systemName: glyph) }
            """
        let found = texts("func a() { \(body) }", helpers)
        #expect((found["icon"] == [TextUse.written.rawValue]) == isWritten, "\(found)")
        #expect(found["name"] == nil)
    }

    @Test("A value that is taken to be there elsewhere is never left out")
    func unwrapped() {
        let chain = "if let note = state.note { a(note) } else if state.isBurnt { b() } else { c() }"
        #expect(branch(chain, of: "note") == ["note": .missing, "isburnt": .no])
        #expect(branch(chain + "; d(state.note!)", of: "note") == nil)
        #expect(branch(chain + "; d(state.note != nil)", of: "note") != nil)
    }

    @Test("The fields of a chain have the names of their coding keys")
    func codingNames() {
        let state = "struct S: Codable { enum CodingKeys: String, CodingKey { case isBurnt = \"is_burnt\", isWarm } }"
        let view = "func a() { if isBurnt { b() } else if isWarm { c() } else { d() } }"
        let found = texts(state, view)["is_burnt"]?.lazy.compactMap(OrdinaryBranch.init).first
        #expect(found?.fields == ["is_burnt": .no, "iswarm": .no])
    }

    @Test("The number after ?? is the better one, but not one that is calculated with")
    func defaults() {
        func number(_ source: String) -> Double? {
            texts(source)["inset"]?.lazy.compactMap(NumberDefault.init).first?.number
        }
        #expect(number("let a = CGFloat(attributes.inset ?? 1_024)") == 1024)
        #expect(number("let a = attributes.inset ?? 2.5") == 2.5)
        #expect(number("let a = attributes.inset? 24 : 3") == nil && number("let a = Int(inset) ?? 24") == nil)
        #expect(NumberDefault("24") == nil)
    }

    @Test("A number that a length of a frame is multiplied by is a share, also as an element of a list")
    func factors() {
        func isShare(_ source: String..., of name: String) -> Bool {
            source.reduce(into: ComparedTexts()) { found, text in
                let source = SwiftSource(text)
                found.merge(ComparedTexts(in: source, source.declarations()))
            }.byName[name]?.contains(NumberShare.ofOne.text) ?? false
        }
        #expect(isShare("let a = Bar().frame(width: 6, height: 20 * state.heat)", of: "heat"))
        #expect(isShare("let a = Bar().frame(height: CGFloat(state.heat) * 20)", of: "heat"))
        #expect(!isShare("let a = 20 * state.heat", of: "heat"))
        #expect(!isShare("let a = Bar().frame(height: 20 * state.heat + 3)", of: "heat"))
        let bars = "struct Bars: View { let list: [Double]; var body: some View { bar(maxHeight * list[index]) } }"
        #expect(isShare(bars, "let a = Bars(list: [context.state.heat, 0.5])", of: "heat"))
        #expect(!isShare(bars, "let a = Bars(list: [context.state.heat + 1, 0.5])", of: "heat"))
    }

    private static let use = "let a = Color(hex: context.state.crust)"

    @Test(
        "A colour is digits alone where the source reads no sign before them",
        arguments: [
            ("Scanner(string: hex).scanHexInt64(&value)", ColorForm.digits), ("value = Int(hex, radix: 16)", .digits),
            ("Scanner(string: hex.replacingOccurrences(of: \"#\", with: \"\")).scanHexInt64(&value)", .hexadecimal),
            ("Int(hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted), radix: 16)", .hexadecimal),
            ("value = table[hex]", .hexadecimal),
        ])
    func colorParsers(_ body: String, _ form: ColorForm) {
        let parser = "extension Color { init?(hex: String) { \(body) } }"
        #expect(texts(Self.use, parser)["crust"] == [form.rawValue])
    }

    @Test("Where nothing in sight reads it, a colour is as the source writes others")
    func colorLiterals() {
        #expect(texts(Self.use, "let b = Color(hex: \"34C759\")")["crust"] == [ColorForm.digits.rawValue])
        #expect(texts(Self.use, "let b = Color(hex: \"#34C759\")")["crust"] == [ColorForm.hexadecimal.rawValue])
        #expect(texts(Self.use, "let b = Color(hex: \"bread\")")["crust"] == [ColorForm.hexadecimal.rawValue])
    }

    @Test(
        "A text that is read as JSON is found",
        arguments: [
            ("decode(Plan.self, from: Data(state.plan.utf8))", "plan"),
            ("decode(Plan.self, from: state.plan.data(using: .utf8)!)", "plan"),
            ("decode(Plan.self, from: data)", nil), ("decode(Plan.self, forKey: .plan)", nil),
            ("let data = state.plan?.data(using: .utf8); try decode(Plan.self, from: data)", "plan"),
        ] as [(String, String?)])
    func jsonTexts(_ text: String, _ name: String?) {
        let source = SwiftSource(text)
        #expect(source.tokens.indices.lazy.compactMap(source.jsonText).first == name)
    }

    @Test("A crash on a text that is not JSON names it: the nearest one, and for an error of decoding any")
    func crashOnJSON() {
        func note(_ line: Int, _ text: String?) -> SourceNote {
            SourceNote(file: "App/Kettle.swift", line: line, sentence: "", jsonText: text)
        }
        let notes = [note(2, nil), note(8, "plan"), note(30, "stops")]
        #expect(notes.jsonText(failingAt: "Kettle.swift:11", with: "found nil") == "plan")
        #expect(notes.jsonText(failingAt: "Kettle.swift:28", with: "found nil") == "stops")
        #expect(notes.jsonText(failingAt: "Bowl.swift:8", with: "found nil") == nil)
        #expect(notes.jsonText(failingAt: nil, with: "Swift.DecodingError.dataCorrupted") == "plan")
        #expect(notes.jsonText(failingAt: "Kettle.swift:8", with: "Index out of range") == nil)
        let error = GuestError.trapped(status: 132, message: "Kettle.swift:11: nil", at: nil, jsonText: "plan")
        #expect(
            "\(error)"
                == "Kettle.swift:11: nil. It reads \"plan\" as JSON, which cannot be invented: give it with --state FILE.json."
        )
    }

    @Test("What is said of a text that is read as JSON names it")
    func jsonNote() {
        let source = SwiftSource("let plan = try! JSONDecoder().decode(Plan.self, from: Data(state.plan.utf8))")
        var pass = SourcePass(source, path: "Kettle.swift", number: 0, modules: [])
        #expect(pass.output().notes.map(\.jsonText) == ["plan"])
    }
}
