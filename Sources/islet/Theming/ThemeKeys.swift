import CellUI
import Presentations

/// The keys of a theme file that hold one colour.
enum ThemeKeys {
    /// A key and where its colour goes.
    struct Key: Sendable {
        let path: [String]
        let set: @Sendable (inout Theme, CellColor) -> Void
    }

    /// All of them, in the order in which the shipped files have them.
    static let colors: [Key] =
        [
            Key(path: ["screen", "background"]) { $0.screen.background = $1 },
            Key(path: ["screen", "emphasis"]) { $0.screen.emphasis = $1 },
            Key(path: ["screen", "caption"]) { $0.screen.caption = $1 },
            Key(path: ["screen", "hint"]) { $0.screen.hint = $1 },
            Key(path: ["phone", "frame"]) { $0.phone.frame = $1 },
            Key(path: ["phone", "clock"]) { $0.phone.clock = $1 },
            Key(path: ["phone", "date"]) { $0.phone.date = $1 },
            Key(path: ["island", "fill"]) { $0.island.fill = $1 },
            Key(path: ["island", "camera"]) { $0.island.camera = $1 },
            Key(path: ["island", "key-line"]) { $0.island.keyLine = $1 },
            Key(path: ["card", "background"]) { $0.card.background = $1 },
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
        return roles.map { name, role in
            Key(path: [table, name]) { $0[keyPath: palette][keyPath: role] = $1 }
        }
            + NamedColors.byName.map { name, named in
                Key(path: [table, "colors", name]) { $0[keyPath: palette].named[keyPath: named] = $1 }
            }
    }
}
