import Testing

@testable import CellUI

@Suite struct DynamicTypeSizeTests {
    private func rows(_ font: Font, _ size: DynamicTypeSize) -> Int {
        render(Text("12:34").font(font).fixedSize().dynamicTypeSize(size), 200, 40).frame.text
            .split(separator: "\n").count
    }

    @Test func textStylesFollowTheGuidelinesTable() {
        let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        #expect(DynamicTypeSize.allCases.map { Font.body.size(at: $0) } == body)
        #expect(Font.largeTitle.size(at: .accessibility5) == 60 && Font.caption2.size(at: .xSmall) == 11)
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
            #expect(sizes == sizes.sorted() && style.size(at: .large) == style.size)
        }
    }

    @Test func textTwoRowsHighBecomesBlockLetters() {
        #expect(rows(.body, .large) == 1)
        #expect(rows(.body, .accessibility1) == 1)
        #expect(rows(.body, .accessibility2) >= 2)
        #expect(rows(.body, .accessibility5) > rows(.body, .accessibility2))
        #expect(rows(.largeTitle, .xSmall) == 1 && rows(.largeTitle, .large) >= 2)
    }

    @Test func fixedSizesStayAndCustomFontsScale() {
        #expect(rows(.system(size: 17), .accessibility5) == 1)
        #expect(rows(.custom("Own", fixedSize: 17), .accessibility5) == 1)
        #expect(Font.custom("Own", size: 34).size(at: .accessibility5) == 106)
        #expect(Font.custom("Own", size: 11, relativeTo: .caption2).size(at: .accessibility5) == 40)
    }

    @Test func aRangeClampsTheSize() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) var size
            var body: some View { Text(verbatim: "\(size)") }
        }
        func size(_ view: some View) -> String { text(view.dynamicTypeSize(.accessibility3), 20, 1) }
        #expect(size(Reader()) == "accessibility3")
        #expect(size(Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge)) == "xxLarge")
        #expect(size(Reader().dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)) == "large")
        #expect(size(Reader().dynamicTypeSize(DynamicTypeSize.accessibility4...)) == "accessibility4")
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
