import { periodOfAdverb } from '../read-amounts.ts'

const begins =
  /\b(?:runway|when (?:does|do|will|is|are)|how (?:many|much|long)|what(?! (?:if|about)\b)(?:'s| is| do| does| did| can| am| will| would| should| lands| to| price| margin| markup| i)?|(?<=(?:^|[.?!,:] ))(?:do|am|can|is|are) (?:i|we|this|that|it))\b/g

/** The part of a text that asks: from its last word of asking, or else its last piece. */
export function questionIn(text: string): string {
  const found = [...text.matchAll(begins)].findLast(({ index }) => !/\bby $/.test(text.slice(0, index)))
  const sentence =
    text
      .split(/[.?!:] |, /)
      .filter((part) => part.trim() !== '')
      .at(-1) ?? ''
  if (
    !found &&
    /^\W*(?:and |ok |so |but )*(?:what if|what about|how about|if (?!.{0,90}\b(?:am|do) (?:i|we)\b))/.test(sentence)
  )
    return ''
  if (!found) return /[^.?!]{1,120}(?=\?)/.exec(text)?.[0] ?? sentence
  // “What is one if a box of 24 costs 18?” asks before it tells.
  const asked = text.slice(found.index).replace(/(?<=\bper [a-z]+) if (?=[^?]*\d).*$/, '')
  const end = asked.indexOf('?')
  if (end >= 0) return asked.slice(0, end)
  // What is asked in the middle of a story isn’t asked.
  return /[.:!] [a-z ]{0,60}\w/.test(asked) ? '' : asked
}

const period =
  /\b(?:a|per|each|every|this|the|one|whole|in a) (day|week|month|year)\b|\b(daily|weekly|monthly|yearly)\b/g

export function periodAsked(ask: string): string | null {
  const found = [...ask.matchAll(period)].at(-1)
  return found?.[1] ?? periodOfAdverb[found?.[2] ?? ''] ?? null
}

const what = '(?!hour|day|week|month|year|lot|job)([a-z]+(?: [a-z]+)?)'

export const asks = {
  months:
    /\bhow many months\b|\bhow long\b|\bmonths (?:to|til|till|until)\b|\brunway\b|\bwhen (?:does|do|will|is|are)\b/,
  hours: /\bhow many (?:billable )?hours?\b/,
  pieces:
    /\bbreak[- ]?even\b(?! in)|\bhow many (?!months|hours|hour|days|weeks|years|percent|times)(?:more )?[a-z0-9$]+/,
  percent: /(?<![\d. ])%|(?<!\d) %|(?<!\d )\bpercent\b|(?<!% )\bmargin\b|(?<!% )\bmark-?up\b/,
  price:
    /\bwhat (?:do|should|must|can|would) (?:i|we) (?:charge|ask|quote|price)\b|\b(?:what|sell|which) price\b|\bwhat to charge\b|\bsticker\b|\bprice\?/,
  rate: /\bwhat (?:hourly|day|daily)? ?rate\b|\b(?:must|should|does|has) an? (?:day|hour|week) (?:to )?(?:bring|make|earn)|\bwhat should my (?:hourly|day|daily) ?rate\b/,
  change: /\b(?:difference|more or less|ahead|up or down|better or worse|better off)\b/,
  hourly: /\b(?:per|an|a) hour\b|\bhourly\b/,
  piece: new RegExp(
    String.raw`\b(?:per|each|an?|one) ${what} costs?\b|\bcosts? (?:of |for |per |an? |one ){1,2}(?:one )?${what}|(?<![\d.] )\bper ${what}\?*$`,
  ),
  left: /\b(?:left|leftover|clear|keep|profit|make|making|made|earn|net|take home|walk|remains?|stays?|mine|yours|owe|spend|gain|gets?|end up|have|had|monthly|weekly|daily|pocket|over|totals?|bill|invoice|wages?|get there|lands?|costs?|pay|afford|yield|bring|brings|much|rest|last check|bit|share|part|cut|me|hourly|per [a-z]+|worth it|come out)\b|\bwhat(?:'s| is) (?:that|it)\b/,
  share: /\beach\b|\bmine\b|\bmy (?:share|bit|part|half|cut)\b/,
}

/** Questions for a number, besides those that `asksNumber` knows. */
export const asksOwn =
  /\bwhat (?:do|does|did|can|will|would) (?:i|we|it|they|he|she)(?: [a-z]+){0,2} (?:have|spend|keep|get|clear|make|earn|bring|walk)\b|\bwhat (?:lands|stays|remains|goes|comes|is mine)\b|\bsticker\b|\bcosts? (?:of|per|for) [a-z ]{1,24}\?|\bdo (?:i|we) get there\b|\bcan (?:i|we) afford\b|\bam i ahead\b|\b(?:months?|per [a-z]+|difference|mark-?up|margin|profit|hourly|net|leftover|mine|my (?:bit|share|part|cut)|left)\b(?: [a-z%]+){0,5} ?[?!.]{0,3}$/

/** What no reader of a ledger works out, in the text or in what is asked of it. */
export const unread = new RegExp(
  [
    // What was before, and shares of counts.
    String.raw`\baverages? (?!fare|client|order (?:is|are)|ticket|job|customer pays)|\bgrowth\b|\b(?:return|conversion|churn|retention|open|reply) rate\b|\bwhat (?:share|rate)\b|\boriginal\w*\b`,
    String.raw`\bincl(?:ud\w+|usive|\.)?\b|\binside\b|\b(?:vat|gst|sales tax)\b|\bhow much (?:is )?tax\b|\bfirst [\d,.]{1,9} free\b|\bhow much is \d[\d.]{0,6} ?(?:%|percent)|\b(?:before|without) (?:the )?(?:tax|vat)\b|\binterest\b|\bchurn\b|\bloan (?:of )?\d[\d,.]{0,12}k? (?:over|at)\b`,
    // Two things side by side, and what would have been.
    String.raw`\bless than\b|\bcompared?\b|\bvs\b|\bversus\b|\bwhich is\b|\bor (?:an? |the )?(?:[a-z]+ )?[$€£]?\d|\bboth\?|\bon both\b`,
    String.raw`\bgiv(?:e|ing) away\b|\b(?:can|may|could) (?:i |we )?(?:lose|cancel|leave|quit)\b|\bhow much off\b|\bwhat do (?:i|we) (?:have|need) to\b|\bpay rise\b|\bhour rise\b`,
    // Numbers that name something, and measures.
    String.raw`(?<!\b(?:an?|per|each|every|the) )\b(?:day|phase|module|lesson|step|level|version|page|aged?) \d|\bis at \d|\bbuy \d+ get \d+\b|\d of \d|\b(?:payments|instal?ments)\b`,
    String.raw`\d ?(?:g|kg|grams?|ml|cm|mm|m|ft|sqm?)\b|\b(?:miles?|km|kilomet(?:er|re)s?)\b.{0,60}\b(?:there and back|(?:one|each|both) ways?)\b`,
    String.raw`\d ?[x*×÷/] ?\d|\b(?:half|third|quarter|fifth) of [$€£]?\d|\b(?:yuan|exchange|i mean|no wait)\b`,
    String.raw`\b(?:put|set) (?:away|aside) \d+(?=[.,;?!] |$)|\btakes \d+(?=[.,;?!] |$)`,
  ].join('|'),
)
