/// What a Live Activity is made of: a part that never changes (the conforming type) and a part that does (`ContentState`).
///
/// Both together, encoded as JSON, may take ``SystemState/contentLimit`` bytes.
/// Source: [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes).
public protocol ActivityAttributes: Codable {
    /// The part that changes while the activity runs.
    associatedtype ContentState: Codable & Hashable
}
