const helpers =
  /\b([2-9]|two|three|four|five|six) (?:helpers?|people|staff|employees|workers?|assistants?|drivers?|freelancers?|waiters?|cooks?)\b[^.?!]*\beach\b/
const digitOf: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' }
const half = /\bhalf of (?:my |the |that |those )?[$€£]?\d/

type Misreads = (said: string, shown: string) => boolean

const number = String.raw`[$€£]?(\d[\d,.]*)`
const takenOff = new RegExp(
  String.raw`\b(?:after|less|minus|without) ${number}(?: \w+){0,3} (?:costs?|expenses|fees?|tax(?:es)?|rent)\b`,
)
const inPack = new RegExp(
  String.raw`\b(?:box|pack|packet|bag|set|case|dozen|crate) of (\d+) (?:for|at|costs?) ${number}`,
)
const everyYear = /%[^.?!]{0,30}\b(?:every|each|a|per) year\b|%[^.?!]{0,20}\b(?:annually|yearly)\b/
const overYears = /\b(?:in|after|over|for) (\d{1,2}) years?\b/
const costEach = new RegExp(String.raw`\bwith ${number}(?: of)? \w+ each\b`)
const shows = (shown: string, sign: string, value: string | undefined): boolean =>
  value !== undefined &&
  new RegExp(String.raw`${sign} [$€£]?${value.replace(/[.,]+$/, '').replaceAll('.', '\\.')}(?![\d.,]*\d)`).test(shown)

/** What a sum shows and the text doesn’t say. */
const misreadings: readonly Misreads[] = [
  // “After 150 of costs” takes them off.
  (said, shown) => shows(shown, String.raw`\+`, takenOff.exec(said)?.[1]),
  // Six in a box and its price add up to nothing.
  (said, shown) => shows(shown, String.raw`\+`, inPack.exec(said)?.[2]),
  // Each year grows from the one before.
  (said, shown) => everyYear.test(said) && shown.startsWith(`${overYears.exec(said)?.[1]} ×`),
  // What each one costs is taken from its price.
  (said, shown) => shows(shown, '×', costEach.exec(said)?.[1]) && /×[^+=]*×/.test(shown),
]

/**
 * Whether a sum leaves out what its text says or shows what it doesn’t: two helpers of whom each costs something are in it
 * twice, and half of something isn’t the whole of it.
 */
export function isMisread(lines: readonly string[], text: string): boolean {
  const said = text.toLowerCase()
  const shown = lines.join(' ')
  const [, many] = helpers.exec(said) ?? []
  if (many && !new RegExp(`(?<![\\d.,])${digitOf[many] ?? many}(?![\\d.,]*\\d)`).test(shown)) return true
  if (misreadings.some((misread) => misread(said, lines[0] ?? ''))) return true
  return half.test(said) && !/50%|0\.5|÷ 2(?!\d)/.test(shown)
}
