import CellUI
import Foundation
import UIKit

extension AttributedString {
    /// The text with its fonts, colours and lines.
    public init(_ attributed: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole) { attributes, range, _ in
            var part = AttributedString(attributed.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part.font = Font(font) }
            if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(color) }
            if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(color) }
            if let kern = attributes[.kern] as? CGFloat { part.kern = kern }
            if let style = attributes[.underlineStyle] as? Int, style != 0 { part.underlineStyle = .single }
            if let style = attributes[.strikethroughStyle] as? Int, style != 0 { part.strikethroughStyle = .single }
            self += part
        }
    }
}
