internal import DemoScreens
internal import Drawing
internal import GrowingText
internal import Snapshots

/// The demo's screens, for the window and for scenes.
enum DemoCatalog {
  static let names = DemoScreens.names

  static let catalog = ScreenCatalog(names: names) { request, environment in
    DemoScreens.make(
      request.name, environment: environment, configuration: request.configuration,
      size: request.size, fieldWidth: request.fieldWidth)
  }
}
