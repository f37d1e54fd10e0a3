import GrowingField
import Testing

@testable import GrowingText

struct CallQueueTests {
  private func names(_ queue: inout CallQueue) -> [String] {
    var names: [String] = []
    while let call = queue.next() {
      names.append("\(call.output)\(call.isSilent ? " silent" : "")")
    }
    return names
  }

  @Test func whatACallLeadsToFollowsWhatWasDue() {
    var queue = CallQueue()
    queue.append([.event(.didChangeSelection), .event(.willChangeHeight(40))], from: .init())
    _ = queue.next()
    queue.append([.event(.didBeginEditing)], from: queue.originOfChange)
    #expect(
      names(&queue) == [
        "event(GrowingField.FieldEvent.willChangeHeight(40.0))",
        "event(GrowingField.FieldEvent.didBeginEditing)",
      ])
  }

  @Test func aTextSetInsideDidChangeLeadsToNoOther() {
    var queue = CallQueue()
    queue.append([.event(.didChange)], from: .init())
    _ = queue.next()
    queue.append([.event(.didChange), .event(.willChangeHeight(40))], from: queue.originOfChange)
    #expect(queue.next()?.isSilent == true)
    #expect(queue.next()?.isSilent == false)
    // A change made in that height call was still caused by the first didChange.
    queue.append([.event(.didChange)], from: queue.originOfChange)
    #expect(queue.next()?.isSilent == true)
    #expect(names(&queue).isEmpty)
    #expect(queue.originOfChange.generation == 0)
  }

  @Test func callsThatLeadToEachOtherEndAfterEightRounds() {
    var queue = CallQueue()
    queue.append([.event(.willChangeHeight(0))], from: .init())
    var told = 0
    while let call = queue.next(), !call.isSilent {
      told += 1
      queue.append([.event(.willChangeHeight(0))], from: queue.originOfChange)
    }
    #expect(told == 9)
  }

  @Test func anInputKeptByAQuestionCountsAsCausedByIt() {
    var queue = CallQueue()
    queue.append([.question(.shouldBeginEditing)], from: .init())
    _ = queue.next()
    queue.deepen()
    #expect(queue.current?.origin.generation == 1)
  }
}
