/** What is asked for of many: the one with the most or least of something, the first or last, or all added up. */
export type Peak = 'most' | 'least' | 'best' | 'worst' | 'first' | 'last' | 'sum'
/** `hint`: what kind of column it is said of; `word`: how it’s said; `rest`: the question without it. */
export type SaidPeak = { peak: Peak; hint: 'money' | 'time' | 'share' | undefined; word: string; rest: string }

const peaks: readonly (readonly [Peak, SaidPeak['hint'], RegExp])[] = [
  [
    'least',
    'share',
    /\b(?:(?:lose|losing|lost|drop|dropping|leave|leak|leaking|fall|give up|stop)\b.{0,24}\bmost\b(?: (?:people|of them|customers))?|most (?:people |customers |of them )?(?:drop|leave|fall|get lost|give up|stop|quit|are lost)(?: (?:off|out|away))?|(?:drop|fall)s? (?:off|out|away)|(?:biggest|worst|largest) (?:drop|leak|loss|hole)(?:-off)?)\b/,
  ],
  ['least', 'share', /\b(?:weakest|worst) (?:step|point|link|spot|place|part)\b/],
  ['most', 'money', /\b(?:most expensive|dearest|priciest|costliest|most costly)\b/],
  ['least', 'money', /\b(?:cheapest|least expensive)\b/],
  ['most', 'time', /\b(?:(?:took|take|takes|taking|waited|wait) (?:the )?longest|longest|slowest|most time)\b/],
  ['least', 'time', /\b(?:shortest|fastest|quickest|least time)\b/],
  ['first', undefined, /\b(?:first|earliest|oldest)\b/],
  ['last', undefined, /\b(?:(?:the|my|our) last|latest|newest|most recent(?:ly)?)\b/],
  ['best', undefined, /\b(?:best|strongest|top)\b/],
  ['worst', undefined, /\b(?:worst|weakest|poorest)\b/],
  ['most', undefined, /\b(?:biggest|largest|highest|most|greatest|heaviest|busiest|maximum)\b/],
  ['least', undefined, /\b(?:smallest|lowest|least|fewest|lightest|minimum)\b/],
  ['sum', undefined, /\b(?:all together|altogether|together|in total|total|in all|summed up|added up|add up)\b/],
]

export function peakIn(question: string): SaidPeak | undefined {
  for (const [peak, hint, sign] of peaks) {
    const found = sign.exec(question)
    if (found)
      return {
        peak,
        hint,
        word: found[0],
        rest: `${question.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`,
      }
  }
  return undefined
}
