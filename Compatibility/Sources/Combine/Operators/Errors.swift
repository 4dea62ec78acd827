import Foundation

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        passing { downstream in
            (
                downstream.send,
                {
                    switch $0 {
                    case .finished: downstream.end()
                    case .failure(let error): downstream.end(.failure(transform(error)))
                    }
                }
            )
        }
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output { recovering(handler) }
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        recovering { error in
            do { return try handler(error).mapError { $0 as any Error } } catch {
                return AnyPublisher(Fail(error: error))
            }
        }
    }
    /// Goes on with the publisher that `handler` makes of an error.
    private func recovering<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { value, completion in
            var rest: [AnyCancellable] = []
            let first = _subscribe(
                value: value,
                completion: {
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error):
                        rest.append(handler(error)._subscribe(value: value, completion: completion))
                    }
                })
            return AnyCancellable {
                first.cancel()
                rest = []
            }
        }
    }
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        retries <= 0 ? AnyPublisher(self) : self.catch { _ in self.retry(retries - 1) }
    }
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        passing { downstream in
            (
                downstream.send,
                {
                    if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
                    downstream.end()
                }
            )
        }
    }
}
extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        passing { downstream in (downstream.send, { _ in downstream.end() }) }
    }
}
