import CoreLocation
import Foundation

// WeatherKit's names. Asking for a forecast fails.

public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { rawValue }
}
public enum WeatherError: Error { case permissionDenied, unknown }
public struct Wind: Sendable {
    public var speed: Measurement<UnitSpeed>
    public var direction: Measurement<UnitAngle>
    public var gust: Measurement<UnitSpeed>?
}
public struct UVIndex: Sendable { public var value: Int }
public struct CurrentWeather: Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature, apparentTemperature, dewPoint: Measurement<UnitTemperature>
    public var humidity, cloudCover: Double
    public var pressure: Measurement<UnitPressure>
    public var visibility: Measurement<UnitLength>
    public var uvIndex: UVIndex
    public var wind: Wind
    public var isDaylight: Bool
}
public struct HourWeather: Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var temperature, apparentTemperature: Measurement<UnitTemperature>
    public var humidity, cloudCover, precipitationChance: Double
    public var uvIndex: UVIndex
    public var wind: Wind
    public var isDaylight: Bool
}
public struct DayWeather: Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature, lowTemperature: Measurement<UnitTemperature>
    public var precipitationChance: Double
    public var uvIndex: UVIndex
    public var wind: Wind
}
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public var forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}
public struct Weather: Sendable {
    public var currentWeather: CurrentWeather
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
}
public struct WeatherAttribution: Sendable {
    public var serviceName: String
    public var legalPageURL, combinedMarkDarkURL, combinedMarkLightURL: URL
}
public final class WeatherService: @unchecked Sendable {
    public static let shared = WeatherService()
    public init() {}
    /// Always fails, as without a network.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
    /// Always fails, as without a network.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
