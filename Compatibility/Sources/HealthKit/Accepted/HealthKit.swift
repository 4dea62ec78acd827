@_exported import Foundation

// Health's names. Nothing is measured, and nothing is asked for.

public enum HKWorkoutActivityType: UInt, CaseIterable, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
    case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
    case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
    case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
    case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
    case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
    case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance = 77, socialDance, pickleball, cooldown
    case swimBikeRun = 82, transition, underwaterDiving
    case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKMetricPrefix: Int, Sendable { case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega }
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let bodyMass = Self("BodyMass")
    public static let height = Self("Height")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let vo2Max = Self("VO2Max")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    public static let dietarySugar = Self("DietarySugar")
    public static let runningSpeed = Self("RunningSpeed")
    public static let runningPower = Self("RunningPower")
    public static let cyclingSpeed = Self("CyclingSpeed")
    public static let cyclingPower = Self("CyclingPower")
    public static let cyclingCadence = Self("CyclingCadence")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}

public final class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    public init(from string: String) { unitString = string }
    public static func count() -> HKUnit { HKUnit(from: "count") }
    public static func minute() -> HKUnit { HKUnit(from: "min") }
    public static func second() -> HKUnit { HKUnit(from: "s") }
    public static func hour() -> HKUnit { HKUnit(from: "hr") }
    public static func day() -> HKUnit { HKUnit(from: "d") }
    public static func meter() -> HKUnit { HKUnit(from: "m") }
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .kilo ? "km" : "m") }
    public static func mile() -> HKUnit { HKUnit(from: "mi") }
    public static func foot() -> HKUnit { HKUnit(from: "ft") }
    public static func yard() -> HKUnit { HKUnit(from: "yd") }
    public static func inch() -> HKUnit { HKUnit(from: "in") }
    public static func gram() -> HKUnit { HKUnit(from: "g") }
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .kilo ? "kg" : "g") }
    public static func pound() -> HKUnit { HKUnit(from: "lb") }
    public static func liter() -> HKUnit { HKUnit(from: "L") }
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .milli ? "mL" : "L") }
    public static func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    public static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    public static func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    public static func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    public static func joule() -> HKUnit { HKUnit(from: "J") }
    public static func percent() -> HKUnit { HKUnit(from: "%") }
    public static func watt() -> HKUnit { HKUnit(from: "W") }
    public static func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
    public func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "·" + unit.unitString) }
}
public final class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// The value, whatever the unit: nothing is converted.
    public func doubleValue(for unit: HKUnit) -> Double { value }
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.unitString == unit.unitString }
}
