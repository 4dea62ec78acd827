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
    var nightRed: CellColor { ColorChange.nightRed(self) }
}

extension ColorChange {
    /// The colours in StandBy in the dark: as bright as they are, in red.
    static let nightRed = ColorChange(
        brightness: 1.1 * SIMD3(0.35, 0.5, 0.15), red: .identity, green: Curve(factor: 40.0 / 255, exponent: 2),
        blue: Curve(factor: 32.0 / 255, exponent: 2))
}
