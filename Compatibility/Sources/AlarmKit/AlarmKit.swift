import ActivityKit
import ActivitySystem
import AppIntents
@_exported import Foundation
import FoundationGaps
import SwiftUI

// AlarmKit's values, of which a Live Activity of an alarm is drawn.

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color { .white }
    public var systemImageName: String
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.systemImageName) = (text, systemImageName)
    }
}

public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton) = (title, stopButton)
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }
    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }
    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            (self.title, self.resumeButton) = (title, resumeButton)
        }
    }
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)
        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }
    public var alarmID: Alarm.ID
    public var mode: Mode
    public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
    public typealias ContentState = AlarmPresentationState
    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color { Color(red: red, green: green, blue: blue) }
    private var red, green, blue: Double
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        let own = UIColor(tintColor).components
        (self.presentation, self.metadata) = (presentation, metadata)
        (red, green, blue) = (own.red, own.green, own.blue)
    }
}

public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)
        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }
    }
    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}

/// The alarms of an app. Guests have none.
public final class AlarmManager: @unchecked Sendable {
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error { case maximumLimitReached }

    public struct AlarmConfiguration<Metadata: AlarmMetadata> {
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {}
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(attributes: attributes) }
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration { AlarmConfiguration(attributes: attributes) }
    }

    public static let shared = AlarmManager()
    public var authorizationState: AuthorizationState { .notDetermined }
    public var alarms: [Alarm] { get throws { [] } }
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw AlarmError.maximumLimitReached }
    public func countdown(id: Alarm.ID) throws {}
    public func cancel(id: Alarm.ID) throws {}
    public func pause(id: Alarm.ID) throws {}
    public func resume(id: Alarm.ID) throws {}
    public func stop(id: Alarm.ID) throws {}
}
