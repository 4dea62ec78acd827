import Testing

@testable import GuestBuild

// What the source pass says of calls that change nothing, or less than on a phone, and which it replaces.
extension SourcePassTests {
    @Test(
        "Of functions with one name the labels show whether the call changes anything",
        arguments: [
            ("Text(a).allowsTightening(true)", "allowsTightening"), ("Text(a).blur(radius: 2)", nil),
            ("Text(a).shadow(color: .red, radius: 2)", nil),
            ("Color.red.shadow(.drop(radius: 2))", nil), ("Color.red.blendMode(.multiply)", "blendMode"),
            ("BarMark(x: a, y: b).offset(x: 1, y: 2)", nil), ("Text(a).position(x: 1, y: 2)", nil),
            ("A().previewContext(state, viewKind: .content)", nil), ("Text(a).onTapGesture { b() }", "onTapGesture"),
            ("Image(systemName: a, variableValue: 0.3)", "variableValue of Image"), ("Image(systemName: a)", nil),
            ("Text(a).underline(true, color: .red)", "color of underline"), ("Text(a).underline()", nil),
            ("Text(a).strikethrough(b, pattern: .dot)", "pattern of strikethrough"),
            ("Text(a).frame(width: 1).opacity(0.5).offset(x: 1)", nil),
        ])
    func acceptedOverloads(source: String, name: String?) {
        let sentences = output("let v = \(source)").notes.map(\.sentence)
        #expect(sentences == (name.map { ["\($0) is accepted and changes nothing"] } ?? []))
    }

    @Test("Of an animation of keyframes the beginning is drawn")
    func beginnings() {
        let notes = output("let v = Text(a).keyframeAnimator(initialValue: 1) { $0 } keyframes: { _ in }").notes
        #expect(notes.map(\.sentence) == ["of keyframeAnimator the state that it begins with is drawn"])
    }

    private static let filters = " ignored: of Core Image's filters those of colours are drawn, QR codes and Code 128"

    @Test(
        "What is drawn in some places, or in one language, is said",
        arguments: [
            (
                "ProgressView(value: a) { b } currentValueLabel: { c }.progressViewStyle(.circular)",
                "currentValueLabel of a circular ProgressView is drawn only where the ring has room for it"
            ),
            ("ProgressView(value: a) { b } currentValueLabel: { c }.progressViewStyle(.linear)", nil),
            (
                "[ProgressView(value: a) { b } currentValueLabel: { c }, ProgressView().progressViewStyle(.circular)]",
                nil
            ),
            ("Gauge(value: a) { b } currentValueLabel: { c }.gaugeStyle(.circular)", nil),
            ("ListFormatter.localizedString(byJoining: a)", "ListFormatter writes English, whatever --locale says"),
            ("RelativeDateTimeFormatter()", "RelativeDateTimeFormatter writes English, whatever --locale says"),
            ("a as ListFormatter", nil), ("DateFormatter()", nil),
            ("CIFilter(name: \"CIBloom\")", "CIBloom" + filters), ("CIFilter(name: \"CIFalseColor\")", nil),
            ("a.applyingFilter(\"CIBloom\")", "CIBloom" + filters), ("Text(\"CIBloom\")", nil),
            ("CIFilter.gaussianBlur()", "gaussianBlur" + filters), ("CIFilter.sepiaTone()", nil),
        ])
    func furtherNotes(source: String, sentence: String?) {
        #expect(output("let v = \(source)").notes.map(\.sentence) == (sentence.map { [$0] } ?? []))
    }

    @Test("A ForEach of a PreviewProvider makes its views at once, another stays")
    func previewLists() {
        let list = "ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }"
        #expect(
            body("struct A_Previews: PreviewProvider { static var previews: some View { \(list) } }")
                == "struct A_Previews: PreviewProvider { static var previews: some View { _IsletPreviewList([1, 2], id: \\.self) { Text(\"\\($0)\") } } }"
        )
        #expect(body("let a = \(list)") == "let a = \(list)")
    }

    @Test("Formats that follow plural rules are made by functions that know these")
    func formats() {
        #expect(
            body("let a = String(format: f, 1); let b = String.localizedStringWithFormat(f, 2); let c = String(x)")
                == "let a = isletString(format: f, 1); let b = String.isletStringWithFormat(f, 2); let c = String(x)")
    }
}
