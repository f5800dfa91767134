const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
])
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
  ['million', 1_000_000],
])
const word = [...values.keys(), ...scales.keys()].join('|')
const spelled = new RegExp(
  `\\b(?:a (?=hundred|thousand|grand|million))?(?:${word})(?:(?:[ -]| and )(?:${word}))*\\b`,
  'gi',
)
/** “One of them” and “each one” count nothing. */
const alone = /^(?:one|zero|hundred|thousand|million|grand)$/i

const kept =
  '(keep|keeping|kept|left|margin is|take|takes|put|set|save|lose|loses) (maybe |about |around |roughly |only )?'
/** Shares of what is counted or kept: `half my customers`, `put a quarter aside`. */
const shares: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a dozen\b/gi, '6'],
  [/\b(?:half|50%) (?:of )?(my|our|the|all) (?=[a-z]+s\b)/gi, '50% of $1 '],
  [/\btwo thirds of\b/gi, '66.6667% of'],
  [/\bthree quarters of (?!an\b)/gi, '75% of '],
  [new RegExp(`\\b${kept}(?:a )?half\\b`, 'gi'), '$1 $2 50%'],
  [new RegExp(`\\b${kept}(?:a|one) third\\b`, 'gi'), '$1 $2 33.3333%'],
  [new RegExp(`\\b${kept}(?:a|one) quarter\\b`, 'gi'), '$1 $2 25%'],
  [new RegExp(`\\b${kept}(?:a|one) fifth\\b`, 'gi'), '$1 $2 20%'],
  [/\bhalf (?=(?:up ?front|now|in advance|first|at the start|on signing)\b)/gi, '50% '],
]
/** Ways of saying an amount without a number. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a year\b/gi, '6 months'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/gi, '15 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and a half\b/gi, '90 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and a quarter\b/gi, '75 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and three quarters\b/gi, '105 minutes'],
  [/\bthree quarters of an hour\b/gi, '45 minutes'],
  ...shares,
  [/\b(?:in|per|each|every|this|next|for the|over the|over a) (?:a )?quarter\b(?! of)/gi, 'in 3 months'],
  [/\b(?:a|1|one) dozen\b/gi, '12'],
  [/\ba couple of (?=(?:hundred|thousand|grand)\b)/gi, 'two '],
  [/\ba couple of (?=(?:hours|days|weeks|months|years|clients|customers|jobs)\b)/gi, '2 '],
  [/\bone (?=(?:at|for|paying) [$€£]?\d)/gi, '1 '],
  [/\bone (?=(?:[a-z]+ )?(?:leaves?|quits?|cancels?|goes|drops?|hour|hr|day|week|month|year)\b)/gi, '1 '],
  [/\b(?:once|one time) (?=a (?:day|week|month)\b)/gi, '1 time '],
  [/\btwice (?=a (?:day|week|month)\b)/gi, '2 times '],
]

/** “two thousand three hundred” as 2300, “half an hour” as 30 minutes; what stands side by side stays apart. */
export function withDigits(plain: string): string {
  let text = plain
  for (const [form, digits] of said) text = text.replace(form, digits)
  text = text.replace(
    withCents,
    (_, whole: string, name: string, cents: string) => `${spelledOut(whole)}.${spelledOut(cents)} ${name}`,
  )
  return text.replace(spelled, (whole) => (alone.test(whole) ? whole : spelledOut(whole)))
}

/** “One euro twenty” is a price. */
const withCents = new RegExp(
  `\\b(${word}) (euros?|dollars?|pounds?|bucks?) (?:and )?((?:${tens.join('|')})(?:[ -](?:${ones.slice(1, 10).join('|')}))?)(?=[,.;?!]|$| (?:a|an|per|each|every|for)\\b)`,
  'gi',
)

type Pair = { from: string; cents: string; hundreds: string }

/** “Three fifty” is 3.50 or 350, “one ninety five” 195 or 1.95: nothing in the words says which. */
export function spokenPair(text: string): Pair | undefined {
  for (const [whole] of text.matchAll(spelled)) {
    const pair = pairOf(whole)
    if (pair) return { from: whole, ...pair }
  }
  return undefined
}

function pairOf(words: string): Omit<Pair, 'from'> | undefined {
  if (/ and /i.test(words)) return undefined
  const [first = 0, ...others] = words.split(/[ -]/).map((one) => values.get(one.toLowerCase()) ?? 0)
  const [ten = 0, one = 0, ...more] = others
  const isPair = first > 0 && first < 20 && ten >= 10 && more.length === 0 && (one === 0 || (ten >= 20 && one < 10))
  if (!isPair || others.length > (one === 0 ? 1 : 2)) return undefined
  return { cents: `${first}.${ten + one}`, hundreds: String(first * 100 + ten + one) }
}

function spelledOut(words: string): string {
  const pair = pairOf(words)
  if (pair) return words.split(/[ -]/).length > 2 ? pair.hundreds : pair.cents
  return [...piecesIn(words.toLowerCase().split(/[ -]/))].join(' ')
}

/** The numbers of a run of words: `two five` are 2 and 5, and `six and eight` 6 and 8. */
function* piecesIn(words: readonly string[]): Generator<string> {
  let number: Building = begun
  for (const [at, one] of words.entries()) {
    if (isFiller.test(one)) continue
    const [value, isJoined] = [values.get(one), words[at - 1] === 'and']
    if (value !== undefined && !goesOn(number, value, isJoined)) {
      yield `${number.total + number.part}${isJoined ? ' and' : ''}`
      number = begun
    }
    number = value === undefined ? scaled(number, scales.get(one) ?? 1) : added(number, value)
  }
  yield String(number.total + number.part)
}

const isFiller = /^(?:and|a)$/

/** `least`: what follows has to be below it, tens after hundreds and ones after tens. */
type Building = { total: number; part: number; least: number }
const begun: Building = { total: 0, part: 0, least: Number.POSITIVE_INFINITY }

const goesOn = ({ least }: Building, value: number, isJoined: boolean) => value < least && !(isJoined && least < 100)

const added = ({ total, part }: Building, value: number): Building => ({
  total,
  part: part + value,
  least: value >= 20 ? 10 : 1,
})

const scaled = ({ total, part }: Building, scale: number): Building =>
  scale === 100
    ? { total, part: Math.max(1, part) * scale, least: scale }
    : { total: total + Math.max(1, part) * scale, part: 0, least: 1000 }
