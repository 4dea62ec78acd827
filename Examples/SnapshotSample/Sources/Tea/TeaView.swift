import CellUI

/// A tea that steeps: its name, the time left, and a bar.
public struct TeaView: View {
    let name: String
    let start: Date
    let minutes: Double

    /// A tea that takes this many minutes.
    public init(_ name: String, start: Date, minutes: Double) {
        (self.name, self.start, self.minutes) = (name, start, minutes)
    }

    /// Name and time left over the bar.
    public var body: some View {
        let steeping = start...start + minutes * 60
        VStack(alignment: .leading) {
            HStack {
                Text(name).bold()
                Spacer()
                Text(timerInterval: steeping, countsDown: true).foregroundStyle(.orange).fixedSize()
            }
            ProgressView(timerInterval: steeping, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
        }
    }
}
