import CellUI
import Languages
import Meditation

/// The weekly aim: a ring that fills, and the time sat beside it.
///
///     ▞▀⢣  This week
///     ⢣⣤⡜  1 h 20 min of 2 h 30 min
struct WeeklyAimView: View {
    /// The aim.
    let aim: WeeklyAim

    /// Rows it takes.
    static let height = 2

    var body: some View {
        HStack(spacing: 16) {
            ProgressView(value: aim.fraction).progressViewStyle(.circular).tint(.green)
                .frame(width: 32, height: Double(Self.height) * 16)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(verbatim: localized("This week")).foregroundStyle(.secondary)
                Text(verbatim: ReviewText.amount(of: aim)).foregroundStyle(.primary)
            }
        }
        .lineLimit(1)
    }
}
