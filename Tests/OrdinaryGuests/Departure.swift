import ActivityKit
import Combine
import HostBridgeCore
import SwiftUI
import WidgetKit

// A widget as an app's bridge to another language generates it: a clock that a timer drives, a picture in the content state, and an
// import of a module that is not here. `Scripts/check-guests.sh` draws it.

struct DepartureAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var leaves: Date
        var line: String
        var photo: Data?
    }
}

private struct MinutesView: View {
    let leaves: Date
    @State private var now = Date()
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(words).font(.custom("SF Pro Text", size: 15).weight(.semibold)).foregroundColor(.white)
            .onReceive(clock) { instant in now = instant }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("moved"))) { _ in now = Date() }
    }

    private var words: String {
        let left = max(Int(leaves.timeIntervalSince(now)), 0)
        return left >= 3600 ? "\(left / 3600) h \(left % 3600 / 60) min" : "\(left / 60) min"
    }
}

struct DepartureWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DepartureAttributes.self) { context in
            HStack {
                if let data = context.state.photo, let image = UIImage(data: data) {
                    Image(uiImage: image).resizable().frame(width: 80, height: 48)
                }
                Text(context.state.line).lineLimit(1)
                Spacer()
                MinutesView(leaves: context.state.leaves)
            }
            .padding(16)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { MinutesView(leaves: context.state.leaves) }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                MinutesView(leaves: context.state.leaves)
            } minimal: {
                Image(systemName: "tram.fill")
            }
        }
    }
}

#Preview("Leaving", as: .content, using: DepartureAttributes()) {
    DepartureWidget()
} contentStates: {
    DepartureAttributes.ContentState(leaves: Date(timeIntervalSinceNow: 1500), line: "U6", photo: photo)
}

/// Red, blue, and green below: a JPEG of 20 × 12 pixels.
private let photo = Data(
    base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
        GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
        CAAMABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABwAG/8QAGhABAAEFAAAAAAAAAAAAAAAAAAEEBjWCsv/EABUBAQEAAAAAAAAA\
        AAAAAAAAAAUH/8QAKhEAAAMFBAsAAAAAAAAAAAAAAQIRAAQSEzEGFkFSBQcUFRdjZKGj4eL/2gAMAwEAAhEDEQA/ACRjbgy9RrzBgQKyem7s\
        Px3yXMiIJUWGolFVQ2WiYsXa3WxehxI5bDLhOBlmRUAwIkBc1VwYPRwSrcV+i8nw0m33y+/pv//Z
        """)
