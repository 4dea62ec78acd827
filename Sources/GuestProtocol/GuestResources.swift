import CellUI
import Foundation
import LocalizedResources

/// What an app's bundle has beside its code: sent once, before anything is drawn.
public struct GuestResources: Codable, Hashable, Sendable {
    /// Colours and images.
    public var assets = AssetCatalogue()
    /// Texts.
    public var strings = StringCatalogue()
    /// Settings as JSON: an object of app groups, each an object of keys; `nil` for none.
    public var defaults: Data?

    /// No resources.
    public init() {}
}
