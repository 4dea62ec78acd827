/// A place of a TOML text: line and column counted from 1, a column being one Unicode scalar, as TOMLKit counts.
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
