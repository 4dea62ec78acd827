import CellUI
import Foundation
import Presentations

/// The views and areas of a picture as they are sent.
public struct GuestInspection: Codable, Hashable, Sendable {
    private var frame: GuestFrame
    private var views: [GuestView]
    private var areas: [GuestArea]

    /// The inspection to send: of a picture in an area of `size`.
    public init(of picture: PresentationPicture, size: CellSize, at now: Date) {
        frame = GuestFrame(picture.rendering(size: size, at: now))
        let inspection = picture.inspection(size: size, at: now)
        views = inspection?.views.views.map(GuestView.init) ?? []
        areas = inspection?.areas.map(GuestArea.init) ?? []
    }

    /// The inspection that was sent; `nil` if its frame is not one.
    ///
    /// - Parameter plan: The layout of the picture, which both sides know.
    package func inspection(plan: CanvasPlan, at now: Date) -> PresentationInspection? {
        guard let rendering = frame.rendering(at: now) else { return nil }
        return PresentationInspection(
            views: ViewInspection(frame: rendering.frame, views: views.map(\.view)), plan: plan,
            areas: areas.compactMap(\.area))
    }
}

/// A view as it is sent.
private struct GuestView: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable { case view, modifier, surface }

    var path: [Int]
    var kind: Kind
    var name: String
    var detail: String?
    var depth: Int
    var parent: [Int]?
    var children: [[Int]]
    var place, visible: GuestRect
    var bounds: CGRect
    var hasProposal: Bool
    var width, height: Double?
    var modifiers: [String]
    /// Names and values in turns.
    var attributes: [String]
    var label, value: String?
    var spoken: String
    var isTruncated, breaksWord: Bool
    var file: String?
    var line: Int?
    var order: Int

    init(_ view: InspectedView) {
        kind =
            switch view.kind {
            case .view: .view
            case .modifier: .modifier
            case .surface: .surface
            }
        (path, name, detail, depth) = (view.id.indices, view.name, view.detail, view.depth)
        (parent, children) = (view.parent?.indices, view.children.map(\.indices))
        (place, visible, bounds) = (GuestRect(view.place), GuestRect(view.visible), view.bounds)
        hasProposal = view.proposal != nil
        (width, height) = (view.proposal?.width.map { Double($0) }, view.proposal?.height.map { Double($0) })
        (modifiers, attributes) = (view.modifiers, view.attributes.flatMap { [$0.name, $0.value] })
        (label, value, spoken) = (view.accessibilityLabel, view.accessibilityValue, view.spoken)
        (isTruncated, breaksWord, order) = (view.isTruncated, view.breaksWord, view.order)
        (file, line) = (view.source?.file, view.source?.line)
    }

    var view: InspectedView {
        let viewKind: InspectedView.Kind =
            switch kind {
            case .view: .view
            case .modifier: .modifier
            case .surface: .surface
            }
        let properties = stride(from: 0, to: attributes.count - 1, by: 2).map { index in
            InspectedView.Attribute(
                name: attributes[index].withoutControls, value: attributes[index + 1].withoutControls)
        }
        return InspectedView(
            id: ViewPath(path), kind: viewKind, name: name.withoutControls, detail: detail?.withoutControls,
            depth: depth, parent: parent.map(ViewPath.init), children: children.map(ViewPath.init), place: place.rect,
            visible: visible.rect, bounds: bounds,
            proposal: hasProposal
                ? ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }) : nil,
            modifiers: modifiers.map(\.withoutControls), attributes: properties,
            accessibilityLabel: label?.withoutControls, accessibilityValue: value?.withoutControls,
            spoken: spoken.withoutControls, isTruncated: isTruncated, breaksWord: breaksWord,
            source: file.flatMap { file in line.map { SourceLine(file: file.withoutControls, line: $0) } },
            order: order)
    }
}

/// An area of a presentation as it is sent.
private struct GuestArea: Codable, Hashable, Sendable {
    var kind: String
    var radius: Double?
    var presentation: String
    var rect: GuestRect

    init(_ area: PresentationArea) {
        (presentation, rect) = (area.presentation.rawValue, GuestRect(area.rect))
        (kind, radius) =
            switch area.kind {
            case .surface(let radius): ("surface", radius)
            case .camera: ("camera", nil)
            case .margins: ("margins", nil)
            case .limit: ("limit", nil)
            }
    }

    var area: PresentationArea? {
        let areaKind: PresentationArea.Kind? =
            switch kind {
            case "surface": .surface(cornerRadius: radius ?? 0)
            case "camera": .camera
            case "margins": .margins
            case "limit": .limit
            default: nil
            }
        guard let areaKind, let presentation = Presentation(rawValue: presentation) else { return nil }
        return PresentationArea(kind: areaKind, presentation: presentation, rect: rect.rect)
    }
}

/// A rectangle of cells as it is sent. What no frame can have is cut to it.
private struct GuestRect: Codable, Hashable, Sendable {
    var x, y, width, height: Int

    init(_ rect: CellRect) {
        (x, y, width, height) = (rect.minX, rect.minY, rect.size.width, rect.size.height)
    }

    var rect: CellRect {
        func cut(_ number: Int) -> Int { min(max(number, -100_000), 100_000) }
        return CellRect(x: cut(x), y: cut(y), width: cut(width), height: cut(height))
    }
}
