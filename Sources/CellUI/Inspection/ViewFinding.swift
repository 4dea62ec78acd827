/// Something of a picture that does not show as it was meant.
public struct ViewFinding: Hashable, Sendable {
    /// What is amiss.
    public enum Kind: Hashable, Sendable {
        /// A text that had to be shortened; the whole of it.
        case truncatedText(String)
        /// A view that needs more rows than are shown of it.
        case cutOffRows(needed: Int, shown: Int)
        /// A view that needs more columns than are shown of it.
        case cutOffColumns(needed: Int, shown: Int)
    }

    /// What is amiss.
    public let kind: Kind
    /// Where.
    public let view: ViewPath
    /// The same in words: `VStack needs 11 rows, 10 are shown`.
    public let sentence: String
}

extension ViewInspection {
    /// The texts that were shortened, and the outermost of the views that are cut off, in reading order.
    public var findings: [ViewFinding] { views.flatMap(findings(of:)) }

    private func findings(of view: InspectedView) -> [ViewFinding] {
        var found: [ViewFinding] = []
        func add(_ kind: ViewFinding.Kind, _ complaint: String) {
            found.append(ViewFinding(kind: kind, view: view.id, sentence: "\(view.title) \(complaint)"))
        }
        if view.isTruncated { add(.truncatedText(view.detail ?? ""), "is shortened") }
        // What is cut off takes with it what is inside: one finding is enough.
        guard view.isCutOff, parent(of: view)?.isCutOff != true else { return found }
        if view.visible.height < view.place.height {
            let (needed, shown) = (view.place.height, view.visible.height)
            add(.cutOffRows(needed: needed, shown: shown), "needs \(Self.rows(needed)), \(Self.are(shown)) shown")
        }
        if view.visible.width < view.place.width {
            let (needed, shown) = (view.place.width, view.visible.width)
            add(.cutOffColumns(needed: needed, shown: shown), "needs \(Self.columns(needed)), \(Self.are(shown)) shown")
        }
        return found
    }

    private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
    private static func columns(_ count: Int) -> String { count == 1 ? "1 column" : "\(count) columns" }
    private static func are(_ count: Int) -> String { count == 1 ? "1 is" : "\(count) are" }
}
