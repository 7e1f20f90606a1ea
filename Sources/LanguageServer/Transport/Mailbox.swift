/// A queue between threads: whoever takes waits for something to come, whoever puts waits while too much lies in it.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
  // Both are touched under `monitor` alone.
  private var elements: [Element] = []
  private var head = 0
  private let monitor = Monitor()
  private let capacity: Int

  init(capacity: Int = 8192) {
    self.capacity = capacity
  }

  /// Puts an element behind the others. Waits while the box is full, so that a flood cannot fill the memory.
  func put(_ element: Element) {
    monitor.withLock {
      while elements.count - head >= capacity { monitor.wait() }
      elements.append(element)
      monitor.wakeAll()
    }
  }

  /// Puts an element in whatever lies in the box already, for a sender that the taker may be waiting for.
  func putWithoutWaiting(_ element: Element) {
    monitor.withLock {
      elements.append(element)
      monitor.wakeAll()
    }
  }

  /// The first element; waits until there is one.
  func take() -> Element {
    monitor.withLock {
      while head == elements.count { monitor.wait() }
      let element = elements[head]
      head += 1
      if head == elements.count || head > 1024 {
        elements.removeFirst(head)
        head = 0
      }
      monitor.wakeAll()
      return element
    }
  }

  var isEmpty: Bool { monitor.withLock { head == elements.count } }
}
