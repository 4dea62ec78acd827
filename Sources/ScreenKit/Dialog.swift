import CellUI

/// A box over a picture: rounded as a phone's alerts are where colours are mixed, with a border where they are not.
///
///     ╭──────────────────╮
///     │  content         │
///     ╰──────────────────╯
package struct Dialog<Content: View>: View {
    private let content: Content
    @Environment(\.mixesColors) private var mixesColors

    /// A box around `content`.
    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The box; a bordered one with one more column at each side, so that the picture behind does not touch the border.
    package var body: some View {
        let padded = content.padding(.horizontal, 24).padding(.vertical, 16)
        if mixesColors {
            padded.padding(.horizontal, 8).background { RoundedSurface(level: .dialog, cornerRadius: 24) }.keepsClicks()
        } else {
            padded.background { RoundedRectangle(cornerRadius: 8).strokeBorder(.tertiary) }
                .padding(.horizontal, 8).opaque()
        }
    }
}

/// A button in a row of which one is selected.
///
/// The selected one is a filled pill where colours are mixed, and elsewhere in reverse video, to be recognisable without colours.
package struct Choice<Message: Hashable>: View {
    /// How high the pill is.
    package enum Shape {
        /// A row: in lists of values, which have no gaps.
        case row
        /// Half a row more above and below: an answer, with an empty row on both sides. Answers that are not selected are pills too.
        case answer
    }

    private let title: String
    private let isSelected: Bool
    private let isFocused: Bool
    private let shape: Shape
    private let message: Message
    @Environment(\.mixesColors) private var mixesColors

    /// A button that sends `message` on a click.
    ///
    /// - Parameter isFocused: Whether keys act on its row. Default: `true`.
    package init(
        _ title: String, isSelected: Bool, isFocused: Bool = true, shape: Shape = .row, sending message: Message
    ) {
        (self.title, self.isSelected, self.isFocused) = (title, isSelected, isFocused)
        (self.shape, self.message) = (shape, message)
    }

    /// The title with a blank at each side.
    package var body: some View {
        Button(sending: message) {
            let label = Text(verbatim: " \(title) ")
            if !mixesColors {
                label.foregroundStyle(isSelected ? .primary : .secondary).textAttributes(isSelected ? .reverse : [])
            } else if shape == .answer {
                pill(label.bold(isSelected), isFocused: isSelected)
            } else if isSelected {
                ink(label.bold(isFocused), isFocused: isFocused)
                    .background { RoundedSurface(level: isFocused ? .focus : .raised, cornerRadius: 0) }
            } else {
                label.foregroundStyle(.secondary)
            }
        }
        .lineLimit(1).buttonStyle(.plain)
    }

    private func pill(_ label: Text, isFocused: Bool) -> some View {
        ink(label, isFocused: isFocused).padding(.horizontal, 8)
            .background {
                // The halves of the empty rows above and below.
                RoundedSurface(level: isFocused ? .focus : .raised, cornerRadius: 16, isPill: true)
                    .padding(.vertical, -16)
            }
    }

    private func ink(_ label: Text, isFocused: Bool) -> some View {
        label.foregroundStyle(isFocused ? AnyShapeStyle(OnTint()) : AnyShapeStyle(.primary))
    }
}

extension View {
    /// Draws the selected row of a list on a surface of its own, where colours are mixed.
    @ViewBuilder package func selectedRow(_ isSelected: Bool) -> some View {
        if isSelected { bold().background { RoundedSurface(level: .raised, cornerRadius: 0) } } else { self }
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
