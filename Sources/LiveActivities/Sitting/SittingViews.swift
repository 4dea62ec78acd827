import Foundation
import Meditation
import Presentations

extension MeditationLiveActivity {
    /// The attributes are not shown: any sitting's will do.
    static let anySitting = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// The views of all presentations of a sitting in `state`.
    public static func views(for state: MeditationAttributes.ContentState, isStale: Bool = false) -> ActivityViews {
        let attributes = MeditationAttributes(sittingID: anySitting)
        let context = ActivityViewContext(attributes: attributes, state: state, isStale: isStale)
        guard let configuration = MeditationLiveActivity().activityConfiguration(for: MeditationAttributes.self) else {
            preconditionFailure("the meditation widget describes its own attributes")
        }
        return configuration.views(context)
    }
}
