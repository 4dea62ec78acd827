/// The app that the minimal presentation shares the island with where no other activity is known: a phone shows it only while two apps
/// have activities, and the same one twice would look like two of them.
enum OtherApp {
    /// A player of music: a note in the colour of music.
    ///
    /// - Parameter opacity: How much of it is seen, 0…1.
    static func island(opacity: Double) -> DynamicIsland {
        let sign = sign.opacity(opacity)
        return DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            sign
        } compactTrailing: {
            EmptyView()
        } minimal: {
            sign
        }
    }

    private static var sign: some View {
        Image(systemName: "music.note").font(.system(size: 23)).foregroundStyle(.pink)
    }
}

/// The places of the minimal presentation: the system gives one to each of two apps that share the island.
public enum MinimalPlace: String, CaseIterable, Hashable, Sendable {
    /// On the leading side of the camera.
    case attached
    /// In a round island of its own.
    case detached
}

extension PresentationCanvas {
    /// The islands of the two minimal forms, while `island` is the activity's own.
    func minimalPair(of island: DynamicIsland) -> (attached: DynamicIsland, detached: DynamicIsland) {
        if let other = cast?.detached?.island { return (island, other) }
        guard showsOtherApp else { return (island, island) }
        let other = OtherApp.island(opacity: theme.phone.opacity)
        return minimalPlace == .attached ? (island, other) : (other, island)
    }
}
