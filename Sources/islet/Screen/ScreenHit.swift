import Presentations

/// What stands under the pointer.
struct ScreenHit: Hashable {
    /// What a click does; `nil` for nothing.
    var action: ScreenAction?
    /// The presentation that stands there, if one does.
    var presentation: Presentation?
}
