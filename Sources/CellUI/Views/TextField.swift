/// A line of text that can be edited, with a caret at its end while it has the focus.
///
///     Breath awaren▌
///
/// A program edits the text; the field shows it. While it has the focus, text that does not fit loses its beginning, so that the
/// caret is visible; otherwise its end.
public struct TextField: View {
    private let title: String
    private let text: Binding<String>
    @Environment(\.isFocused) private var isFocused

    /// A field for `text` that shows `title` while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.title, self.text) = (String(title), text)
    }
    /// A field for `text` that shows a title while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (title, self.text) = (titleKey.text.plainText, text)
    }

    /// The text and the caret.
    public var body: some View {
        HStack(spacing: 0) {
            if text.wrappedValue.isEmpty {
                if !isFocused { Text(verbatim: title).foregroundStyle(.tertiary) }
            } else {
                Text(verbatim: text.wrappedValue).truncationMode(isFocused ? .head : .tail)
            }
            // The caret's column is reserved, so that the text is cut at the same place with and without it.
            Text(verbatim: " ").textAttributes(isFocused ? .reverse : []).accessibilityHidden(true)
        }
        .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }
}
