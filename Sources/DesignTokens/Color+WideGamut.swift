extension Color {
  /// The color in a space of the Design Tokens Format that can show it: sRGB, else Display P3, else XYZ.
  package var inFormatSpace: (space: ColorSpace, components: [Double]) {
    let own = [red, green, blue]
    if levels.isInGamut { return (.srgb, own.map { min(max($0, 0), 1) }) }
    let wide = (ColorMatrix.displayP3ToSRGB.inverse * linearComponents).map(ColorTransfer.encodedSRGB)
    let channels = [wide.x, wide.y, wide.z]
    // What is within rounding of the edge is at the edge.
    if channels.allSatisfy({ (-0.0005...1.0005).contains($0) }) {
      return (.displayP3, channels.map { min(max($0, 0), 1) })
    }
    let xyz = ColorMatrix.srgbToXYZ * linearComponents
    return (.xyzD65, [xyz.x, xyz.y, xyz.z])
  }
}
