import Testing

@testable import GuestBuild

@Suite("SF Symbols and fonts that something else stands in for")
struct SubstitutedNamesTests {
    private func notes(in body: String, and more: String = "", images: Set<String> = []) throws -> [String] {
        let widget = """
            struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: RideAttributes.self) { _ in \(body) } dynamicIsland: { _ in island }
                }
            }
            struct RideAttributes: ActivityAttributes { var ride: Int }
            """
        var found: [String] = []
        try inTemporaryTree(["Ride.swift": widget + "\n" + more]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            found = SubstitutedNames(in: collection.files, images: images).notes.map { "\($0.line): \($0.sentence)" }
        }
        return found
    }

    @Test("A symbol without a picture is named once, with the first line that names it")
    func unknownSymbol() throws {
        let views = "Image(systemName: \"qzx.fill\"); Label(\"A\", systemImage: \"qzx.fill\")"
        #expect(
            try notes(in: views) == ["3: the SF Symbol \"qzx.fill\" is not drawn: a placeholder stands in"])
    }

    @Test("Of a symbol that another is drawn for, both are named; one that is drawn as it is named is not")
    func otherSymbol() throws {
        let views = "Image(systemName: isOn ? \"heart.qzx\" : \"heart\")"
        #expect(try notes(in: views) == ["3: the SF Symbol \"heart.qzx\" is drawn as \"heart\""])
    }

    @Test(
        "A symbol is found where the value comes from that names it",
        arguments: [
            "extension RideAttributes { var icon: String { isOn ? \"qzx\" : \"heart\" } }",
            "extension RideAttributes { func icon(of ride: Int) -> String { switch ride { default: return \"qzx\" } } }",
            "let row = Row(icon: \"qzx\")", "struct Row { let icon = \"qzx\" }",
            "struct Row { var icon: String = \"qzx\" }",
        ])
    func values(_ source: String) throws {
        #expect(
            try notes(in: "Image(systemName: state.icon)", and: source) == [
                "7: the SF Symbol \"qzx\" is not drawn: a placeholder stands in"
            ])
    }

    @Test(
        "A text that a value is compared with names no symbol",
        arguments: [
            "var icon: String { ride == \"qzx\" ? \"heart\" : \"star\" }",
            "var icon: String { \"qzx\" != ride ? \"heart\" : \"star\" }",
            "var icon: String { switch ride { case \"qzx\", \"wqz\": return \"heart\"; default: return \"star\" } }",
        ])
    func compared(_ property: String) throws {
        #expect(try notes(in: "Image(systemName: state.icon)", and: "extension RideAttributes { \(property) }").isEmpty)
    }

    @Test(
        "Texts beside symbols, images of a catalogue and names that are made of values are none",
        arguments: [
            "Label(\"qzx\", systemImage: \"heart\")", "Image(systemName: \"plant-\\(state.stage)\")",
            "Image(systemName: \"own\")", "Text(\"qzx.fill\")",
        ])
    func innocent(_ views: String) throws {
        #expect(try notes(in: views, images: ["own"]).isEmpty)
    }

    @Test(
        "A font of the app is named once",
        arguments: [
            "Text(\"A\").font(.custom(\"Lobster\", size: 12)); Text(\"B\").font(.custom(\"Lobster\", fixedSize: 9))",
            "Text(\"A\").font(Font.custom(\"Lobster\", size: 12, relativeTo: .body))",
            "Text(\"A\").font(Font(UIFont(name: \"Lobster\", size: 12)!))",
        ])
    func fonts(_ views: String) throws {
        let sentence = "3: the font \"Lobster\" is not drawn: the system's of the same size stands in"
        #expect(try notes(in: views) == [sentence])
    }

    @Test("A font whose name is a value has none, and another function called custom makes none")
    func otherFonts() throws {
        let views = "Text(\"A\").font(.custom(Face.bold.name, size: 12)); Row(style: .custom(\"Lobster\"))"
        #expect(
            try notes(in: views) == [
                "3: a font of the app's own is not drawn: the system's of the same size stands in"
            ])
    }

    @Test("A font design that is drawn with other letters is named once; one that is drawn as it is, is not")
    func designs() throws {
        let views = """
            Text("A").font(.system(size: 20, design: .serif)); Text("B").font(.system(.body, design: .serif))
            Text("C").font(.system(.body, design: .default)).monospaced()
            Text("D").fontDesign(isOld ? .monospaced : .default); Card(style: .serif)
            Text("E").font(.system(size: 20, design: .rounded)).fontDesign(.rounded)
            """
        #expect(
            try notes(in: views) == [
                "3: the font design serif is drawn with the letters of the default one",
                "5: the font design monospaced is drawn with the letters of the default one",
            ])
    }
}
