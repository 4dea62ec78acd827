import GuestProtocol
import Testing

@testable import GuestBuild

@Suite("What a source compares its values with")
struct ComparedTextsTests {
    private func texts(_ sources: String...) -> [String: [String]] {
        sources.reduce(into: ComparedTexts()) { found, text in
            let source = SwiftSource(text)
            found.merge(ComparedTexts(in: source, source.declarations()))
        }.byName
    }

    @Test("The patterns of a switch, also after a conversion of its subject")
    func switches() {
        let body = """
            func icon(_ context: Context) -> String {
                switch context.state.orderStatus.lowercased() {
                case "packed", "sent": return "shippingbox"
                case "here" where true: return "house"
                default: return "questionmark"
                }
            }
            """
        #expect(texts(body) == ["orderstatus": ["packed", "sent", "here"]])
    }

    @Test("What is passed on as a hexadecimal colour is one")
    func colors() {
        let found = texts("let a = Color(hex: context.state.accentValue); let b = Color(red: state.share)")
        #expect(found == ["accentvalue": [ColorForm.hexadecimal.rawValue]])
    }

    @Test("On which side of now a date is that a range with now is made of")
    func ranges() {
        let after = [InstantSide.after.rawValue]
        #expect(texts("let a = Date()...context.state.startTime")["starttime"] == after)
        #expect(texts("let a = (Date.now..<state.opens!)")["opens"] == after && texts("let a = .now...b")["b"] == after)
        #expect(texts("let a = Date.now...state.begins.addingTimeInterval(60 * state.minutes)") == ["begins": after])
        let since = "Date(timeInterval: 60, since: iso.date(from: context.attributes.startTime) ?? .now)"
        #expect(texts("let a = Date.now...\(since)")["starttime"]?.first == InstantSide.after.rawValue)
        let before = [InstantSide.before.rawValue]
        #expect(texts("let a = context.state.ended...Date()")["ended"] == before)
        #expect(texts("let a = state.ended...Date.now")["ended"] == before)
        #expect(texts("let a = 0...5; let b = state.from...state.to; let c = Date()...Date.now").isEmpty)
    }

    @Test("The end of a range that the line ends with, whatever the next statement begins with")
    func rangesOnLines() {
        let after = [InstantSide.after.rawValue]
        #expect(texts("let a = Date()...context.state.opens\nText(timerInterval: a)")["opens"] == after)
        #expect(texts("let a = Date.now...state.opens!\nreturn Text(b)")["opens"] == after)
        let raw = texts("let a = Phase(rawValue: state.step)\nshow(b)", "enum Phase: String { case one }")
        #expect(raw["step"] == ["one"])
        #expect(shares("let a = width * state.level\nshow(b)") == ["level": .ofOne])
    }

    @Test("A field counts by the name that its coding key has, too")
    func codingNames() {
        let arrival = """
            struct Arrival: Codable {
                let leaves: Int, way: Double, wholeWay: Double
                enum CodingKeys: String, CodingKey { case leaves = "leaves_at", way, wholeWay = "whole_way" }
                var date: Date { Date(timeIntervalSince1970: TimeInterval(leaves)) }
                var bar: some View { ProgressView(value: way, total: wholeWay) }
            }
            """
        let found = texts(arrival)
        #expect(found["leaves_at"] == [InstantForm.seconds.rawValue])
        #expect(found["leaves"] == found["leaves_at"] && found["whole_way"] == nil)
        let ride =
            "struct Ride { enum CodingKeys: String, CodingKey { case phase = \"ride_phase\", way = \"way_m\", whole = \"all_m\" } }"
        let view = "let a = state.phase == \"gone\"; let b = ProgressView(value: state.way, total: state.whole)"
        #expect(texts(ride, view)["ride_phase"] == ["gone"])
        #expect(shares(ride, view)["way_m"] == .of("all_m"))
        #expect(texts("enum Step: String { case one = \"first\" }", "let a = one == \"x\"")["first"] == nil)
    }

