import SwiftUI
import WidgetKit

// Values that @Entry gives a key, most of them without a type, as the compiler knows it.

private enum Lane { case left }
struct Margins {
    var inner = 1.0
    static let standard = Margins()
}
func usualMargins() -> Margins { Margins() }

extension EnvironmentValues {
    @Entry var depth = -5.5
    @Entry var margins = Margins.standard
    @Entry var found = usualMargins()
    @Entry var list = [1, 2]
    @Entry var table = ["a": Margins()]
    @Entry var nothing = nil as String?
    @Entry var none = Optional<Int>.none
    @Entry var product = 3 * 4
    @Entry var half = Double.pi / 2
    @Entry var shade = Color.red.opacity(0.3)
    @Entry var switched = Binding.constant(true)
    @Entry var pair = (1, "x")
    @Entry var page = URL(string: "https://example.com")!
    @Entry var tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    @Entry var language = Locale.current.identifier
    @Entry var action = { () -> Void in }
    @Entry fileprivate var lane = Lane.left
}
extension EnvironmentValues { @Entry var gap: CGFloat = 5; @Entry var room = 6.0 }
extension Transaction { @Entry var isQuick = false; @Entry var origin: String? }
extension FocusedValues { @Entry var line = nil as Int? }
extension ContainerValues { @Entry var rank = 1 }

struct WeightKey: TransactionKey { static let defaultValue = 2 }
extension Transaction {
    var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

struct Entries: View {
    @Environment(\.margins) private var margins
    @Environment(\.product) private var product
    @Environment(\.lane) private var lane
    @Environment(\.nothing) private var nothing
    var body: some View {
        Text("\(margins.inner) \(product) \(nothing ?? "")").environment(\.list, [3]).containerValue(\.rank, 2)
            .transaction { $0.isQuick = lane == .left }
    }
}

@MainActor(unsafe) struct Refreshed: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "refreshed", provider: RefreshedProvider()) { _ in Entries() }
            .backgroundTask(.appRefresh("refresh")) { await refresh() }
            .backgroundTask(.urlSession("load")) {}
            .backgroundTask(.urlSession(matching: { $0 == "more" })) { identifier in _ = identifier }
    }
    private func refresh() async {}
}
struct RefreshedProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}
