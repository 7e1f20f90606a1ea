import Foundation
import Markup
import SourceText

@testable import LanguageServer

extension FuzzTarget {
  static let server = [
    FuzzTarget("framing") { bytes in
      let whole = bodies(of: [bytes[...]])
      let step = Int(bytes.first ?? 0) % 13 + 1
      let pieces = stride(from: 0, to: bytes.count, by: step).map { bytes[$0..<min($0 + step, bytes.count)] }
      guard bodies(of: pieces) == whole else { return "other messages in pieces of \(step)" }
      for body in whole { _ = IncomingMessage(body: body) }
      return nil
    },
    FuzzTarget("edits") { bytes in EditSequence(bytes).fault },
    FuzzTarget("server") { bytes in
      converse(bytes.split(separator: 0x0A).map(Array.init))
      return nil
    },
  ]

  private static func bodies(of pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var framer = MessageFramer()
    var bodies: [[UInt8]] = []
    for piece in pieces {
      framer.append(piece)
      while let body = framer.next() { bodies.append(body) }
    }
    return bodies
  }

  private static let nowhere = OutputPipe(descriptor: open("/dev/null", O_WRONLY))

  /// A client that is initialized, opens a document, says some messages and goes away. It has no folders: those would
  /// be read.
  private static func converse(_ messages: [[UInt8]]) {
    let ledger = RequestLedger()
    let mailbox = Mailbox<Event>(capacity: 1 << 20)
    let opening = [
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:A.swift","#
        + #""languageId":"swift","version":1,"text":"a.padding(15)\r\n.foregroundColor(Color(hex: 0xFF7E7E))//😀"}}}"#,
    ]
    for body in opening.map({ Array($0.utf8) }) + messages {
      let message = IncomingMessage(body: body)
      switch message {
      case .notification("workspace/didChangeWorkspaceFolders", _), .notification("exit", _): continue
      case .request(let id, _, _): mailbox.put(.message(message, ledger.open(id)))
      default: mailbox.put(.message(message, nil))
      }
    }
    mailbox.put(.clientIsGone)
    _ = Server(client: Client(nowhere, ledger), mailbox: mailbox, version: "1").run()
  }
}
