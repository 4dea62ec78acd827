import AVFoundation
import ActivityKit
import HealthKit
import SwiftUI
import WidgetKit

// A widget beside an app that names many frameworks. `Scripts/check-guests.sh` checks that all of it compiles: a body that is left out,
// or a type that is made up, is a warning there and fails it. The lock screen has digests, which are those of a phone, and what differs.

final class WorkoutManager: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
    private let store = HKHealthStore()
    private var session: HKWorkoutSession?
    private var builder: HKLiveWorkoutBuilder?
    func begin() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
        let builder = session.associatedWorkoutBuilder()
        builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        (session.delegate, builder.delegate) = (self, self)
        session.startActivity(with: Date())
        try await builder.beginCollection(at: Date())
        (self.session, self.builder) = (session, builder)
    }
    func workoutSession(
        _ session: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {}
    func workoutSession(_ session: HKWorkoutSession, didFailWithError error: Error) {}
    func workoutBuilder(_ builder: HKLiveWorkoutBuilder, didCollectDataOf types: Set<HKSampleType>) {
        for case let type as HKQuantityType in types { print(builder.statistics(for: type)?.sumQuantity() ?? 0) }
    }
    func workoutBuilderDidCollectEvent(_ builder: HKLiveWorkoutBuilder) {}
}

final class Camera: NSObject, AVCapturePhotoCaptureDelegate {
    private let session = AVCaptureSession()
    private let output = AVCapturePhotoOutput()
    func begin() throws {
        guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else {
            return
        }
        session.beginConfiguration()
        session.sessionPreset = .photo
        let input = try AVCaptureDeviceInput(device: device)
        if session.canAddInput(input) { session.addInput(input) }
        if session.canAddOutput(output) { session.addOutput(output) }
        session.commitConfiguration()
        session.startRunning()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
    }
}

struct WorkoutAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var text: String }
}

struct WorkoutWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            VStack(alignment: .leading) {
                Text(Digests.sha256(context.state.text).prefix(16))
                Text(Digests.md5(context.state.text).prefix(16))
                Text(Digests.sha1(context.state.text).prefix(16))
                Text(Digests.code(context.state.text, key: "key").prefix(16))
                Text("differ: \(differences().isEmpty ? "none" : differences().joined(separator: ", "))")
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.text) }
            } compactLeading: {
                Image(systemName: "figure.run")
            } compactTrailing: {
                Text("1 km")
            } minimal: {
                Image(systemName: "figure.run")
            }
        }
    }
}

#Preview("workout", as: .content, using: WorkoutAttributes()) {
    WorkoutWidget()
} contentStates: {
    WorkoutAttributes.ContentState(text: "The quick brown fox")
}
