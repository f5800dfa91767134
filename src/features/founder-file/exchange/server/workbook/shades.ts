/** The three colors of the brand, as `theme.css` has them. */
export type Colors = { ink: string; paper: string; accent: string }

/** What `color-mix` would make of two colors such as `16261f`. */
export function mixed(one: string, share: number, other: string): string {
  const parts = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const others = parts(other)
  const mix = parts(one).map((value, at) => Math.round(value * share + (others[at] ?? 0) * (1 - share)))
  return mix
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

const white = 'ffffff'
/** Grounds, lines and quiet words of spreadsheets and documents. */
export const shadesOf = ({ ink, paper, accent }: Colors) => ({
  ink: ink.toUpperCase(),
  accent: accent.toUpperCase(),
  soft: mixed(ink, 0.75, white),
  line: mixed(ink, 0.2, white),
  rule: mixed(ink, 0.3, white),
  input: mixed(accent, 0.1, white),
  tint: mixed(accent, 0.08, white),
  band: mixed(ink, 0.07, white),
  result: mixed(paper, 0.8, white),
})
export type Shades = ReturnType<typeof shadesOf>
