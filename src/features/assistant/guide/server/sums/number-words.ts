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
  ['million', 1_000_000],
])
const word = [...values.keys(), ...scales.keys()].join('|')
const spelled = new RegExp(`\\b(?:a (?=hundred|thousand))?(?:${word})(?:(?:[ -]| and )(?:${word}))*\\b`, 'g')
/** “One of them” and “each one” count nothing. */
const alone = /^(?:one|zero|hundred|thousand|million)$/

/** Ways of saying an amount without a number. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a year\b/g, '6 months'],
  [/\bhalf an hour\b/g, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/g, '15 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and a half\b/g, '90 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and a quarter\b/g, '75 minutes'],
  [/\b(?:an?|one) (?:hour|hr) and three quarters\b/g, '105 minutes'],
  [/\bthree quarters of an hour\b/g, '45 minutes'],
  [
    /\b(keep|keeping|kept|left|margin is|take|takes) (maybe |about |around |roughly |only )?(?:a )?half\b/g,
    '$1 $2 50%',
  ],
  [
    /\b(keep|keeping|kept|left|margin is|take|takes) (maybe |about |around |roughly |only )?a third\b/g,
    '$1 $2 33.3333%',
  ],
  [/\b(keep|keeping|kept|left|margin is|take|takes) (maybe |about |around |roughly |only )?a quarter\b/g, '$1 $2 25%'],
  [/\bhalf (?=(?:up ?front|now|in advance|first|at the start|on signing)\b)/g, '50% '],
  [/\b(?:in|per|each|every|this|next|for the|over the|over a) (?:a )?quarter\b(?! of)/g, 'in 3 months'],
  [/\b(?:a|1) dozen\b/g, '12'],
  [/\bone (?=(?:at|for|paying) [$€£]?\d)/g, '1 '],
  [/\bone (?=(?:[a-z]+ )?(?:leaves?|quits?|cancels?|goes|drops?|hour|hr|day|week|month|year)\b)/g, '1 '],
  [/\b(?:once|one time) (?=a (?:day|week|month)\b)/g, '1 time '],
  [/\btwice (?=a (?:day|week|month)\b)/g, '2 times '],
]

/** “two thousand three hundred” as 2300, “half an hour” as 30 minutes. */
export function withDigits(plain: string): string {
  let text = plain
  for (const [form, digits] of said) text = text.replace(form, digits)
  return text.replace(spelled, (whole) => (alone.test(whole) ? whole : String(spelledOut(whole))))
}

function spelledOut(words: string): number {
  let [total, part] = [0, 0]
  for (const one of words.split(/[ -]/)) {
    const scale = scales.get(one)
    if (scale === 100) part = Math.max(1, part) * 100
    else if (scale) [total, part] = [total + Math.max(1, part) * scale, 0]
    else part += values.get(one) ?? 0
  }
  return total + part
}
