/// The space that a presentation needs on a phone, and the space that it gets, in points.
struct PresentationLimit: Hashable {
    /// The presentation.
    let presentation: Presentation
    /// What the presentation is called on the device.
    let name: String
    /// The part of the presentation, such as `Leading`; `nil` for the whole.
    let part: String?
    /// The space that the content takes of what is allowed; more if it does not fit.
    let needed: CGSize
    /// The greatest space.
    let allowed: CGSize

    /// The finding for content that does not fit; `nil` if it fits.
    var finding: PresentationFinding? {
        let subject = part.map { "\(name) (\($0.lowercased()))" } ?? name
        // Sums of thirds of a point differ from whole ones by rounding errors.
        let tolerance = 0.01
        if needed.height > allowed.height + tolerance {
            let (wanted, shown) = (Self.points(needed.height, .up), Self.points(allowed.height, .down))
            return PresentationFinding(
                presentation: presentation, kind: .cutOff(neededPoints: wanted, shownPoints: shown), view: nil,
                source: nil, sentence: "\(subject) needs a height of \(wanted) points, there are \(shown)")
        }
        if needed.width > allowed.width + tolerance {
            let (wanted, shown) = (Self.points(needed.width, .up), Self.points(allowed.width, .down))
            return PresentationFinding(
                presentation: presentation, kind: .tooWide(neededPoints: wanted, shownPoints: shown), view: nil,
                source: nil, sentence: "\(subject) needs a width of \(wanted) points, there are \(shown)")
        }
        return nil
    }

    private static func points(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(length, 1e6).rounded(rule))
    }
}
