import Foundation

extension PointDifference {
    /// A kind of change, independent of where it happened.
    public enum Change: Hashable, Sendable {
        /// The picture has another size, in points.
        case size(String, String)
        /// Something is elsewhere: right and down, in tenths of a point.
        case moved(right: Int, down: Int)
        /// Something is wider and taller, in tenths of a point.
        case grown(wider: Int, taller: Int)
        /// An outline has another form.
        case form
        /// Other letters, or another symbol.
        case name(String, String)
        /// Another value of a property such as a colour or a font; an empty one is none.
        case trait(String, String, String)
        /// Something is new or gone, in words.
        case part(String, isNew: Bool)
        /// A phrase of the reading was added or removed.
        case phrase(String, isNew: Bool)

        /// The change in words: `moved 4 pt right and 2 pt down`. Empty for those of whole parts.
        var words: String {
            switch self {
            case .size(let old, let new): "the size was \(old), is now \(new)"
            case .moved(let right, let down):
                "moved "
                    + [Self.length(right, "pt right", "pt left"), Self.length(down, "pt down", "pt up")].compactMap {
                        $0
                    }
                    .joined(separator: " and ")
            case .grown(let wider, let taller):
                [Self.length(wider, "pt wider", "pt narrower"), Self.length(taller, "pt taller", "pt shorter")]
                    .compactMap { $0 }.joined(separator: " and ")
            case .form: "another form"
            case .name(let old, let new): "was \(PointNotation.quoted(old)), is now \(PointNotation.quoted(new))"
            case .trait(let name, "", let new): "\(name) \(new) is new"
            case .trait(let name, let old, ""): "\(name) \(old) is gone"
            case .trait(let name, let old, let new): "\(name) was \(old), is now \(new)"
            case .part, .phrase: ""
            }
        }

        private static func length(_ tenths: Int, _ positive: String, _ negative: String) -> String? {
            guard tenths != 0 else { return nil }
            let number = PointNotation.length(CGFloat(abs(tenths)) / 10)
            return "\(number) \(tenths > 0 ? positive : negative)"
        }
    }
}

extension DrawnPart {
    /// What is other in `new` than in this part; empty if nothing is.
    func changes(to new: DrawnPart) -> [PointDifference.Change] {
        let tolerance = PointDifference.tolerance
        func tenths(_ length: CGFloat) -> Int { abs(length) <= tolerance ? 0 : Int((length * 10).rounded()) }
        var changes: [PointDifference.Change] = []
        if name != new.name { changes.append(.name(name, new.name)) }
        let right = tenths(new.place.minX - place.minX)
        let down = tenths(new.place.minY - place.minY)
        if right != 0 || down != 0 { changes.append(.moved(right: right, down: down)) }
        // The width of other letters follows from them.
        let wider = kind == .text && name != new.name ? 0 : tenths(new.place.width - place.width)
        let taller = tenths(new.place.height - place.height)
        if wider != 0 || taller != 0 { changes.append(.grown(wider: wider, taller: taller)) }
        if letters != new.letters || (wider == 0 && taller == 0 && !hasSameForm(as: new)) { changes.append(.form) }
        return changes + traitChanges(to: new)
    }

    private func hasSameForm(as other: DrawnPart) -> Bool {
        zip(points, other.points).allSatisfy { mine, its in
            abs(mine.x - its.x) <= PointDifference.tolerance && abs(mine.y - its.y) <= PointDifference.tolerance
        }
    }

    private func traitChanges(to new: DrawnPart) -> [PointDifference.Change] {
        let old = traits.reduce(into: [:]) { $0[$1.name] = $1.value }
        let all = new.traits.reduce(into: [:]) { $0[$1.name] = $1.value }
        let names = traits.map(\.name) + new.traits.map(\.name).filter { old[$0] == nil }
        return names.compactMap { name in
            let (before, after) = (old[name] ?? "", all[name] ?? "")
            return Self.isSame(before, after, in: name) ? nil : .trait(name, before, after)
        }
    }

    /// Whether two values are equal but for the last digits of their numbers.
    private static func isSame(_ old: String, _ new: String, in name: String) -> Bool {
        if old == new { return true }
        let tolerance = name == "gradient over" ? PointDifference.tolerance : 0.006
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "/" } }
        let (before, after) = (words(old), words(new))
        return before.count == after.count
            && zip(before, after).allSatisfy { mine, its in
                if mine == its { return true }
                guard let mine = Double(mine), let its = Double(its) else { return false }
                return abs(mine - its) <= tolerance
            }
    }
}
