/// A view that is not shown as intended.
public struct ViewFinding: Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: Hashable, Sendable {
        /// A truncated text, given in full.
        case truncatedText(String)
        /// A view that needs more rows than are visible.
        case cutOffRows(needed: Int, shown: Int)
        /// A view that needs more columns than are visible.
        case cutOffColumns(needed: Int, shown: Int)
    }

    /// The kind of problem.
    public let kind: Kind
    /// The affected view.
    public let view: ViewPath
    /// A description: `VStack needs 11 rows, 10 are shown`.
    public let sentence: String
}

extension ViewInspection {
    /// The truncated texts and the outermost clipped views, in reading order.
    public var findings: [ViewFinding] { views.flatMap(findings(of:)) }

    private func findings(of view: InspectedView) -> [ViewFinding] {
        var found: [ViewFinding] = []
        func add(_ kind: ViewFinding.Kind, _ complaint: String) {
            found.append(ViewFinding(kind: kind, view: view.id, sentence: "\(view.title) \(complaint)"))
        }
        if view.isTruncated { add(.truncatedText(view.detail ?? ""), "is shortened") }
        // Views inside a clipped view are clipped too: report the outermost only.
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
