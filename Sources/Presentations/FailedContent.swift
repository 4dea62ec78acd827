/// Why a presentation cannot be drawn, in its place.
struct FailedContent: View {
    let sentence: String

    var body: some View {
        Text(verbatim: sentence).font(.footnote).multilineTextAlignment(.center).frame(maxWidth: .infinity).padding(8)
    }
}

/// Stands for a presentation that cannot be drawn and has no room for the sentence, which its caption has.
struct FailedSign: View {
    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}
