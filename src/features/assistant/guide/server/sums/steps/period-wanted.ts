const spanOff = /\b\d{1,2} weeks (?:a|per) year\b/g
const wanted =
  /\b(?:for|over|in|by|per|a|an|each) (?:(?:the|a|one) )?(?:whole |full |entire )?(week|month|year)\b(?=\W*$|\s*,)|\b(week|month|year)ly\W*$/
const asked =
  /\b(?:(?:in|for|over|by) )?(?:a|the|one|each|every|this|per) (?:whole )?(?:week|month|year)\b(?=[^\d]*$)|\b(?:week|month|year)ly\b(?=[^\d]*$)/

/** What was asked before, for the period that is named now: “and with three weeks off, for the year?” */
export function askedForPeriod(before: string, plain: string): string | undefined {
  const [, named, adverb] =
    wanted.exec(plain.replace(spanOff, '').replace(/\d[^,]*?(?:a|per) (?:week|month|year)\b/g, '')) ?? []
  const period = named ?? adverb
  if (!period) return undefined
  return asked.test(before) ? before.replace(asked, `a ${period}`) : `${before}, how much is that a ${period}`
}
