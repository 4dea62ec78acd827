import CellUI
import Languages
import Presentations

/// The keys of a theme file whose value is one colour.
package enum ThemeKeys {
    /// A key and the theme colour it sets.
    package struct Key: Sendable {
        package let path: [String]
        /// What the colour is for, without a full stop.
        package let meaning: String
        /// Returns `nil` if the theme does not set this optional colour.
        package let get: @Sendable (Theme) -> CellColor?
        package let set: @Sendable (inout Theme, CellColor) -> Void

        /// The path in dotted form.
        package var name: String { path.joined(separator: ".") }

        package init(_ path: String..., target: WritableKeyPath<Theme, CellColor> & Sendable, meaning: String) {
            (self.path, self.meaning) = (path, meaning)
            get = { $0[keyPath: target] }
            set = { $0[keyPath: target] = $1 }
        }

        package init(_ path: String..., target: WritableKeyPath<Theme, CellColor?> & Sendable, meaning: String) {
            (self.path, self.meaning) = (path, meaning)
            get = { $0[keyPath: target] }
            set = { $0[keyPath: target] = $1 }
        }

        package init(
            _ path: [String], in palette: WritableKeyPath<Theme, Palette> & Sendable,
            target: WritableKeyPath<Palette, CellColor> & Sendable, meaning: String
        ) {
            (self.path, self.meaning) = (path, meaning)
            get = { $0[keyPath: palette][keyPath: target] }
            set = { $0[keyPath: palette][keyPath: target] = $1 }
        }
    }

    /// All keys, in the order of the shipped files.
    package static let colors: [Key] =
        [
            Key("screen", "background", target: \.screen.background, meaning: "behind everything"),
            Key("screen", "emphasis", target: \.screen.emphasis, meaning: "important text: names, questions"),
            Key("screen", "caption", target: \.screen.caption, meaning: "the names of the presentations"),
            Key("screen", "hint", target: \.screen.hint, meaning: "keys and advice"),
            Key("phone", "frame", target: \.phone.frame, meaning: "the line around the phone"),
            Key("phone", "clock", target: \.phone.clock, meaning: "the lock screen's clock"),
            Key("phone", "date", target: \.phone.date, meaning: "the lock screen's date"),
            Key("island", "fill", target: \.island.fill, meaning: "the Dynamic Island's glass"),
            Key("island", "camera", target: \.island.camera, meaning: "the camera in the glass"),
            Key("island", "key-line", target: \.island.keyLine, meaning: "a line around the island; default: none"),
            Key("card", "background", target: \.card.background, meaning: "the Live Activity on the lock screen"),
        ] + palette(in: "island", \.island.palette) + palette(in: "card", \.card.palette)

    /// The key at `path`; `nil` if there is none.
    package static func key(at path: [String]) -> Key? { colors.first { $0.path == path } }

    /// The key with this dotted name; `nil` if there is none.
    package static func key(named name: String) -> Key? { colors.first { $0.name == name } }

    /// The keys allowed in the table of `path`, or at the top level if the table is unknown; for messages.
    package static func allowed(besides path: [String]) -> String {
        let table = Array(path.dropLast())
        let paths = colors.map(\.path) + [["phone", "wallpaper"]]
        let names = paths.filter { $0.dropLast() == table[...] }.compactMap(\.last)
        return names.isEmpty || table.isEmpty
            ? localized(
                "a theme has \("display-name, appearance, based-on, [screen], [phone], [island], [island.colors], [card], [card.colors]")"
            )
            : localized("[\(table.joined(separator: "."))] has \(names.joined(separator: ", "))")
    }

    private static func palette(in table: String, _ palette: WritableKeyPath<Theme, Palette> & Sendable) -> [Key] {
        let roles: [(String, WritableKeyPath<Palette, CellColor> & Sendable, String)] = [
            ("primary", \.primary, "the most important text"), ("secondary", \.secondary, "text of less weight"),
            ("tertiary", \.tertiary, "the faintest text"),
            ("quaternary", \.quaternary, "separators and the ground of buttons"),
            ("tint", \.tint, "the accent: progress done"), ("success", \.success, "something succeeded"),
            ("warning", \.warning, "something needs attention"), ("track", \.track, "progress to come"),
        ]
        return roles.map { name, role, meaning in Key([table, name], in: palette, target: role, meaning: meaning) }
            + named.map { name, color in
                Key([table, "colors", name], in: palette, target: color, meaning: "the colour that views call \(name)")
            }
    }

    private static let named: [(String, WritableKeyPath<Palette, CellColor> & Sendable)] = [
        ("red", \.named.red),
        ("orange", \.named.orange),
        ("yellow", \.named.yellow),
        ("green", \.named.green),
        ("mint", \.named.mint),
        ("teal", \.named.teal),
        ("cyan", \.named.cyan),
        ("blue", \.named.blue),
        ("indigo", \.named.indigo),
        ("purple", \.named.purple),
        ("pink", \.named.pink),
        ("brown", \.named.brown),
        ("gray", \.named.gray),
        ("white", \.named.white),
        ("black", \.named.black),
    ]
}
