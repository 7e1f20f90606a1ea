import SwiftUI

struct StickerSettings: View {
  var body: some View {
    VStack(spacing: Spacing.small) {
      // sym-lint:disable:next raw-spacing -- 스티커 디자인 합의 (2차 QA)
      Text("다음 줄").padding(13)
      Text("이 줄").padding(13) // sym-lint:disable:this raw-spacing
      Text("앞줄").padding(13)
      // sym-lint:disable:previous raw-spacing

      // sym-lint:disable raw-font
      Text("블록").font(.system(size: 13))
      Text("블록 안의 다른 규칙").font(.system(size: 14)).padding(13)
      // sym-lint:enable raw-font
      Text("블록 밖").font(.system(size: 13))

      // sym-lint:disable:next raw-spacing raw-color -- 한 번에 두 규칙
      Text("둘").padding(13).background(Color(hex: "ABCDEF"))
      // sym-lint:disable:next
      Text("모두").font(.system(size: 13)).padding(13).cornerRadius(5)

      // sym-lint:disable:next raw-color -- 예전에 쓰던 색
      Text("이제는 토큰").foregroundColor(.coral)
      // sym-lint:disable:next raw-radius
      Text("다른 규칙").padding(13)
      Text("안 쓰는 주석").padding(Spacing.small) // sym-lint:disable:this raw-spacing
      Text("// sym-lint:disable:this raw-spacing").padding(14)
    }
  }
}
