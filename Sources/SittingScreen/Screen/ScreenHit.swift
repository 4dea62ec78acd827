import Presentations

/// What stands under the pointer.
package struct ScreenHit: Hashable {
    /// What a click does; `nil` for nothing.
    package var action: ScreenAction?
    /// The presentation that stands there, if one does.
    package var presentation: Presentation?
}
