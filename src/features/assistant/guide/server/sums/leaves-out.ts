const helpers =
  /\b([2-9]|two|three|four|five|six) (?:helpers?|people|staff|employees|workers?|assistants?|drivers?|freelancers?|waiters?|cooks?)\b[^.?!]*\beach\b/
const digitOf: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' }
const half = /\bhalf of (?:my |the |that |those )?[$€£]?\d/

/** Two helpers of whom each costs something are in a sum twice, and half of something isn’t the whole of it. */
export function leavesOut(lines: readonly string[], text: string): boolean {
  const said = text.toLowerCase()
  const shown = lines.join(' ')
  const [, many] = helpers.exec(said) ?? []
  if (many && !new RegExp(`(?<![\\d.,])${digitOf[many] ?? many}(?![\\d.,]*\\d)`).test(shown)) return true
  return half.test(said) && !/50%|0\.5|÷ 2(?!\d)/.test(shown)
}
