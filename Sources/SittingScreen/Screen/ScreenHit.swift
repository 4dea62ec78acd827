import Presentations

/// What is under the mouse pointer.
package struct ScreenHit: Hashable {
    /// The click's action; `nil` if there is none.
    package var action: ScreenAction?
    /// The presentation there; `nil` if there is none.
    package var presentation: Presentation?
}
