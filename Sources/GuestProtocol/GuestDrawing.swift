import CellUI
import Foundation
import Presentations

/// Draws what a request asks for, in the process that has the views.
public struct GuestDrawing {
    /// The views of a state. The clock that they see is at the picture's instant.
    private let views: (_ picture: GuestPicture, _ isStale: Bool) throws -> ActivityViews
    /// The views of the activity that joins it in the island.
    private let second: (GuestPicture) throws -> ActivityViews?
    private let traits: (GuestPicture) -> PreviewTraits
    private let beginPart: (String) -> Void

    /// Draws with views that are made when they are needed.
    ///
    /// - Parameters:
    ///   - traits: The traits to draw a picture in. Default: those that it asks for.
    ///   - beginPart: Called with the name of what is drawn from now on, for the report of a crash. Default: nothing.
    public init(
        views: @escaping (_ picture: GuestPicture, _ isStale: Bool) throws -> ActivityViews,
        second: @escaping (GuestPicture) throws -> ActivityViews?,
        traits: @escaping (GuestPicture) -> PreviewTraits = { $0.traits.traits },
        beginPart: @escaping (String) -> Void = { _ in }
    ) { (self.views, self.second, self.traits, self.beginPart) = (views, second, traits, beginPart) }

    /// The reply; `nil` if the request is not for a picture.
    public func reply(to request: GuestRequest) throws -> GuestReply? {
        switch request {
        case .resources, .catalogue, .states, .content: nil
        case .cells(let picture, let size):
            .cells(
                GuestFrame(
                    try size.map { try drawn(picture).rendering(size: Self.cells($0), at: picture.now) }
                        ?? drawn(picture).rendering(at: picture.now)))
        case .phone(let picture, let size, let phone): .cells(GuestFrame(try rendering(of: phone, picture, size)))
        case .points(let picture): .points(GuestCanvas(try drawn(picture).pointCanvas(at: picture.now)))
        case .measures(let picture): .points(GuestCanvas(try drawn(picture).measuredCanvas(at: picture.now)))
        case .film(let picture, let name): .film(try film(named: name, picture).map(GuestFilm.init))
        case .inspection(let picture, let size):
            .inspection(GuestInspection(of: try drawn(picture), size: Self.cells(size), at: picture.now))
        case .findings(let picture): .findings(try drawn(picture).findings(at: picture.now).map(GuestFinding.init))
        }
    }

    private func drawn(_ picture: GuestPicture) throws -> PresentationPicture {
        let traits = traits(picture)
        let presentations = picture.presentations.compactMap(Presentation.init(rawValue:))
        var views = try views(picture, traits.isStale)
        views.drawing.place = DrawnPart { [beginPart] part in beginPart(part?.rawValue ?? "") }
        for (name, sentence) in picture.failures {
            if let presentation = Presentation(rawValue: name) { views.drawing.failures[presentation] = sentence }
        }
        var drawn = PresentationPicture(views, in: traits, presentations: presentations)
        (drawn.hasPhone, drawn.hasCaptions) = (picture.hasPhone, picture.hasCaptions)
        return drawn
    }

    private func rendering(of phone: GuestPhone, _ picture: GuestPicture, _ size: GuestSize) throws -> Rendering {
        let drawn = try drawn(picture)
        var whole = PhonePicture(drawn.views, in: drawn.traits, isExpanded: phone.isExpanded)
        whole.screen = phone.prefersLockScreen ? .lock : .home
        return whole.rendering(size: Self.cells(size), at: picture.now)
    }

    private func film(named name: String, _ picture: GuestPicture) throws -> PointFilm? {
        guard let transition = IslandTransition(rawValue: name) else { return nil }
        let other = try second(picture)
        return try drawn(picture).film(transition, second: other, at: picture.now)
    }

    private static func cells(_ size: GuestSize) -> CellSize { CellSize(width: size.width, height: size.height) }
}
