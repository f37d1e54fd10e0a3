/// What documents are made of.
enum Words {
  static let english =
    """
    the quick brown fox jumps over lazy dog while every careful writer keeps notes about rivers \
    cities paper morning window letter garden simple answer market figure number system reason \
    result method question history weather kitchen teacher student picture machine station village \
    because between through without against nothing something already perhaps together important \
    different possible we can see that it is of to in a for on with as by from this they are was \
    not have one or had but what all were when your said there use an each which she do how their
    """.split(separator: " ").map(String.init)
  static let eastAsian = [
    "今日は天気がいいので散歩に行きました", "文字入力の速さを測る試験です", "東京の朝はとても静かだ",
    "我们正在测试文本编辑器的速度", "这个段落包含一些中文内容", "안녕하세요 오늘은 좋은 날입니다",
    "글을 쓰는 동안 화면이 커집니다",
  ]
  static let arabic = [
    "هذا نص تجريبي باللغة العربية", "مرحبا بالعالم كيف حالك اليوم", "نكتب بعض الكلمات لقياس السرعة",
  ]
  static let emoji = ["😀", "🚀", "🎉", "👍🏽", "❤️", "👩‍💻", "🇫🇷", "🌍", "🔥", "✨"]
}
