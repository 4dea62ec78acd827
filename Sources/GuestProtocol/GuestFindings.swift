import CellUI
import Presentations

extension GuestFinding {
    /// A finding as it is sent and as programs read it.
    public init(_ finding: PresentationFinding) {
        let (kind, needed, found, text) = finding.kind.measured
        self.init(
            presentation: finding.presentation.rawValue, kind: kind, needed: needed, found: found, text: text,
            sentence: finding.sentence, file: finding.source?.file, line: finding.source?.line)
    }

    /// The finding that was sent; `nil` if this side knows no such kind.
    package var finding: PresentationFinding? {
        func points(_ value: Double?) -> Int { Int(min(max(value ?? 0, -1e9), 1e9)) }
        let read: PresentationFinding.Kind? =
            switch kind {
            case "cut-off": .cutOff(neededPoints: points(needed), shownPoints: points(found))
            case "too-wide": .tooWide(neededPoints: points(needed), shownPoints: points(found))
            case "shortened-text": .truncatedText((text ?? "").withoutControls)
            case "broken-word": .brokenWord((text ?? "").withoutControls)
            case "outside-corners": .outsideCorners
            case "clipped": .clipped
            case "hidden": .hidden
            case "behind-camera": .behindCamera
            case "outside-safe-area": .outsideSafeArea(points: found ?? 0)
            case "overlap": .overlap(with: (text ?? "").withoutControls)
            case "small-text": .smallText(points: found ?? 0)
            case "low-contrast": .lowContrast(ratio: found ?? 0, needed: needed ?? 0)
            case "nothing-drawn": .nothingDrawn
            default: nil
            }
        guard let read, let presentation = Presentation(rawValue: presentation) else { return nil }
        let place = file.flatMap { file in line.map { SourceLine(file: file.withoutControls, line: $0) } }
        return PresentationFinding(
            presentation: presentation, kind: read, view: nil, source: place,
            sentence: sentence.withoutControls)
    }
}

extension PresentationFinding.Kind {
    /// The name in JSON, what is needed and what there is (points, or a contrast ratio), and the text concerned.
    fileprivate var measured: (name: String, needed: Double?, found: Double?, text: String?) {
        switch self {
        case .cutOff(let needed, let shown): ("cut-off", Double(needed), Double(shown), nil)
        case .tooWide(let needed, let shown): ("too-wide", Double(needed), Double(shown), nil)
        case .truncatedText(let text): ("shortened-text", nil, nil, text)
        case .brokenWord(let text): ("broken-word", nil, nil, text)
        case .outsideCorners: ("outside-corners", nil, nil, nil)
        case .clipped: ("clipped", nil, nil, nil)
        case .hidden: ("hidden", nil, nil, nil)
        case .behindCamera: ("behind-camera", nil, nil, nil)
        case .outsideSafeArea(let points): ("outside-safe-area", Device.margin, points, nil)
        case .overlap(let other): ("overlap", nil, nil, other)
        case .smallText(let points): ("small-text", PresentationFinding.leastTextSize, points, nil)
        case .lowContrast(let ratio, let needed): ("low-contrast", needed, (ratio * 1000).rounded() / 1000, nil)
        case .nothingDrawn: ("nothing-drawn", nil, nil, nil)
        }
    }
}
