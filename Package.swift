// swift-tools-version: 6.2
import PackageDescription

/// Floors 1 to 4: plain values, no isolation.
let value: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// Floors 5 to 8: on the main actor unless they say otherwise.
let main = value + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "GrowingText",
  products: [
    .library(name: "GrowingText", targets: ["GrowingText"]),
    .executable(name: "growing-text", targets: ["growing-text"]),
  ],
  targets: [
    // Floor 0: C modules.
    .systemLibrary(
      name: "CSDL", path: "CSDL",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])]),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(
      name: "CFontconfig", path: "Sources/CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .target(name: "CX11", linkerSettings: [.linkedLibrary("X11")]),

    // Floor 1.
    .target(name: "TextRope", swiftSettings: value),
    .target(name: "UnicodeRules", dependencies: ["CICU"], swiftSettings: value),
    .target(name: "Drawing", swiftSettings: value),

    // Floor 2. Siblings do not know each other.
    .target(
      name: "TextEditing", dependencies: ["TextRope", "UnicodeRules"], swiftSettings: value),
    .target(
      name: "LiveMarkdown", dependencies: ["TextRope", "UnicodeRules"], swiftSettings: value),
    .target(
      name: "TextLayout", dependencies: ["TextRope", "Drawing", "UnicodeRules"],
      swiftSettings: value),

    // Floor 4: the field machine.
    .target(
      name: "GrowingField",
      dependencies: [
        "TextRope", "UnicodeRules", "Drawing", "TextEditing", "LiveMarkdown", "TextLayout",
      ],
      swiftSettings: value),

    // Floor 5: the outside world.
    .target(
      name: "SDLBackend",
      dependencies: [
        "CSDL", "CPNG", "CFontconfig", "CX11", "TextRope", "UnicodeRules", "Drawing",
        "TextLayout", "GrowingField",
      ],
      swiftSettings: main),

    // Floor 6: the public library.
    .target(
      name: "GrowingText",
      dependencies: [
        "CSDL", "TextRope", "UnicodeRules", "Drawing", "TextEditing", "LiveMarkdown",
        "TextLayout", "GrowingField", "SDLBackend",
      ],
      swiftSettings: main),

    // Floor 7: scenes; the demo's screens.
    .target(
      name: "DemoScreens",
      dependencies: [
        "TextRope", "Drawing", "LiveMarkdown", "TextLayout", "GrowingField", "SDLBackend",
        "GrowingText",
      ],
      swiftSettings: main),
    .target(
      name: "Snapshots",
      dependencies: [
        "TextRope", "UnicodeRules", "Drawing", "LiveMarkdown", "TextLayout", "GrowingField",
        "SDLBackend",
        "GrowingText",
      ],
      swiftSettings: main),

    // Floor 8: wiring.
    .executableTarget(
      name: "growing-text",
      dependencies: [
        "Drawing", "LiveMarkdown", "GrowingField", "SDLBackend", "GrowingText", "DemoScreens",
        "Snapshots",
      ],
      swiftSettings: main),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "TextRope", "Drawing", "LiveMarkdown", "TextLayout", "GrowingField", "SDLBackend",
      ],
      swiftSettings: main),

    // Tests, one target a module; a font and masks without a file for those that measure and draw,
    // and random numbers that can be had again.
    .target(
      name: "TestFonts", dependencies: ["Drawing", "TextLayout", "UnicodeRules"],
      path: "Tests/TestFonts", swiftSettings: value),
    .target(name: "TestRandom", path: "Tests/TestRandom", swiftSettings: value),
    // Plays scenes written at random; a program, since a scene may trap or hang.
    .executableTarget(
      name: "SceneFuzzer",
      dependencies: [
        "Drawing", "LiveMarkdown", "UnicodeRules", "GrowingField", "SDLBackend", "GrowingText",
        "DemoScreens", "Snapshots", "TextRope", "TestRandom",
      ],
      path: "Tests/SceneFuzzer", swiftSettings: main),
    .testTarget(
      name: "TextRopeTests", dependencies: ["TextRope", "TestRandom"], swiftSettings: value),
    .testTarget(
      name: "UnicodeRulesTests", dependencies: ["UnicodeRules", "TestRandom"],
      swiftSettings: value),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "TestFonts", "TestRandom"],
      swiftSettings: value),
    .testTarget(
      name: "TextEditingTests", dependencies: ["TextEditing", "TextRope", "TestRandom"],
      swiftSettings: value),
    .testTarget(
      name: "LiveMarkdownTests", dependencies: ["LiveMarkdown", "TextRope", "TestRandom"],
      swiftSettings: value),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "TextLayout", "TextRope", "Drawing", "UnicodeRules", "TestFonts", "TestRandom",
      ],
      swiftSettings: value),
    .testTarget(
      name: "GrowingFieldTests",
      dependencies: [
        "GrowingField", "TextRope", "Drawing", "TextEditing", "LiveMarkdown", "TextLayout",
        "UnicodeRules", "TestFonts", "TestRandom",
      ],
      swiftSettings: value),
    .testTarget(
      name: "SDLBackendTests",
      dependencies: [
        "SDLBackend", "CSDL", "Drawing", "TextLayout", "GrowingField", "UnicodeRules", "TextRope",
      ],
      swiftSettings: main),
    .testTarget(
      name: "GrowingTextTests",
      dependencies: [
        "CSDL", "GrowingText", "GrowingField", "Drawing", "SDLBackend", "TextLayout",
        "LiveMarkdown",
      ],
      swiftSettings: main),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Snapshots", "DemoScreens", "GrowingText", "GrowingField", "Drawing", "SDLBackend",
        "TextLayout", "LiveMarkdown", "TestRandom", "SceneFuzzer",
      ],
      swiftSettings: main),
    .testTarget(
      name: "DemoScreensTests",
      dependencies: ["DemoScreens", "GrowingText", "GrowingField", "Drawing", "SDLBackend"],
      swiftSettings: main),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "growing-text", "GrowingField", "LiveMarkdown", "Drawing", "SDLBackend", "Snapshots",
        "TestRandom",
      ],
      swiftSettings: main),
    // The Unicode suites whole, and every script through the field with the bundled fonts.
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "UnicodeRules", "TextRope", "TextEditing", "Drawing", "LiveMarkdown", "TextLayout",
        "GrowingField", "SDLBackend",
      ],
      swiftSettings: main),
    .testTarget(name: "ProjectTests", swiftSettings: value),
  ],
  swiftLanguageModes: [.v6]
)
