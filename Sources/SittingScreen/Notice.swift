import Foundation

/// A sentence in the screen's last line.
package struct Notice: Hashable {
    /// The text.
    package let text: String
    /// When it disappears; `nil` if it stays until a key is pressed.
    package let until: Date?
    /// Whether it is news that the user may have to come and read: only a key or newer news removes it early.
    package var isNews = false
}
