import CellUI

extension ViewBuilder {
    /// Several statements, as SwiftUI's type: guests name it, `TupleView<(A, B)>`. CellUI's own overload is disfavoured.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView(of: repeat each content) }
}
