/// The types of publishers that operators make. All are one: a source may name them, and gets one from the operator.
public enum Publishers {
    public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Comparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Breakpoint<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryDropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryPrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryLastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias TryComparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
    public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
    public typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
    public typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
    public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
    public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
    public typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
    public typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, any Error>
    public typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, any Error>
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<Coder.Output, any Error>
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = AnyPublisher<
        Output, any Error
    >
    public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
        NewPublisher.Output, Upstream.Failure
    >
    public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
    public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
        Upstream.Output, Upstream.Failure
    >
    public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
        Upstream.Output, Upstream.Failure
    >
    public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
        Upstream.Output, NewPublisher.Failure
    >
    public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<Upstream.Output, any Error>
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
        Upstream.Output, Upstream.Failure
    >
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
        Upstream.Output, Upstream.Failure
    >
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
    public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
        Context.SchedulerTimeType.Stride, Upstream.Failure
    >
    public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
        [Upstream.Output], Upstream.Failure
    >
}
