/// A place in a TOML text: line and column, counted from 1. A column is one Unicode scalar, as in TOMLKit.
package struct TOMLPlace: Hashable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (first: TOMLPlace, second: TOMLPlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
