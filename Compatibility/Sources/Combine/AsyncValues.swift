import Foundation

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
extension Future where Failure == Never {
    public var value: Output {
        get async {
            for await value in values { return value }
            fatalError("a future that cannot fail ended without a value")
        }
    }
}
extension Future {
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncThrowingPublisher(publisher).makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
        private var values: AsyncThrowingPublisher<P>.Iterator
        init(_ values: AsyncThrowingPublisher<P>.Iterator) { self.values = values }
        public mutating func next() async -> P.Output? { try? await values.next() }
    }
}
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P
    public init(_ publisher: P) { self.publisher = publisher }
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
        let subscription = publisher._subscribe(
            value: {
                nonisolated(unsafe) let value = $0; continuation.yield(value)
            },
            completion: {
                switch $0 {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            })
        return Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncThrowingStream<P.Output, any Error>.Iterator
        fileprivate let subscription: AnyCancellable
        public mutating func next() async throws -> P.Output? { try await values.next() }
    }
}
