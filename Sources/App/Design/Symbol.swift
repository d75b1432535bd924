// The names of our own pictograms; `SymbolTable` has their drawings.
import Engine

/// A pictogram: 24-px grid, round 1.75-px strokes, drawn here.
public enum Symbol: CaseIterable, Sendable {
  case today, progress, plan, gear, bird, back, close, plus, minus, more, undo, check, pencil, bin
  case wave, breath, vape, cigarette, rolledCigarette, pod, mod, clock, calendar, coin, flame
  case leaf, heart, shield, download, upload, phone, moon, sun, globe, info, warning, chevron
  case history, star, family, run, smell, feather, mirror, note, place, company, bolt, drop, walk
  case list, search, link, eye, lock, home, trophy, sparkle, question, sit, pause
}

extension Symbol {
  /// The pictogram of what a tracker counts.
  init(of substance: Substance) {
    switch substance {
    case .vape: self = .vape
    case .cigarettes: self = .cigarette
    case .alcohol: self = .drop
    }
  }
}
