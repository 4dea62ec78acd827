import Foundation

/// The words of a date formatter as Apple's has them, implicitly unwrapped: `formatter.weekdaySymbols?.first`. Foundation's own, which are
/// not optional, are of the class itself and win wherever both compile.
public protocol _FormatterOfDates: DateFormatter {}
extension DateFormatter: _FormatterOfDates {}

#if !canImport(Darwin)
    extension _FormatterOfDates {
        public var weekdaySymbols: [String]! {
            get { own.weekdaySymbols as [String] }
            set { own.weekdaySymbols = newValue! }
        }
        public var shortWeekdaySymbols: [String]! {
            get { own.shortWeekdaySymbols as [String] }
            set { own.shortWeekdaySymbols = newValue! }
        }
        public var veryShortWeekdaySymbols: [String]! {
            get { own.veryShortWeekdaySymbols as [String] }
            set { own.veryShortWeekdaySymbols = newValue! }
        }
        public var standaloneWeekdaySymbols: [String]! {
            get { own.standaloneWeekdaySymbols as [String] }
            set { own.standaloneWeekdaySymbols = newValue! }
        }
        public var shortStandaloneWeekdaySymbols: [String]! {
            get { own.shortStandaloneWeekdaySymbols as [String] }
            set { own.shortStandaloneWeekdaySymbols = newValue! }
        }
        public var veryShortStandaloneWeekdaySymbols: [String]! {
            get { own.veryShortStandaloneWeekdaySymbols as [String] }
            set { own.veryShortStandaloneWeekdaySymbols = newValue! }
        }
        public var monthSymbols: [String]! {
            get { own.monthSymbols as [String] }
            set { own.monthSymbols = newValue! }
        }
        public var shortMonthSymbols: [String]! {
            get { own.shortMonthSymbols as [String] }
            set { own.shortMonthSymbols = newValue! }
        }
        public var veryShortMonthSymbols: [String]! {
            get { own.veryShortMonthSymbols as [String] }
            set { own.veryShortMonthSymbols = newValue! }
        }
        public var standaloneMonthSymbols: [String]! {
            get { own.standaloneMonthSymbols as [String] }
            set { own.standaloneMonthSymbols = newValue! }
        }
        public var shortStandaloneMonthSymbols: [String]! {
            get { own.shortStandaloneMonthSymbols as [String] }
            set { own.shortStandaloneMonthSymbols = newValue! }
        }
        public var veryShortStandaloneMonthSymbols: [String]! {
            get { own.veryShortStandaloneMonthSymbols as [String] }
            set { own.veryShortStandaloneMonthSymbols = newValue! }
        }
        public var quarterSymbols: [String]! {
            get { own.quarterSymbols as [String] }
            set { own.quarterSymbols = newValue! }
        }
        public var shortQuarterSymbols: [String]! {
            get { own.shortQuarterSymbols as [String] }
            set { own.shortQuarterSymbols = newValue! }
        }
        public var standaloneQuarterSymbols: [String]! {
            get { own.standaloneQuarterSymbols as [String] }
            set { own.standaloneQuarterSymbols = newValue! }
        }
        public var shortStandaloneQuarterSymbols: [String]! {
            get { own.shortStandaloneQuarterSymbols as [String] }
            set { own.shortStandaloneQuarterSymbols = newValue! }
        }
        public var eraSymbols: [String]! {
            get { own.eraSymbols as [String] }
            set { own.eraSymbols = newValue! }
        }
        public var longEraSymbols: [String]! {
            get { own.longEraSymbols as [String] }
            set { own.longEraSymbols = newValue! }
        }
        public var amSymbol: String! {
            get { own.amSymbol as String }
            set { own.amSymbol = newValue! }
        }
        public var pmSymbol: String! {
            get { own.pmSymbol as String }
            set { own.pmSymbol = newValue! }
        }
        private var own: DateFormatter { self }
    }
#endif
