import ActivityKit
import Charts
import Combine
import Foundation
import SwiftData
import SwiftUI
import WidgetKit
import os

// Chains of publishers as apps write them, beside what else a model of an app has: a lock, an index of its store, the names of days.

struct SignalsAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
}

@Model final class SignalRecord {
    #Unique<SignalRecord>([\.name])
    #Index<SignalRecord>([\.name], [\.name, \.date])
    var name: String
    var date: Date
    init(name: String, date: Date) { (self.name, self.date) = (name, date) }
}

enum SignalError: Error { case lost }

final class Signals: ObservableObject {
    @Published var values: [Int] = []
    @Published var names = "a"
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
    private var lock = os_unfair_lock()
    private var bag = Set<AnyCancellable>()

    func load() -> AnyPublisher<[Int], any Error> {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw SignalError.lost
                }
                return output.data
            }
            .decode(type: [Int].self, decoder: JSONDecoder())
            .retry(2)
            .timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { SignalError.lost })
            .share()
            .eraseToAnyPublisher()
    }
    func follow() {
        load().catch { _ in Just([1]) }.receive(on: RunLoop.main).assign(to: &$values)
        let texts = Publishers.CombineLatest3($values, $names, Just(2))
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { values, name, extra -> String in "\(values.count)\(name)\(extra)" }
        texts.removeDuplicates().sink { _ in }.store(in: &bag)
        $names.zip($values).merge(with: Empty()).prefix(1).handleEvents(receiveCompletion: { _ in })
            .sink { _ in }.store(in: &bag)
        timer.upstream.connect().cancel()
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        values.append(1)
    }
    func sum() -> Int {
        var sum = 0
        let sums = [1, 2, 3, 3].publisher.removeDuplicates().scan(0, +)
        let latest = sums.map { Just($0) }.switchToLatest()
        let later = latest.flatMap { (value: Int) -> Future<Int, Never> in Future { $0(.success(value)) } }
        later.collect().sink { sum = $0.reduce(0, +) }.store(in: &bag)
        return sum
    }
    func last() async throws -> Int? {
        for await values in $values.values { return values.last }
        return try await Future<Int, any Error> { $0(.success(1)) }.value
    }
}

struct SignalsWidget: Widget {
    private let names = ["Housing", "Food", "Fun"]

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SignalsAttributes.self) { context in
            VStack {
                Text("sum \(Signals().sum()), \(DateFormatter().weekdaySymbols?.first ?? "none")")
                Chart(names, id: \.self) { name in
                    BarMark(x: .value("value", name.count)).foregroundStyle(by: .value("name", name))
                }
                .chartLegend(position: .trailing)
                .frame(height: 80)
            }
            .padding()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("a") }
            } compactLeading: {
                Text("N")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("N")
            }
        }
    }
}

#Preview("Signals", as: .content, using: SignalsAttributes()) {
    SignalsWidget()
} contentStates: {
    SignalsAttributes.ContentState(count: 1)
}
