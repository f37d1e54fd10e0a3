internal import Drawing
internal import Glibc
internal import SDLBackend
internal import Testing

@Suite struct PNGTests {
  private func noise(width: Int, height: Int) -> Raster {
    Raster(
      width: width, height: height,
      pixels: (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) })
  }

  @Test(arguments: [(1, 1), (3, 2), (390, 300)])
  func pictureComesBackAsItWas(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    let raster = noise(width: width, height: height)
    try PNG.write(raster, to: path)
    #expect(try PNG.read(path) == raster)
    #expect(try PNG.readPixmap(path).isOpaque)
    #expect(folder.names == ["a.png"])
  }

  @Test func sameBytesEachTime() throws {
    #expect(
      try PNG.encode(noise(width: 60, height: 40)) == PNG.encode(noise(width: 60, height: 40)))
  }

  @Test func emptyPictureIsRefused() {
    let error = #expect(throws: EnvironmentError.self) {
      try PNG.write(Raster(width: 0, height: 3), to: "/tmp/never.png")
    }
    #expect(error?.description.contains("/tmp/never.png") == true)
    #expect(access("/tmp/never.png", F_OK) != 0)
  }

  @Test func cutFileNamesItselfAtEveryLength() throws {
    let folder = try TemporaryFolder()
    let whole = try PNG.encode(noise(width: 9, height: 9))
    for length in 0..<whole.count - 12 {
      try folder.write(Array(whole.prefix(length)), as: "cut.png")
      let error = #expect(throws: EnvironmentError.self, "\(length)") {
        try PNG.read(folder.path + "/cut.png")
      }
      guard case .unreadable(let path, let reason) = error else { continue }
      #expect(path == folder.path + "/cut.png" && !reason.isEmpty)
    }
  }

  @Test func hugePictureIsRefusedBeforeItIsDecoded() throws {
    var bytes = try PNG.encode(noise(width: 9, height: 9))
    // Width and height in IHDR, then its checksum, which libpng wants right.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    let sum = crc(bytes[12..<29])
    bytes.replaceSubrange(29..<33, with: (0..<4).map { UInt8(sum >> UInt32(24 - 8 * $0) & 255) })
    let error = #expect(throws: EnvironmentError.self) { try PNG.decode(bytes, name: "big.png") }
    #expect(error?.description.contains("30000") == true)
  }

  @Test func failedWriteLeavesNothingAndTheOldFileWhole() throws {
    let folder = try TemporaryFolder()
    #expect(throws: EnvironmentError.self) {
      try PNG.write(noise(width: 2, height: 2), to: folder.path + "/no/such/a.png")
    }
    try folder.write([1, 2, 3], as: "old.png")
    #expect(throws: EnvironmentError.self) {
      try PNG.write(noise(width: 2, height: 2), to: folder.path + "/old.png/b.png")
    }
    #expect(try WholeFile.read(folder.path + "/old.png") == [1, 2, 3])
    #expect(folder.names == ["old.png"])
  }

  @Test func folderInPlaceOfFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: EnvironmentError.self) { try PNG.read(folder.path) }
    #expect(error?.description.contains(folder.path) == true)
    #expect(throws: EnvironmentError.self) { try PNG.read(folder.path + "/none.png") }
  }

  private func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
