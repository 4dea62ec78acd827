import Testing

@testable import CellUI

struct BlockFontTests {
    private func picture(_ text: String, _ font: BlockFont) -> String {
        var frame = Frame(size: font.size(of: text))
        font.draw(text, at: .zero, style: CellStyle(), in: &frame, clip: frame.bounds)
        return frame.text
    }
}