    @Test("What a constant of a body is compared with counts for the value that it is, in that declaration alone")
    func constants() {
        let view = """
            struct Picture: View {
                var body: some View {
                    let fit = attributes.contentFit ?? "cover"
                    let way = state.value
                    switch fit { case "fill", "cover": Text("a") default: ProgressView(value: way) }
                    if let mark = state.sign, mark == "x" { icon(kind: mark) }
                }
            }
            """
        let found = texts(view, "let a = Other.fit == \"none\"")
        #expect(found["contentfit"] == ["fill", "cover"] && found["sign"] == ["x"])
        #expect(shares(view)["value"] == .ofOne)
        let sum =
            "func a() { let sum = state.count + 1; let b = state.names[2]; let c = state.make(); _ = sum == \"2\" || c == \"1\" }"
        #expect(texts(sum)["count"] == nil && texts(sum)["make"] == nil)
    }

    @Test("How long a list is whose elements are asked for by position, of a number or of a loop")
    func positions() {
        #expect(texts("let a = state.cues[3]")["cues"] == [ListLength(4).text])
        let loop =
            "struct A { var body: some View { ForEach(0..<5, id: \\.self) { Text(state.marks[$0]) + Text(state.names[index]) } } }"
        #expect(texts(loop)["names"] == [ListLength(5).text])
        #expect(texts("func a() { for index in 0...5 { show(names[index]) } }")["names"] == [ListLength(6).text])
        #expect(texts("let a = names[name]; let b = 0.5; let c = [1]").isEmpty)
        #expect(
            ListLength(ListLength(4).text)?.count == 4 && ListLength("elements 4") == nil && ListLength(99).count == 16)
    }

    @Test("Comparisons, but not those with an empty text or one with values in it")
    func comparisons() {
        #expect(texts("let a = state.kind == \"tram\" || kind.lowercased() == \"bus\"") == ["kind": ["tram", "bus"]])
        #expect(texts("let a = state.kind == \"\" || kind == \"\\(other)\" || kind != \"x\"").isEmpty)
    }

    @Test("The raw values of an enum that a value is made of, wherever the enum is")
    func rawValues() {
        let widget = "struct W { var step: Step { Step(rawValue: context.state.stepName)! } }"
        let values = "enum Step: String, CaseIterable { case packed, sent = \"on its way\"; var name: String { \"\" } }"
        #expect(texts(widget, values) == ["stepname": ["packed", "on its way"]])
        #expect(texts(widget, "enum Step { case packed }") == ["stepname": []])
        #expect(
            texts(widget, "enum Step: Int { case packed, sent; case lost = 7, found }") == [
                "stepname": ["0", "1", "7", "8"]
            ])
    }

    @Test("Of a value that several enums are made of, the raw values that all of them have")
    func severalTypes() {
        let widget = "func a() { _ = Ride(rawValue: state.step)!; _ = Parcel(rawValue: state.step)! }"
        let found = texts(widget, "enum Ride: Int { case a, b, c }", "enum Parcel: Int { case d, e }")
        #expect(found == ["step": ["0", "1"]])
    }

    @Test("A value that a date is made of stands for an instant, in the form that the source reads")
    func instants() {
        let source = """
            let a = Date(timeIntervalSince1970: state.end), b = Date(timeIntervalSince1970: Double(state.began) / 1000)
            let c = ISO8601DateFormatter().date(from: state.due), d = copy(from: state.other)
            func clock(_ stamp: Double) -> Date { Date(timeIntervalSince1970: stamp) }
            let e = clock(state.leaves)
            """
        let found = texts(source).filter { $0.key != "stamp" }
        #expect(
            found.mapValues { $0.compactMap(InstantForm.init(rawValue:)) } == [
                "end": [.seconds], "began": [.milliseconds], "due": [.text], "leaves": [.seconds],
            ])
    }

    @Test("What is passed to a function is compared with what its parameter is")
    func arguments() {
        let function = "func icon(_ name: String, in size: Int) -> String { name == \"van\" ? \"car\" : \"bicycle\" }"
        let found = texts("let a = icon(context.state.carrier, in: 3), b = icon(\"van\", in: width)", function)
        #expect(found == ["name": ["van"], "carrier": ["van"]])
    }

    private func shares(_ sources: String...) -> [String: NumberShare] {
        sources.reduce(into: ComparedTexts()) { found, text in
            let source = SwiftSource(text)
            found.merge(ComparedTexts(in: source, source.declarations()))
        }.byName.compactMapValues { $0.compactMap(NumberShare.init).first }
    }

    @Test(
        "A number that is drawn as a share of one",
        arguments: [
            "Gauge(value: context.state.level) { Text(name) }", "Gauge(value: state.level, in: 0...1)",
            "ProgressView(value: state.level, total: 1.0)", "ProgressView(value: Double(state.level), total: 1)",
            "Circle().trim(from: 0, to: state.level)", "Text(state.level, format: .percent)",
            "Text(state.level.formatted(.percent.precision(.fractionLength(0))))",
            "frame(width: geometry.size.width * state.level)", "frame(width: CGFloat(state.level) * proxy.size.width)",
            "frame(width: geometry.size.width * CGFloat(state.level))",
            "Text(\"\\(name)\") + text(Int(state.level * 100))",
        ])
    func fractions(call: String) {
        #expect(shares("let a = \(call)") == ["level": .ofOne])
    }

    @Test(
        "A number with a range of its own is not a share of one",
        arguments: [
            "Gauge(value: state.level, in: 0...100)", "ProgressView(value: state.level, total: 100)",
            "ProgressView(value: state.level / 100)", "frame(width: size.width * state.level / 100)",
            "Text(state.level, format: .number)", "offset(y: row.height * scale(state.level))",
            "trim(from: 0, to: 0.5)",
        ])
    func others(call: String) { #expect(shares("let a = \(call)").isEmpty) }

    @Test("A number may be a share of another value")
    func shareOfValue() {
        let found = shares("let a = ProgressView(value: state.way, total: context.attributes.length)")
        #expect(found == ["way": .of("length")])
        #expect(NumberShare("share") == nil && NumberShare(NumberShare.of("a").text) == .of("a"))
    }

    @Test("What a view is given is what its properties are, also if it passes them on")
    func properties() {
        let bar = "struct Bar: View { let part: Double; var body: some View { ProgressView(value: part) } }"
        let cover = "struct Cover: View { let image: String; var body: some View { Image(image) } }"
        let row =
            "struct Row: View { let title: String; let fill: Double; let a = Bar(part: fill), b = Cover(image: title) }"
        let call = "let a = Row(title: state.photo, fill: context.state.charge), b = Text(verbatim: state.name)"
        #expect(shares(bar, cover, row, call)["charge"] == .ofOne)
        #expect(texts(bar, cover, row, call)["photo"] == [ComparedTexts.images])
        #expect(texts(bar, cover, row, call)["name"] == nil)
        let mixed = ["cover": [ComparedTexts.images, NumberShare.ofOne.text]]
        #expect(ComparedTexts.naming(images: ["alps"], colors: [], in: mixed)["cover"] == ["alps"])
    }

    @Test("A value that names an image takes the names of the catalogue, unless it is compared with texts")
    func images() {
        let found = texts("let a = Image(context.state.cover); let b = UIImage(named: state.flag); let c = Image(kind)")
        #expect(
            found == ["cover": [ComparedTexts.images], "flag": [ComparedTexts.images], "kind": [ComparedTexts.images]])
        let mixed = found.merging(["kind": [ComparedTexts.images, "bus"]]) { $1 }
        let named = ComparedTexts.naming(images: ["alps", "coast"], colors: [], in: mixed)
        #expect(named["cover"] == ["alps", "coast"] && named["kind"] == ["bus"])
    }

    @Test("A value that names a colour takes the names of the catalogue; one that also names an image a name of both")
    func namedColors() {
        let found = texts(
            "let a = Color(context.state.line); let b = UIColor(named: state.tint); let c = Image(state.line)",
            "let d = Color(state.hexColor), e = Color(\"red\"), f = Color(uiColor: state.other), g = Color(.red)")
        #expect(
            found == [
                "line": [ComparedTexts.colors, ComparedTexts.images], "tint": [ComparedTexts.colors],
            ])
        let named = ComparedTexts.naming(images: ["alps", "blue"], colors: ["blue", "red"], in: found)
        #expect(named["line"] == ["blue"] && named["tint"] == ["blue", "red"])
        let compared = ["line": [ComparedTexts.colors, "north"]]
        #expect(ComparedTexts.naming(images: [], colors: ["red"], in: compared) == ["line": ["north"]])
    }

    @Test("A symbol's name, a picture that is there and a literal name no image of the catalogue")
    func otherImages() {
        #expect(
            texts("let a = Image(systemName: icon); let b = Image(uiImage: cover); let c = Image(\"logo\")").isEmpty)
        #expect(texts("let a = Image(.logo)").isEmpty)
    }
}
