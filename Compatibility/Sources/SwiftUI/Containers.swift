import CellUI

// Containers and stand-ins that a widget can have, drawn as they look at rest.

public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
public struct ScenePadding: Hashable, Sendable {
    public static let minimum = ScenePadding()
    public static let navigationBar = ScenePadding()
}
public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

/// An image that is loaded. Guests load nothing from the network: of another URL than that of a file the placeholder is drawn. A file of
/// the guest's bundle, or one of the same name as the end of the URL, is drawn.
public struct AsyncImage<Content: View>: View {
    private let content: Content
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Self.image(at: url, scale) ?? Image(decorative: "")
    }
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        if let image = Self.image(at: url, scale) {
            self.content = ViewBuilder.buildEither(first: content(image))
        } else {
            self.content = ViewBuilder.buildEither(second: placeholder())
        }
    }
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(Self.image(at: url, scale).map(AsyncImagePhase.success) ?? .empty) }
    public var body: some View { content }

    private static func image(at url: URL?, _ scale: CGFloat) -> Image? {
        guard let url else { return nil }
        if url.isFileURL, let data = FileManager.default.contents(atPath: url.path) {
            return Picture(file: data, scale: scale).map { Image($0) }
        }
        let name = url.deletingPathExtension().lastPathComponent
        guard ["png", "jpg", "jpeg", "gif", "svg"].contains(url.pathExtension.lowercased()),
            let picture = AssetCatalogue.picture(named: name, in: .light)
        else { return nil }
        return Image(picture)
    }
}
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let text: Description
    private let actions: Actions
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, text, self.actions) = (label(), description(), actions()) }
    public var body: some View {
        VStack {
            label.font(.title2.bold())
            text.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
    }
}
extension ContentUnavailableView where Label == CellUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { CellUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { CellUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
public struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let spacing: CGFloat?
    private let content: Content
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { (self.columns, self.spacing, self.content) = (columns, spacing, content()) }
    public var body: some View {
        TracksLayout(tracks: columns, spacing: spacing ?? 8, axis: .vertical) { content }
    }
}
public struct LazyHGrid<Content: View>: View {
    private let rows: [GridItem]
    private let spacing: CGFloat?
    private let content: Content
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { (self.rows, self.spacing, self.content) = (rows, spacing, content()) }
    public var body: some View {
        TracksLayout(tracks: rows, spacing: spacing ?? 8, axis: .horizontal) { content }
    }
}
extension VStack {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
extension HStack {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views line by line, each line cut into the same tracks.
struct TracksLayout: Layout {
    let tracks: [GridItem]
    let spacing: CGFloat
    let axis: Axis

    private func lengths(_ available: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        var sizes: [GridItem.Size] = []
        for track in tracks {
            if case .adaptive(let minimum, _) = track.size {
                let count = max(1, Int((available + spacing) / (minimum + spacing)))
                sizes += Array(repeating: .flexible(), count: count)
            } else {
                sizes.append(track.size)
            }
        }
        let gap = tracks.first?.spacing ?? 8
        var fixed = gap * CGFloat(max(0, sizes.count - 1))
        for case .fixed(let length) in sizes { fixed += length }
        let flexible = sizes.filter { if case .fixed = $0 { false } else { true } }.count
        let share = max(0, (available - fixed) / CGFloat(max(1, flexible)))
        var start: CGFloat = 0
        return sizes.map { size in
            var length = share
            if case .fixed(let own) = size { length = own }
            defer { start += length + gap }
            return (start, length)
        }
    }

    private func lines(_ available: CGFloat, _ subviews: Subviews) -> [(thickness: CGFloat, range: Range<Int>)] {
        let tracks = lengths(available)
        return stride(from: 0, to: subviews.count, by: max(1, tracks.count)).map { first in
            let range = first..<min(subviews.count, first + max(1, tracks.count))
            let thickness =
                range.map { index in
                    let length = tracks[index - first].length
                    return axis == .vertical
                        ? subviews[index].sizeThatFits(ProposedViewSize(width: length, height: nil)).height
                        : subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: length)).width
                }.max() ?? 0
            return (thickness, range)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let available = (axis == .vertical ? proposal.width : proposal.height) ?? 160
        let lines = lines(available, subviews)
        let thickness = lines.map(\.thickness).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
        return axis == .vertical
            ? CGSize(width: available, height: thickness) : CGSize(width: thickness, height: available)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let available = axis == .vertical ? bounds.width : bounds.height
        let tracks = lengths(available)
        var position: CGFloat = 0
        for line in lines(available, subviews) {
            for index in line.range {
                let track = tracks[index - line.range.lowerBound]
                let center = track.start + track.length / 2
                let middle = position + line.thickness / 2
                subviews[index].place(
                    at: axis == .vertical
                        ? CGPoint(x: bounds.minX + center, y: bounds.minY + middle)
                        : CGPoint(x: bounds.minX + middle, y: bounds.minY + center),
                    anchor: .center,
                    proposal: axis == .vertical
                        ? ProposedViewSize(width: track.length, height: nil)
                        : ProposedViewSize(width: nil, height: track.length))
            }
            position += line.thickness + spacing
        }
    }
}
