/// A place of a TOML text: line and column counted from 1, a column being one Unicode scalar, as TOMLKit counts.
struct TOMLPlace: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (first: TOMLPlace, second: TOMLPlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}
