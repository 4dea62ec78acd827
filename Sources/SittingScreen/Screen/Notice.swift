import Foundation

/// A sentence in the screen's last line.
package struct Notice: Hashable {
    /// What it says.
    package let text: String
    /// When it goes; `nil` for one that stays until a key is pressed.
    package let until: Date?
    /// Whether someone is to come and read it: then nothing but a key or a newer one takes it away before its time.
    package var isNews = false
}
