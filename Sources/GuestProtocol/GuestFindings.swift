import Presentations

extension GuestFinding {
    /// A finding as it is sent and as programs read it.
    public init(_ finding: PresentationFinding) {
        let (kind, needed, found) = finding.kind.measured
        self.init(
            presentation: finding.presentation.rawValue, kind: kind, needed: needed, found: found,
            sentence: finding.sentence, file: finding.source?.file, line: finding.source?.line)
    }
}

extension PresentationFinding.Kind {
    /// The name in JSON, what is needed and what there is: points, or a contrast ratio.
    fileprivate var measured: (name: String, needed: Double?, found: Double?) {
        switch self {
        case .cutOff(let needed, let shown): ("cut-off", Double(needed), Double(shown))
        case .tooWide(let needed, let shown): ("too-wide", Double(needed), Double(shown))
        case .truncatedText: ("shortened-text", nil, nil)
        case .outsideCorners: ("outside-corners", nil, nil)
        case .behindCamera: ("behind-camera", nil, nil)
        case .outsideSafeArea(let points): ("outside-safe-area", Device.margin, points)
        case .overlap: ("overlap", nil, nil)
        case .smallText(let points): ("small-text", PresentationFinding.leastTextSize, points)
        case .lowContrast(let ratio, let needed): ("low-contrast", needed, (ratio * 1000).rounded() / 1000)
        }
    }
}
