internal import SDLBackend
internal import Testing

@Suite struct DesktopScaleTests {
  @Test(arguments: [
    ("Xft.dpi:\t96\n", 1), ("Xcursor.size: 24\nXft.dpi:\t144\nXft.rgba: rgb\n", 1.5),
    ("Xft.dpi: 120", 1.25), ("Xft.dpi: 48", 1), ("Xft.dpi: 9600", 4), ("", nil),
    ("Xft.dpiX: 120", nil), ("Xft.dpi: much", nil), ("Xft.dpi: -1\nXft.dpi: 192", 2),
  ])
  func scaleIsTheResourceBy96(resources: String, scale: Double?) {
    #expect(DesktopScale.scale(ofResources: resources) == scale)
  }
}
