import Foundation
import GuestProtocol
import Presentations

/// The content of a guest's state as JSON, which the guest's own code writes and reads.
package struct GuestStateContent {
    private let state: ActivityPreview.State
    private let pictures: GuestPictures

    /// `nil` if another process does not draw the state.
    package init?(of state: ActivityPreview.State) {
        // What has a source of its own is not a guest's; its views need not be made.
        guard state.source == nil, let pictures = state.views(from: ActivityPreview.start).foreign as? GuestPictures
        else { return nil }
        (self.state, self.pictures) = (state, pictures)
    }

    /// Attributes and content, and the fields of the content.
    package func written() throws(GuestError) -> (content: GuestContent, fields: [GuestField]) {
        try pictures.session.content(of: pictures.picture)
    }

    /// The state with other attributes and content. Throws a ``GuestError`` if they are not of the guest's types.
    package func state(with content: GuestContent) throws(GuestError) -> ActivityPreview.State {
        var changed = pictures
        changed.content = content
        _ = try changed.session.content(of: changed.picture)
        return ActivityPreview.State(state.name, at: state.moment, target: state.target) { [changed] _, _ in
            ActivityViews(foreign: changed)
        }
    }
}

extension GuestPictures {
    /// The state without anything to draw.
    fileprivate var picture: GuestPicture {
        described(PresentationPicture(nil, presentations: []), at: ActivityPreview.start)
    }
}

extension SharedSession {
    /// Attributes and content of a picture's state; the guest is asked once.
    fileprivate func content(of picture: GuestPicture) throws(GuestError) -> (GuestContent, [GuestField]) {
        if let known = contents.withLock({ $0[picture] }) { return known }
        guard case .content(let content, let fields) = try reply(to: .content(picture), about: picture) else {
            throw .garbled
        }
        contents.withLock { $0[picture] = (content, fields) }
        return (content, fields)
    }
}
