import Testing

@testable import Theming

struct ThemeColorTests {
    @Test(arguments: ["#0a0b0c", "#ffffff", "ansi:0", "ansi:15", "default"]) func colorsRoundTrip(
        text: String
    ) {
        #expect(ThemeColor.parse(text).map(ThemeColor.text) == text)
    }
}
