/// The app that the minimal presentation shares the island with where no other activity is known: a phone shows it only while two apps
/// have activities, and the same one twice would look like two of them.
enum OtherApp {
    /// A player of music: a note in the colour of music.
    static var island: DynamicIsland {
        DynamicIsland {
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
        Image(systemName: "music.note").font(.system(size: 20)).foregroundStyle(.pink)
    }
}
