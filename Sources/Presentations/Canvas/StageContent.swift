extension Device {
    /// Those of `presentations` that the device has; the lock screen's if it has none of them.
    package func shown(of wanted: [Presentation]) -> Set<Presentation> {
        let shown = Set(wanted).intersection(presentations)
        return shown.isEmpty ? [.lockScreen] : shown
    }
}

extension ActivityViews {
    /// What the Smart Stack and CarPlay show: the content made for them, or the two sides of the compact presentation, below the app's
    /// name on a watch.
    func content(for stage: Device.Stage) -> AnyView {
        switch stage {
        case .lockScreen, .standBy: lockScreen
        case .smartStack: small ?? AnyView(JoinedSides(views: self, showsName: true))
        case .carPlay: small ?? AnyView(JoinedSides(views: self, showsName: false))
        }
    }
}

/// The two sides of the compact presentation in one row.
private struct JoinedSides: View {
    let views: ActivityViews
    let showsName: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if showsName, !views.appName.isEmpty {
                Text(verbatim: views.appName).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            }
            HStack(spacing: 8) {
                views.island.compactLeading
                Spacer()
                views.island.compactTrailing
            }
            .font(.title3)
        }
        .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
    }
}

extension CellColor {
    /// The colour in StandBy in the dark: as bright as it is, in red.
    var nightRed: CellColor {
        guard let hex else { return self }
        let (red, green, blue) = (Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255))
        let brightness = min(1, (0.35 * red + 0.5 * green + 0.15 * blue) / 255 * 1.1)
        return CellColor(
            red: UInt8((255 * brightness).rounded()), green: UInt8((40 * brightness * brightness).rounded()),
            blue: UInt8((32 * brightness * brightness).rounded()))
    }
}
