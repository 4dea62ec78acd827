import CellUI
@_exported import Foundation

/// UIKit's `UIColor`.
public typealias UIColor = CellUI.UIColor
