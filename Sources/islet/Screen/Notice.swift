import Foundation

/// A sentence in the screen's last line.
struct Notice: Hashable {
    /// What it says.
    let text: String
    /// When it goes; `nil` for one that stays until a key is pressed.
    let until: Date?
}
