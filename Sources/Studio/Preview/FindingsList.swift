import CellUI
import GuestBuild
import Presentations

/// What the system would cut off or refuse, one sentence each; an ellipsis if there are more than fit.
///
///      ! Compact: “The last train” is
///        shortened
///        …
struct FindingsList: View {
    private let sentences: [String]
    /// What stands there if nothing is found, or not yet; `nil` for the sentences.
    private let remark: String?

    /// A list of `sentences`; a remark says so if there are none.
    init(_ sentences: [String]) {
        let drawing = "\(GuestError.unfinished)"
        remark = sentences.isEmpty ? "nothing is cut off" : sentences == [drawing] ? drawing : nil
        self.sentences = remark == nil ? sentences : []
    }

    var body: some View {
        ViewThatFits(in: .vertical) {
            if let remark {
                Text(verbatim: remark).foregroundStyle(.tertiary).padding(.leading, 24).padding(.top, 16)
            }
            ForEach(Array((0..<sentences.count).reversed()), id: \.self) { last in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(sentences[...last], id: \.self) { row("!", $0) }
                    if last < sentences.count - 1 { row(" ", "…") }
                }
                .padding(.top, 16)
            }
            Color.clear.frame(width: 0, height: 0)
        }
    }

    private func row(_ sign: String, _ text: String) -> some View {
        HStack(alignment: .top, spacing: 8) {
            Text(verbatim: sign).foregroundStyle(.primary)
            Text(verbatim: text).foregroundStyle(.primary)
        }
        .padding(.horizontal, 8)
    }
}

/// What the system would cut off or refuse on the device, in points.
enum PreviewFindings {
    /// The findings as sentences, each with its place in the source; what of a guest cannot be drawn comes first.
    static func sentences(on choice: PreviewChoice, in presentations: [Presentation]) -> [String] {
        let picture = choice.picture(of: presentations)
        _ = picture.takeFailures()
        let findings = picture.findings(at: choice.now)
        return picture.takeFailures().map(\.description)
            + findings.map { finding in finding.sentence + (finding.source.map { " (\($0))" } ?? "") }
    }
}
