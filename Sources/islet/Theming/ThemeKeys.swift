import CellUI
import Presentations

/// The keys of a theme file that hold one colour.
enum ThemeKeys {
    /// A key, and the colour of a theme that it means.
    struct Key: Sendable {
        let path: [String]
        /// `nil` where the theme has no such colour and need not have.
        let get: @Sendable (Theme) -> CellColor?
        let set: @Sendable (inout Theme, CellColor) -> Void

        init(_ path: String..., target: WritableKeyPath<Theme, CellColor> & Sendable) {
            self.path = path
            get = { $0[keyPath: target] }
            set = { $0[keyPath: target] = $1 }
        }

        init(_ path: String..., target: WritableKeyPath<Theme, CellColor?> & Sendable) {
            self.path = path
            get = { $0[keyPath: target] }
            set = { $0[keyPath: target] = $1 }
        }

        init(
            _ path: [String], in palette: WritableKeyPath<Theme, Palette> & Sendable,
            target: WritableKeyPath<Palette, CellColor> & Sendable
        ) {
            self.path = path
            get = { $0[keyPath: palette][keyPath: target] }
            set = { $0[keyPath: palette][keyPath: target] = $1 }
        }
    }

    /// All of them, in the order in which the shipped files have them.
    static let colors: [Key] =
        [
            Key("screen", "background", target: \.screen.background),
            Key("screen", "emphasis", target: \.screen.emphasis),
            Key("screen", "caption", target: \.screen.caption),
            Key("screen", "hint", target: \.screen.hint),
            Key("phone", "frame", target: \.phone.frame),
            Key("phone", "clock", target: \.phone.clock),
            Key("phone", "date", target: \.phone.date),
            Key("island", "fill", target: \.island.fill),
            Key("island", "camera", target: \.island.camera),
            Key("island", "key-line", target: \.island.keyLine),
            Key("card", "background", target: \.card.background),
        ] + palette(in: "island", \.island.palette) + palette(in: "card", \.card.palette)

    /// The key at `path`; `nil` if there is none.
    static func key(at path: [String]) -> Key? { colors.first { $0.path == path } }

    /// What may stand in the table of `path`, or at the top where that table is not known, for messages.
    static func allowed(besides path: [String]) -> String {
        let table = Array(path.dropLast())
        let paths = colors.map(\.path) + [["phone", "wallpaper"]]
        let names = paths.filter { $0.dropLast() == table[...] }.compactMap(\.last)
        return names.isEmpty || table.isEmpty
            ? "a theme has display-name, appearance, based-on, [screen], [phone], [island], [island.colors], [card], "
                + "[card.colors]"
            : "[\(table.joined(separator: "."))] has " + names.joined(separator: ", ")
    }

    private static func palette(in table: String, _ palette: WritableKeyPath<Theme, Palette> & Sendable) -> [Key] {
        let roles: [(String, WritableKeyPath<Palette, CellColor> & Sendable)] = [
            ("primary", \.primary), ("secondary", \.secondary), ("tertiary", \.tertiary),
            ("quaternary", \.quaternary), ("tint", \.tint), ("success", \.success), ("warning", \.warning),
            ("track", \.track),
        ]
        return roles.map { name, role in Key([table, name], in: palette, target: role) }
            + named.map { name, color in Key([table, "colors", name], in: palette, target: color) }
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
