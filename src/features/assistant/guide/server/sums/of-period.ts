/** “11 a month at $75, how much a year?”: what is worked out of one period only is no answer for another. */
export function isOfPeriod(lines: readonly string[], text: string): boolean {
  const asked = text.toLowerCase()
  const [, every, one] = /\b(?:a|per|each|in a) (year|month)\W*$|\b(year|month)ly\W*$/.exec(asked) ?? []
  const period = every ?? one
  if (!period) return true
  const [, of] = /\ba (day|week|month|year)\*\*/.exec(lines[0] ?? '') ?? []
  if (of && of !== period) return false
  const given = [...asked.matchAll(/\b(?:a|an|per|each|every) (day|week|month|year)\b/g)].map(([, of]) => of)
  return !given.some((of) => of !== period) || lines.some((line) => passes.test(line))
}

const passes = /\b(?:12|52|365|30|4\.3\d*|years?|months?|weeks?|days?)\b/
