import CellUI
@_exported import Combine
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
import Presentations
@_exported import UIKit

// SwiftUI's types: CellUI's by name, so that CellUI's own are not visible to a guest.

/// SwiftUI's `AccessibilityChildBehavior`.
public typealias AccessibilityChildBehavior = CellUI.AccessibilityChildBehavior
/// SwiftUI's `AccessibilityTraits`.
public typealias AccessibilityTraits = CellUI.AccessibilityTraits
/// SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
public typealias AccessoryCircularCapacityGaugeStyle = CellUI.AccessoryCircularCapacityGaugeStyle
/// SwiftUI's `AccessoryCircularGaugeStyle`.
public typealias AccessoryCircularGaugeStyle = CellUI.AccessoryCircularGaugeStyle
/// SwiftUI's `AccessoryLinearCapacityGaugeStyle`.
public typealias AccessoryLinearCapacityGaugeStyle = CellUI.AccessoryLinearCapacityGaugeStyle
/// SwiftUI's `AccessoryLinearGaugeStyle`.
public typealias AccessoryLinearGaugeStyle = CellUI.AccessoryLinearGaugeStyle
/// SwiftUI's `Alignment`.
public typealias Alignment = CellUI.Alignment
/// SwiftUI's `AlignmentID`.
public typealias AlignmentID = CellUI.AlignmentID
/// SwiftUI's `Angle`.
public typealias Angle = CellUI.Angle
/// SwiftUI's `AngularGradient`.
public typealias AngularGradient = CellUI.AngularGradient
/// SwiftUI's `Animation`.
public typealias Animation = CellUI.Animation
/// SwiftUI's `AnimationTimelineSchedule`.
public typealias AnimationTimelineSchedule = CellUI.AnimationTimelineSchedule
/// SwiftUI's `AnyLayout`.
public typealias AnyLayout = CellUI.AnyLayout
/// SwiftUI's `AnyShape`.
public typealias AnyShape = CellUI.AnyShape
/// SwiftUI's `AnyShapeStyle`.
public typealias AnyShapeStyle = CellUI.AnyShapeStyle
/// SwiftUI's `AnyTransition`.
public typealias AnyTransition = CellUI.AnyTransition
/// SwiftUI's `AnyView`.
public typealias AnyView = CellUI.AnyView
/// SwiftUI's `AppStorage`.
public typealias AppStorage = CellUI.AppStorage
/// SwiftUI's `Axis`.
public typealias Axis = CellUI.Axis
/// SwiftUI's `BackgroundStyle`.
public typealias BackgroundStyle = CellUI.BackgroundStyle
/// SwiftUI's `Binding`.
public typealias Binding = CellUI.Binding
/// SwiftUI's `BlendMode`.
public typealias BlendMode = CellUI.BlendMode
/// SwiftUI's `BorderedButtonStyle`.
public typealias BorderedButtonStyle = CellUI.BorderedButtonStyle
/// SwiftUI's `BorderedProminentButtonStyle`.
public typealias BorderedProminentButtonStyle = CellUI.BorderedProminentButtonStyle
/// SwiftUI's `BorderlessButtonStyle`.
public typealias BorderlessButtonStyle = CellUI.BorderlessButtonStyle
/// SwiftUI's `BounceSymbolEffect`.
public typealias BounceSymbolEffect = CellUI.BounceSymbolEffect
/// SwiftUI's `Button`.
public typealias Button = CellUI.Button
/// SwiftUI's `ButtonBorderShape`.
public typealias ButtonBorderShape = CellUI.ButtonBorderShape
/// SwiftUI's `ButtonRole`.
public typealias ButtonRole = CellUI.ButtonRole
/// SwiftUI's `ButtonStyle`.
public typealias ButtonStyle = CellUI.ButtonStyle
/// SwiftUI's `ButtonStyleConfiguration`.
public typealias ButtonStyleConfiguration = CellUI.ButtonStyleConfiguration
/// SwiftUI's `Canvas`.
public typealias Canvas = CellUI.Canvas
/// SwiftUI's `Capsule`.
public typealias Capsule = CellUI.Capsule
/// SwiftUI's `Circle`.
public typealias Circle = CellUI.Circle
/// SwiftUI's `CircularProgressViewStyle`.
public typealias CircularProgressViewStyle = CellUI.CircularProgressViewStyle
/// SwiftUI's `Color`.
public typealias Color = CellUI.Color
/// SwiftUI's `ColorScheme`.
public typealias ColorScheme = CellUI.ColorScheme
/// SwiftUI's `ContainerBackgroundPlacement`.
public typealias ContainerBackgroundPlacement = CellUI.ContainerBackgroundPlacement
/// SwiftUI's `ContainerRelativeShape`.
public typealias ContainerRelativeShape = CellUI.ContainerRelativeShape
/// SwiftUI's `ContentMode`.
public typealias ContentMode = CellUI.ContentMode
/// SwiftUI's `ContentShapeKinds`.
public typealias ContentShapeKinds = CellUI.ContentShapeKinds
/// SwiftUI's `ContentTransition`.
public typealias ContentTransition = CellUI.ContentTransition
/// SwiftUI's `ControlSize`.
public typealias ControlSize = CellUI.ControlSize
/// SwiftUI's `CoordinateSpace`.
public typealias CoordinateSpace = CellUI.CoordinateSpace
/// SwiftUI's `DefaultButtonStyle`.
public typealias DefaultButtonStyle = CellUI.DefaultButtonStyle
/// SwiftUI's `DefaultDateProgressLabel`.
public typealias DefaultDateProgressLabel = CellUI.DefaultDateProgressLabel
/// SwiftUI's `DefaultGaugeStyle`.
public typealias DefaultGaugeStyle = CellUI.DefaultGaugeStyle
/// SwiftUI's `DefaultLabelStyle`.
public typealias DefaultLabelStyle = CellUI.DefaultLabelStyle
/// SwiftUI's `DefaultProgressViewStyle`.
public typealias DefaultProgressViewStyle = CellUI.DefaultProgressViewStyle
/// SwiftUI's `Divider`.
public typealias Divider = CellUI.Divider
/// SwiftUI's `DynamicTypeSize`.
public typealias DynamicTypeSize = CellUI.DynamicTypeSize
/// SwiftUI's `Edge`.
public typealias Edge = CellUI.Edge
/// SwiftUI's `EdgeInsets`.
public typealias EdgeInsets = CellUI.EdgeInsets
/// SwiftUI's `Ellipse`.
public typealias Ellipse = CellUI.Ellipse
/// SwiftUI's `EllipticalGradient`.
public typealias EllipticalGradient = CellUI.EllipticalGradient
/// SwiftUI's `EmptyView`.
public typealias EmptyView = CellUI.EmptyView
/// SwiftUI's `Environment`.
public typealias Environment = CellUI.Environment
/// SwiftUI's `EnvironmentKey`.
public typealias EnvironmentKey = CellUI.EnvironmentKey
/// SwiftUI's `EnvironmentValues`.
public typealias EnvironmentValues = CellUI.EnvironmentValues
/// SwiftUI's `EveryMinuteTimelineSchedule`.
public typealias EveryMinuteTimelineSchedule = CellUI.EveryMinuteTimelineSchedule
/// SwiftUI's `ExplicitTimelineSchedule`.
public typealias ExplicitTimelineSchedule = CellUI.ExplicitTimelineSchedule
/// SwiftUI's `FillShapeView`.
public typealias FillShapeView = CellUI.FillShapeView
/// SwiftUI's `FillStyle`.
public typealias FillStyle = CellUI.FillStyle
/// SwiftUI's `FocusState`.
public typealias FocusState = CellUI.FocusState
/// SwiftUI's `Font`.
public typealias Font = CellUI.Font
/// SwiftUI's `ForEach`.
public typealias ForEach = CellUI.ForEach
/// SwiftUI's `ForegroundStyle`.
public typealias ForegroundStyle = CellUI.ForegroundStyle
/// SwiftUI's `Gauge`.
public typealias Gauge = CellUI.Gauge
/// SwiftUI's `GaugeStyle`.
public typealias GaugeStyle = CellUI.GaugeStyle
/// SwiftUI's `GaugeStyleConfiguration`.
public typealias GaugeStyleConfiguration = CellUI.GaugeStyleConfiguration
/// SwiftUI's `GeometryProxy`.
public typealias GeometryProxy = CellUI.GeometryProxy
/// SwiftUI's `GeometryReader`.
public typealias GeometryReader = CellUI.GeometryReader
/// SwiftUI's `Gradient`.
public typealias Gradient = CellUI.Gradient
/// SwiftUI's `GraphicsContext`.
public typealias GraphicsContext = CellUI.GraphicsContext
/// SwiftUI's `Grid`.
public typealias Grid = CellUI.Grid
/// SwiftUI's `GridLayout`.
public typealias GridLayout = CellUI.GridLayout
/// SwiftUI's `GridRow`.
public typealias GridRow = CellUI.GridRow
/// SwiftUI's `Group`.
public typealias Group = CellUI.Group
/// SwiftUI's `HStack`.
public typealias HStack = CellUI.HStack
/// SwiftUI's `HStackLayout`.
public typealias HStackLayout = CellUI.HStackLayout
/// SwiftUI's `HierarchicalShapeStyle`.
public typealias HierarchicalShapeStyle = CellUI.HierarchicalShapeStyle
/// SwiftUI's `HorizontalAlignment`.
public typealias HorizontalAlignment = CellUI.HorizontalAlignment
/// SwiftUI's `HorizontalEdge`.
public typealias HorizontalEdge = CellUI.HorizontalEdge
/// SwiftUI's `IconOnlyLabelStyle`.
public typealias IconOnlyLabelStyle = CellUI.IconOnlyLabelStyle
/// SwiftUI's `Image`.
public typealias Image = CellUI.Image
/// SwiftUI's `InsettableShape`.
public typealias InsettableShape = CellUI.InsettableShape
/// SwiftUI's `Label`.
public typealias Label = CellUI.Label
/// SwiftUI's `LabelStyle`.
public typealias LabelStyle = CellUI.LabelStyle
/// SwiftUI's `LabelStyleConfiguration`.
public typealias LabelStyleConfiguration = CellUI.LabelStyleConfiguration
/// SwiftUI's `LabeledContent`.
public typealias LabeledContent = CellUI.LabeledContent
/// SwiftUI's `Layout`.
public typealias Layout = CellUI.Layout
/// SwiftUI's `LayoutDirection`.
public typealias LayoutDirection = CellUI.LayoutDirection
/// SwiftUI's `LayoutSubview`.
public typealias LayoutSubview = CellUI.LayoutSubview
/// SwiftUI's `LayoutSubviews`.
public typealias LayoutSubviews = CellUI.LayoutSubviews
/// SwiftUI's `LayoutValueKey`.
public typealias LayoutValueKey = CellUI.LayoutValueKey
/// SwiftUI's `LazyHStack`.
public typealias LazyHStack = CellUI.LazyHStack
/// SwiftUI's `LazyVStack`.
public typealias LazyVStack = CellUI.LazyVStack
/// SwiftUI's `LegibilityWeight`.
public typealias LegibilityWeight = CellUI.LegibilityWeight
/// SwiftUI's `LinearCapacityGaugeStyle`.
public typealias LinearCapacityGaugeStyle = CellUI.LinearCapacityGaugeStyle
/// SwiftUI's `LinearGradient`.
public typealias LinearGradient = CellUI.LinearGradient
/// SwiftUI's `LinearProgressViewStyle`.
public typealias LinearProgressViewStyle = CellUI.LinearProgressViewStyle
/// SwiftUI's `Link`.
public typealias Link = CellUI.Link
/// SwiftUI's `List`.
public typealias List = CellUI.List
/// SwiftUI's `LocalizedStringKey`.
public typealias LocalizedStringKey = CellUI.LocalizedStringKey
/// SwiftUI's `MatchedGeometryProperties`.
public typealias MatchedGeometryProperties = CellUI.MatchedGeometryProperties
/// SwiftUI's `Material`.
public typealias Material = CellUI.Material
/// SwiftUI's `ModifiedContent`.
public typealias ModifiedContent = CellUI.ModifiedContent
/// SwiftUI's `Namespace`.
public typealias Namespace = CellUI.Namespace
/// SwiftUI's `OffsetShape`.
public typealias OffsetShape = CellUI.OffsetShape
/// SwiftUI's `OpenURLAction`.
public typealias OpenURLAction = CellUI.OpenURLAction
/// SwiftUI's `Path`.
public typealias Path = CellUI.Path
/// SwiftUI's `PeriodicTimelineSchedule`.
public typealias PeriodicTimelineSchedule = CellUI.PeriodicTimelineSchedule
/// SwiftUI's `PlaceholderContentView`.
public typealias PlaceholderContentView = CellUI.PlaceholderContentView
/// SwiftUI's `PlainButtonStyle`.
public typealias PlainButtonStyle = CellUI.PlainButtonStyle
/// SwiftUI's `PreferenceKey`.
public typealias PreferenceKey = CellUI.PreferenceKey
/// SwiftUI's `PrimitiveButtonStyle`.
public typealias PrimitiveButtonStyle = CellUI.PrimitiveButtonStyle
/// SwiftUI's `PrimitiveButtonStyleConfiguration`.
public typealias PrimitiveButtonStyleConfiguration = CellUI.PrimitiveButtonStyleConfiguration
/// SwiftUI's `ProgressView`.
public typealias ProgressView = CellUI.ProgressView
/// SwiftUI's `ProgressViewStyle`.
public typealias ProgressViewStyle = CellUI.ProgressViewStyle
/// SwiftUI's `ProgressViewStyleConfiguration`.
public typealias ProgressViewStyleConfiguration = CellUI.ProgressViewStyleConfiguration
/// SwiftUI's `ProposedViewSize`.
public typealias ProposedViewSize = CellUI.ProposedViewSize
/// SwiftUI's `PulseSymbolEffect`.
public typealias PulseSymbolEffect = CellUI.PulseSymbolEffect
/// SwiftUI's `RadialGradient`.
public typealias RadialGradient = CellUI.RadialGradient
/// SwiftUI's `Rectangle`.
public typealias Rectangle = CellUI.Rectangle
/// SwiftUI's `RectangleCornerRadii`.
public typealias RectangleCornerRadii = CellUI.RectangleCornerRadii
/// SwiftUI's `RedactionReasons`.
public typealias RedactionReasons = CellUI.RedactionReasons
/// SwiftUI's `RotatedShape`.
public typealias RotatedShape = CellUI.RotatedShape
/// SwiftUI's `RoundedCornerStyle`.
public typealias RoundedCornerStyle = CellUI.RoundedCornerStyle
/// SwiftUI's `RoundedRectangle`.
public typealias RoundedRectangle = CellUI.RoundedRectangle
/// SwiftUI's `SafeAreaRegions`.
public typealias SafeAreaRegions = CellUI.SafeAreaRegions
/// SwiftUI's `ScaledMetric`.
public typealias ScaledMetric = CellUI.ScaledMetric
/// SwiftUI's `ScaledShape`.
public typealias ScaledShape = CellUI.ScaledShape
/// SwiftUI's `ScrollPosition`.
public typealias ScrollPosition = CellUI.ScrollPosition
/// SwiftUI's `ScrollView`.
public typealias ScrollView = CellUI.ScrollView
/// SwiftUI's `Shape`.
public typealias Shape = CellUI.Shape
/// SwiftUI's `ShapeStyle`.
public typealias ShapeStyle = CellUI.ShapeStyle
/// SwiftUI's `ShapeView`.
public typealias ShapeView = CellUI.ShapeView
/// SwiftUI's `Spacer`.
public typealias Spacer = CellUI.Spacer
/// SwiftUI's `State`.
public typealias State = CellUI.State
/// SwiftUI's `StrokeBorderShapeView`.
public typealias StrokeBorderShapeView = CellUI.StrokeBorderShapeView
/// SwiftUI's `StrokeShapeView`.
public typealias StrokeShapeView = CellUI.StrokeShapeView
/// SwiftUI's `StrokeStyle`.
public typealias StrokeStyle = CellUI.StrokeStyle
/// SwiftUI's `SymbolEffect`.
public typealias SymbolEffect = CellUI.SymbolEffect
/// SwiftUI's `SymbolEffectOptions`.
public typealias SymbolEffectOptions = CellUI.SymbolEffectOptions
/// SwiftUI's `SymbolRenderingMode`.
public typealias SymbolRenderingMode = CellUI.SymbolRenderingMode
/// SwiftUI's `SymbolVariants`.
public typealias SymbolVariants = CellUI.SymbolVariants
/// SwiftUI's `Text`.
public typealias Text = CellUI.Text
/// SwiftUI's `TextAlignment`.
public typealias TextAlignment = CellUI.TextAlignment
/// SwiftUI's `TextField`.
public typealias TextField = CellUI.TextField
/// SwiftUI's `TimeDataSource`.
public typealias TimeDataSource = CellUI.TimeDataSource
/// SwiftUI's `TimelineSchedule`.
public typealias TimelineSchedule = CellUI.TimelineSchedule
/// SwiftUI's `TimelineScheduleMode`.
public typealias TimelineScheduleMode = CellUI.TimelineScheduleMode
/// SwiftUI's `TimelineView`.
public typealias TimelineView = CellUI.TimelineView
/// SwiftUI's `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = CellUI.TimelineViewDefaultContext
/// SwiftUI's `TintShapeStyle`.
public typealias TintShapeStyle = CellUI.TintShapeStyle
/// SwiftUI's `TitleAndIconLabelStyle`.
public typealias TitleAndIconLabelStyle = CellUI.TitleAndIconLabelStyle
/// SwiftUI's `TitleOnlyLabelStyle`.
public typealias TitleOnlyLabelStyle = CellUI.TitleOnlyLabelStyle
/// SwiftUI's `Transition`.
public typealias Transition = CellUI.Transition
/// SwiftUI's `TransitionPhase`.
public typealias TransitionPhase = CellUI.TransitionPhase
/// SwiftUI's `TupleView`.
public typealias TupleView = CellUI.TupleView
/// SwiftUI's `UnevenRoundedRectangle`.
public typealias UnevenRoundedRectangle = CellUI.UnevenRoundedRectangle
/// SwiftUI's `UnitPoint`.
public typealias UnitPoint = CellUI.UnitPoint
/// SwiftUI's `VStack`.
public typealias VStack = CellUI.VStack
/// SwiftUI's `VStackLayout`.
public typealias VStackLayout = CellUI.VStackLayout
/// SwiftUI's `VariableColorSymbolEffect`.
public typealias VariableColorSymbolEffect = CellUI.VariableColorSymbolEffect
/// SwiftUI's `VerticalAlignment`.
public typealias VerticalAlignment = CellUI.VerticalAlignment
/// SwiftUI's `VerticalEdge`.
public typealias VerticalEdge = CellUI.VerticalEdge
/// SwiftUI's `View`.
public typealias View = CellUI.View
/// SwiftUI's `ViewBuilder`.
public typealias ViewBuilder = CellUI.ViewBuilder
/// SwiftUI's `ViewDimensions`.
public typealias ViewDimensions = CellUI.ViewDimensions
/// SwiftUI's `ViewModifier`.
public typealias ViewModifier = CellUI.ViewModifier
/// SwiftUI's `ViewSpacing`.
public typealias ViewSpacing = CellUI.ViewSpacing
/// SwiftUI's `ViewThatFits`.
public typealias ViewThatFits = CellUI.ViewThatFits
/// SwiftUI's `ZStack`.
public typealias ZStack = CellUI.ZStack
/// SwiftUI's `ZStackLayout`.
public typealias ZStackLayout = CellUI.ZStackLayout
/// SwiftUI's `_ConditionalContent`.
public typealias _ConditionalContent = CellUI._ConditionalContent
/// SwiftUI's `_ViewModifier_Content`.
public typealias _ViewModifier_Content = CellUI._ViewModifier_Content
/// SwiftUI's `Widget`.
public typealias Widget = Presentations.Widget
/// SwiftUI's `WidgetConfiguration`.
public typealias WidgetConfiguration = Presentations.WidgetConfiguration
/// SwiftUI's `WidgetBundle`.
public typealias WidgetBundle = Presentations.WidgetBundle
/// SwiftUI's `WidgetBundleBuilder`.
public typealias WidgetBundleBuilder = Presentations.WidgetBundleBuilder
