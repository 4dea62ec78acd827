/// Text that can be edited, with a caret at its end while it has the focus.
///
///     Breath awaren▌
///
/// A program edits the text; the field shows it. While it has the focus, text that does not fit on its line loses its beginning,
/// so that the caret is visible; otherwise its end. A field with a vertical axis wraps its text instead.
public struct TextField: View {
    private let title: String
    private let text: Binding<String>
    private let axis: Axis
    @Environment(\.isFocused) private var isFocused

    /// A field for `text` that shows `title` while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) {
        (self.title, self.text, self.axis) = (String(title), text, axis)
    }
    /// A field for `text` that shows a title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
        (title, self.text, self.axis) = (titleKey.text.plainText, text, axis)
    }

    /// The text and the caret.
    public var body: some View {
        if axis == .vertical, isFocused {
            // The caret is wrapped with the last word; a blank would get lost at the end of a line.
            (Text(verbatim: text.wrappedValue) + Text(verbatim: "\u{A0}").textAttributes(.reverse))
                .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            line.lineLimit(axis == .vertical ? nil : 1)
        }
    }

    private var line: some View {
        HStack(spacing: 0) {
            if text.wrappedValue.isEmpty {
                if !isFocused { Text(verbatim: title).foregroundStyle(.tertiary) }
            } else {
                Text(verbatim: text.wrappedValue).truncationMode(isFocused ? .head : .tail)
            }
            // The caret's column is reserved, so that the text is cut at the same place with and without it.
            Text(verbatim: " ").textAttributes(isFocused ? .reverse : []).accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
