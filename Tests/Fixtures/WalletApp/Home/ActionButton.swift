import SwiftUI

struct ActionButton: View {
	let title: String
	let icon: String
	var tint: Color = .purple
	@ScaledMetric private var iconSize: CGFloat = 24

	var body: some View {
		VStack(spacing: 6) {
			Image(systemName: icon)
				.font(.system(size: 20, design: .default))
				.frame(width: iconSize * 2, height: iconSize * 2)
				.background(
					Circle()
						.fill(Color(red: 51/255,
							green: 102/255,
							blue: 255/255).opacity(0.12))
				)
				.foregroundColor(tint)
			Text(title)
				.font(.system(size: 12).weight(.semibold))
				.kerning(0.4)
				.foregroundColor(.init(red: 0.2, green: 0.2, blue: 0.2))
		}
		.frame(minWidth: 80, maxWidth: .infinity, minHeight: 96)
		.background(Color.white)
		.cornerRadius(16)
		.shadow(color: Color(red: 0, green: 0, blue: 0, opacity: 0.08), radius: 8, x: 0, y: 4)
	}
}
