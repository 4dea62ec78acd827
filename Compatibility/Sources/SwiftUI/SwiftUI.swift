import CellUI
@_exported import Combine
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Observation
import Presentations
@_exported import UIKit

// SwiftUI as guests see it. Types are CellUI's by name (`Types.swift`), so that CellUI's own are not visible to a guest that forgets
// to declare one; members of types are CellUI's. What CellUI lacks is declared here: in `Accepted`, if a still picture is the same
// with and without it.
