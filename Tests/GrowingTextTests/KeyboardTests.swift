import Foundation
import GrowingText
import Testing

struct KeyboardTests {
  private let window = CGSize(width: 390, height: 800)
  private let english = CGRect(x: 0, y: 540, width: 390, height: 260)
  private let japanese = CGRect(x: 0, y: 490, width: 390, height: 310)

  @Test func eachTransitionIsToldOnceWithItsFrames() throws {
    let keyboard = OnScreenKeyboard(windowSize: window)
    let observer = KeyboardObserver(of: keyboard)
    var told: [(String, KeyboardTransition)] = []
    observer.willShow = { told.append(("show", $0)) }
    observer.willChangeFrame = { told.append(("change", $0)) }
    observer.willHide = { told.append(("hide", $0)) }
    keyboard.hide(at: 0)
    keyboard.show(english, duration: 0.2, curve: .linear, at: 1)
    keyboard.show(english, at: 2)
    keyboard.show(japanese, duration: 0.1, curve: .easeIn, at: 3)
    keyboard.hide(duration: 0.3, curve: .spring, at: 4)
    #expect(told.map(\.0) == ["show", "change", "hide"])
    let below = { (frame: CGRect) in
      CGRect(x: 0, y: window.height, width: frame.width, height: frame.height)
    }
    #expect(told.map(\.1.beginFrame) == [below(english), english, japanese])
    #expect(told.map(\.1.endFrame) == [english, japanese, below(japanese)])
    #expect(told.map(\.1.duration) == [0.2, 0.1, 0.3])
    #expect(told.map(\.1.curve) == [.linear, .easeIn, .spring])
  }

  @Test func aTransitionThatInterruptsBeginsWhereTheKeyboardIs() {
    let keyboard = OnScreenKeyboard(windowSize: window)
    keyboard.show(english, duration: 1, curve: .linear, at: 0)
    #expect(keyboard.frame(at: 0.5).minY == 670)
    keyboard.hide(duration: 1, curve: .linear, at: 0.5)
    #expect(keyboard.transition.beginFrame.minY == 670)
    #expect(keyboard.frame(at: 1).minY == 735)
    keyboard.show(japanese, duration: 1, curve: .linear, at: 1)
    #expect(keyboard.frame(at: 1).minY == 735)
    #expect(keyboard.frame(at: 2) == japanese)
    #expect(!keyboard.isMoving(at: 2) && keyboard.isMoving(at: 1.9))
  }

  @Test func anObserverThatHasGoneIsCalledNoMore() {
    let keyboard = OnScreenKeyboard(windowSize: window)
    var count = 0
    var observer: KeyboardObserver? = KeyboardObserver(of: keyboard)
    observer?.willShow = { _ in count += 1 }
    observer = nil
    keyboard.show(english, at: 0)
    #expect(count == 0 && observer == nil)
  }

  @Test func durationsThatAreNoneAreAtOnce() {
    for duration in [-1, 0, .nan, .infinity] {
      let keyboard = OnScreenKeyboard(windowSize: window)
      keyboard.show(english, duration: duration, at: 0)
      #expect(keyboard.frame(at: 0) == english)
    }
  }

  // MARK: Avoidance

  private let text = CGRect(x: 20, y: 60, width: 350, height: 730)

  @Test func aTextKeepsTheGapAboveEachKeyboardAndGetsItsFrameBack() {
    let keyboard = OnScreenKeyboard(windowSize: window)
    let avoidance = KeyboardAvoidance(originalFrame: text)
    func bottom(_ time: Double) -> CGFloat { avoidance.frame(above: keyboard, at: time).maxY }
    #expect(avoidance.frame(above: keyboard, at: 0) == text)
    keyboard.show(english, duration: 1, curve: .linear, at: 0)
    #expect(bottom(1) == 530)
    keyboard.show(japanese, duration: 1, curve: .linear, at: 1)
    #expect(bottom(1.5) == 505 && bottom(2) == 480)
    // Interrupted half-way, and back: never a jump, and the very frame at the end.
    keyboard.hide(duration: 1, curve: .linear, at: 2)
    #expect(bottom(2) == 480)
    keyboard.show(english, duration: 1, curve: .linear, at: 2.5)
    #expect(abs(bottom(2.5) - 635) < 1e-9)
    keyboard.hide(duration: 1, at: 4)
    #expect(avoidance.frame(above: keyboard, at: 5) == text)
  }

  @Test func theFrameFollowsTheKeyboardWithoutAJump() {
    let keyboard = OnScreenKeyboard(windowSize: window)
    let avoidance = KeyboardAvoidance(originalFrame: text)
    keyboard.show(english, duration: 1, curve: .easeInOut, at: 0)
    var last = text.maxY
    for frame in 0...60 {
      let bottom = avoidance.frame(above: keyboard, at: Double(frame) / 60).maxY
      #expect(bottom <= last && last - bottom < 20)
      #expect(bottom <= keyboard.frame(at: Double(frame) / 60).minY)
      last = bottom
    }
    #expect(last == 530)
  }

  @Test func aWindowThatIsResizedMeanwhileNeedsOnlyTheNewFrames() {
    let keyboard = OnScreenKeyboard(windowSize: window)
    var avoidance = KeyboardAvoidance(originalFrame: text)
    keyboard.show(english, duration: 0, at: 0)
    keyboard.windowSize = CGSize(width: 390, height: 600)
    keyboard.show(english.offsetBy(dx: 0, dy: -200), duration: 0, at: 1)
    avoidance.originalFrame.size.height = 530
    #expect(avoidance.frame(above: keyboard, at: 1).maxY == 330)
    keyboard.hide(duration: 0, at: 2)
    #expect(avoidance.frame(above: keyboard, at: 2) == avoidance.originalFrame)
    keyboard.windowSize = window
    #expect(keyboard.frame(at: 2).minY == 800)
  }

  @Test func aChatsFieldMovesAndStaysInTheWindow() {
    let composer = CGRect(x: 0, y: 750, width: 390, height: 50)
    let avoidance = KeyboardAvoidance(originalFrame: composer, gap: 0, manner: .move)
    let keyboard = CGRect(x: 0, y: 500, width: 390, height: 300)
    #expect(avoidance.frame(above: keyboard, windowHeight: 800).maxY == 500)
    let huge = CGRect(x: 0, y: 20, width: 390, height: 780)
    #expect(avoidance.frame(above: huge, windowHeight: 800).minY == 0)
    #expect(
      KeyboardAvoidance(originalFrame: composer, gap: .nan)
        .frame(above: huge, windowHeight: 800).height == 0)
    let above = CGRect(x: 0, y: 100, width: 390, height: 50)
    #expect(
      KeyboardAvoidance(originalFrame: above).frame(above: keyboard, windowHeight: 800) == above)
  }
}
