/// One message of the chat.
struct Message {
  enum Sender { case me, them }
  var sender: Sender
  var text: String

  /// What was said before the demo was opened.
  static let seeded = [
    Message(sender: .them, text: "Morning! Is the new **composer** in?"),
    Message(sender: .me, text: "It is. It grows as you type, and *Markdown* is live"),
    Message(sender: .them, text: "Even `inline code` and ~~typos~~?"),
    Message(sender: .them, text: "And what about a really long message?"),
    Message(sender: .me, text: "At six rows it stops growing and scrolls instead"),
    Message(sender: .them, text: "Lovely 🎉"),
  ]
}
