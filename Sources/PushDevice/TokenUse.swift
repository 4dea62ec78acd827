import ActivitySystem
import Foundation
import PushGateway

/// What an app registers a token for with its server.
package enum TokenUse: Hashable, Sendable {
    /// It starts activities; the type of their attributes, where the device knows it.
    case start(attributesType: String?)
    /// It reaches one activity, with these attributes as JSON.
    case activity(id: String, attributes: Data)
}

extension PushDevice {
    /// What a token is for; nil where it is not valid.
    package func use(of token: DeviceToken) -> TokenUse? {
        switch owners[token] {
        case .start(_, _, let type): .start(attributesType: type)
        case .activity(let phone, let id):
            .activity(id: id, attributes: phones[phone]?.system.attributes(of: id) ?? Data("{}".utf8))
        case .gone, nil: nil
        }
    }
}
