import CellUI

/// A bordered box over a picture.
///
///     ╭──────────────────╮
///     │  content         │
///     ╰──────────────────╯
package struct Dialog<Content: View>: View {
    private let content: Content

    /// A box around `content`.
    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The box, with one more column at each side, so that the picture behind does not touch the border.
    package var body: some View {
        content.padding(.horizontal, 24).padding(.vertical, 16)
            .background { RoundedRectangle(cornerRadius: 8).strokeBorder(.tertiary) }
            .padding(.horizontal, 8).opaque()
    }
}

/// A button in a row of which one is selected.
///
/// The selected one is in reverse video, to be recognizable without colours.
package struct Choice<Message: Hashable>: View {
    private let title: String
    private let isSelected: Bool
    private let message: Message

    /// A button that sends `message` on a click.
    package init(_ title: String, isSelected: Bool, sending message: Message) {
        (self.title, self.isSelected, self.message) = (title, isSelected, message)
    }

    /// The title with a blank at each side.
    package var body: some View {
        Button(sending: message) {
            Text(verbatim: " \(title) ").lineLimit(1).foregroundStyle(isSelected ? .primary : .secondary)
                .textAttributes(isSelected ? .reverse : [])
        }
        .buttonStyle(.plain)
    }
}

/// Names and values in two columns, values wrapped.
///
///     started  Sat 21 Nov 2026, 08:14:00
///     pauses   1 (02:10): at 08:20:05 for
///              02:10
package struct Details: View {
    /// A name and its value.
    package struct Row: Hashable {
        /// The name.
        package let name: String
        /// The value.
        package let value: String

        /// Creates a row.
        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    private let rows: [Row]

    /// The rows from top to bottom.
    package init(_ rows: [Row]) { self.rows = rows }

    /// A grid.
    package var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 16) {
            ForEach(rows, id: \.self) { row in
                GridRow {
                    Text(verbatim: row.name).faint()
                    Text(verbatim: row.value).foregroundStyle(.secondary).frame(
                        maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}
