// sym-lint:disable:file raw-radius -- 다음 분기에 지울 화면
// sym-lint:disable:file raw-size
import SwiftUI

struct LegacyStickers: View {
  var body: some View {
    Text("예전 스티커")
      .cornerRadius(5)
      .padding(14)
    RoundedRectangle(cornerRadius: 7)
      .fill(Color.gray300)
    // sym-lint:disable raw-color
    Text("끝까지")
      .foregroundColor(.textPrimary)
  }
}
