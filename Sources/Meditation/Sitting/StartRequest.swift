import Foundation

/// What a person asks for when a sitting is to start.
public struct StartRequest: Codable, Hashable, Sendable {
    /// The new sitting's identifier. Asking twice with the same one starts one sitting. Default: a new one.
    public var id: UUID
    /// The intended length in seconds, up to ``SittingLimits/longestTarget``; nil (the default) is open-ended.
    public var target: TimeInterval?
    /// Blanks around it are dropped; empty means the default, ``defaultMethodName``.
    public var methodName: String
    /// The kind of practice. Default: ``SessionType/meditation``.
    public var type: SessionType
    /// Seconds before the sitting begins, from 0 (the default) to ``SittingLimits/longestPreparation``.
    public var preparation: TimeInterval
    /// The bells in between. Default: none.
    public var bells: IntervalBells

    /// The method name when none is given.
    public static let defaultMethodName = "Meditation"

    /// A request; every part has a default.
    public init(
        id: UUID = UUID(), target: TimeInterval? = nil, methodName: String = StartRequest.defaultMethodName,
        type: SessionType = .meditation, preparation: TimeInterval = 0, bells: IntervalBells = .none
    ) {
        self.id = id
        self.target = target
        self.methodName = methodName
        self.type = type
        self.preparation = preparation
        self.bells = bells
    }
}
