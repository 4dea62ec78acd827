/// An intent that the system may suggest. Nothing is suggested here.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration
    @IntentPredictionsBuilder static var predictionConfiguration: PredictionConfiguration { get }
}
extension PredictableIntent {
    public typealias IntentPrediction = ParameterPrediction<Self>
}

public protocol IntentPredictionConfiguration {}

/// What is suggested of an intent. In an intent it is called `IntentPrediction`.
public struct ParameterPrediction<Intent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<A>(
        parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation
    ) {}
    public init<A, B>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {}
    public init<A, B, C>(
        parameters: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
            KeyPath<Intent, IntentParameter<C>>
        ),
        displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
    ) {}
    public init<A, B, C, D>(
        parameters: (
            KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>,
            KeyPath<Intent, IntentParameter<C>>, KeyPath<Intent, IntentParameter<D>>
        ),
        displayRepresentation: @escaping (A, B, C, D) -> DisplayRepresentation
    ) {}
}
public typealias IntentPrediction<Intent> = ParameterPrediction<Intent>

/// Several predictions.
public struct IntentPredictions: IntentPredictionConfiguration {}
@resultBuilder
public enum IntentPredictionsBuilder {
    public static func buildBlock<Prediction: IntentPredictionConfiguration>(_ prediction: Prediction) -> Prediction {
        prediction
    }
    public static func buildBlock(_ predictions: any IntentPredictionConfiguration...) -> IntentPredictions {
        IntentPredictions()
    }
}
