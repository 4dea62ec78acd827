#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// Text of any length: on one line if there is room, else on several, smaller if need be. What is longer even then ends after a whole
/// word, and at large type sizes earlier; a screen reader reads all of it.
struct LongText: View {
    private let text: String
    private let lines: Int
    private let most: Int
    @Environment(\.dynamicTypeSize) private var typeSize

    /// - Parameters:
    ///   - lines: The greatest number of lines.
    ///   - most: The greatest number of letters at the standard type size.
    init(_ text: String, lines: Int = 2, most: Int) { (self.text, self.lines, self.most) = (text, lines, most) }

    var body: some View {
        let shown = text.shortened(
            to: typeSize.isAccessibilitySize ? most / 2 : typeSize > .xLarge ? most * 3 / 4 : most)
        ViewThatFits(in: .horizontal) {
            Text(verbatim: shown).lineLimit(1)
            Text(verbatim: shown).lineLimit(lines).minimumScaleFactor(Self.leastScale(at: typeSize))
        }
        .accessibilityLabel(text)
    }

    /// By how much text may shrink where it must, so that body text is never smaller than 11 points.
    static func leastScale(at size: DynamicTypeSize) -> CGFloat {
        switch size {
        case .xSmall: 0.8
        case .small: 0.75
        case .medium: 0.7
        case .large: 0.65
        case .xLarge: 0.6
        case .xxLarge: 0.55
        case .xxxLarge: 0.5
        case .accessibility1, .accessibility2: 0.4
        case .accessibility3, .accessibility4: 0.35
        case .accessibility5: 0.25
        }
    }
}

extension String {
    /// The first whole words of the text, up to `most` letters with the sign that there is more; the text itself if it is not longer.
    func shortened(to most: Int) -> String {
        guard count > most else { return self }
        let start = prefix(max(1, most - 2))
        var words = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start
        while let last = words.last, last.isWhitespace || last.isPunctuation { words.removeLast() }
        return words + "\u{A0}…"
    }
}

extension View {
    /// One line that shrinks before it is cut.
    func shrinking() -> some View { modifier(ShrinkingLine()) }

    /// The largest text of places whose height the system fixes: beside the camera, and all of the closed island.
    func closedIslandTypeSize() -> some View { dynamicTypeSize(...DynamicTypeSize.xxxLarge) }
}

private struct ShrinkingLine: ViewModifier {
    @Environment(\.dynamicTypeSize) private var typeSize

    func body(content: Content) -> some View {
        content.lineLimit(1).minimumScaleFactor(LongText.leastScale(at: typeSize))
    }
}
