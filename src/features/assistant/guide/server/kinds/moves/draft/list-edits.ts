import { withDigits } from '../../../sums/number-words.ts'

/** Only so many points of a list, and which of them are wanted: “only three, and one about money”. */
const wanted =
  /\b(?:only|just|the first|make it|cut it to|give me|ask|in an interview,) (\d{1,2})\b(?! ?(?:%|percent|minutes?|hours?|days?|weeks?|euros?|dollars?))|\b(\d{1,2}) (?:[a-z]+ )?(?:questions?|points?|lines?|is enough|are enough|will do)\b|^\W*(\d{1,2})(?: of (?:them|those))?(?: please| pls)?\W*$/
const about = /\babout (?:the |their |your )?(money|price|cost|time|day|week|trouble|problem|people)\b/
const alike: Readonly<Record<string, RegExp>> = {
  money: /\b(?:money|costs?|paid|pay|price|spent)\b/i,
  price: /\b(?:money|costs?|paid|pay|price|spent)\b/i,
  cost: /\b(?:money|costs?|paid|pay|price|spent)\b/i,
  time: /\b(?:when|last|hours|often|long)\b/i,
}

const isPoint = (line: string) => /^(?:\d+\. |- )/.test(line)

/** Undefined where no number of points is asked for; the edit where the draft has no more than that. */
export function counting(plain: string): ((draft: string) => string | undefined) | undefined {
  const said = withDigits(plain.replace(/\b(only|just) one\b(?! (?:of (?:them|those) )?about)/, '$1 1'))
  const [, one, other, third] = wanted.exec(said) ?? []
  const most = Number(one ?? other ?? third ?? 0)
  const [, matter = ''] = about.exec(said) ?? []
  if (most < 1 && matter === '') return undefined
  return (draft) => kept(draft, most, alike[matter])
}

function kept(draft: string, most: number, sign: RegExp | undefined): string | undefined {
  const lines = draft.split('\n')
  const points = lines.filter(isPoint)
  const number = most > 0 ? most : points.length
  const fitting = sign ? points.filter((point) => sign.test(point)) : []
  if (points.length < 2 || number >= points.length || (sign && fitting.length === 0)) return undefined
  const rest = points.filter((point) => point !== fitting[0])
  const chosen = new Set([...fitting.slice(0, 1), ...rest.slice(0, number - Math.min(1, fitting.length))])
  const left = lines.filter((line) => !isPoint(line) || chosen.has(line))
  const numbered = left.filter((line) => /^\d+\. /.test(line))
  return left
    .map((line) => (numbered.includes(line) ? line.replace(/^\d+/, `${numbered.indexOf(line) + 1}`) : line))
    .join('\n')
}
