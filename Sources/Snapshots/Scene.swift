/// One scripted scene, read from a `NAME.scene.json`. (Stand-in.)
package struct Scene: Sendable {
  package var name: String
}
