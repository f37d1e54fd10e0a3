/// Which way Tab moves the focus.
package enum FocusStep: Sendable, Hashable { case forward, backward }
