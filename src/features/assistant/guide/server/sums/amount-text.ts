import { plainNumbers } from './plain/plain-numbers.ts'

const symbolOf: Readonly<Record<string, string>> = {
  ...{ eur: '€', dollar: '$', usd: '$', buck: '$', pound: '£', gbp: '£', quid: '£' },
}

/** `3 200 euros` is €3200. */
export const withSymbols = (text: string): string =>
  text
    .replace(/(?<![\d.,])(\d{1,3}) (\d{3})(?![\d,.])\b/g, '$1$2')
    .replace(
      /(\d[\d.,]{0,12}k?) ?(eur|dollar|usd|buck|pound|gbp|quid)(?:os?|s)?\b/g,
      (_, amount: string, name: string) => `${symbolOf[name] ?? ''}${amount}`,
    )

const shortened: readonly (readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)])[] = [
  [/[’‘]/g, "'"],
  [/\b(?:hrs?|h)\b/g, 'hour'],
  [/\b(?:mins?)\b/g, 'minute'],
  [/\b(?:yrs?)\b/g, 'year'],
  [/\b(?:wks?)\b/g, 'week'],
  [/\b(?:mo|mth|mths)\b/g, 'month'],
  [/\bppl\b/g, 'people'],
  [/\bavg\b/g, 'average'],
  [/\bof us\b/g, 'people'],
  [/\b(those|these) [234]\b/g, '$1'],
  [/\bmrr\b/g, 'monthly revenue'],
  [/\barr\b/g, 'yearly revenue'],
  [/(?<=\d(?: [a-z]+){1,2} (?:a|per|each|every) )weekend\b/g, 'week'],
  [/\bnetto\b/g, 'net'],
  [/\bbrutto\b/g, 'gross'],
  [/\bwhats\b/g, "what's"],
  [/\bn\b/g, 'and'],
  [/(?<=\d)(?=(?:hour|minute|year|week|month|day)s?\b)/g, ' '],
  [/(?<=\d)(?:hrs?|h)\b/g, ' hour'],
  [/(?<=\d)(?:mins?)\b/g, ' minute'],
  [/\s*\/\s*(?=(?:hour|day|week|month|year|[a-z]{3,12})\b)/g, ' per '],
  [/(\d[\d.]*) ?(?:cents?|¢|pence|p)(?![a-z])/g, (_, cents: string) => String(Number(cents) / 100)],
  [/\b(\d{1,2}) ?(?:to|-|:) ?(\d{1,2})\b(?=[^\d]|$)/g, splitOf],
  [/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{1,2}))?(?![\d/])/g, sharesOf],
  [
    /\b(?:but |and |with )?(?:i |we )?(?:take|taking|takes|have|having|with|get) (?:about )?(\d{1,2}) weeks?(?: a year)? (?:off|(?:of )?(?:holidays?|vacation|leave))\b(?: (?:a|each|every|per|in the) year)?/g,
    (_, weeks: string) => `, ${weeksOfYear - Number(weeks)} weeks a year`,
  ],
  // “45 of every 100” is a share.
  [/\b(\d{1,2}) (?:out )?of (?:every|each) (?:100|hundred)\b/g, '$1%'],
  [/\s+/g, ' '],
]
const weeksOfYear = 52

/** `70 to 30` of what is split. */
function splitOf(whole: string, one: string, other: string, ...at: readonly string[]): string {
  return /\b(?:split|share|divide)/.test(at.at(-1) ?? '') ? sharesOf(whole, one, other) : whole
}

/** `60/40` are shares of a whole. */
function sharesOf(whole: string, ...parts: readonly (string | undefined)[]): string {
  const shares = parts.slice(0, 3).filter((part) => part !== undefined)
  return shares.reduce((sum, share) => sum + Number(share), 0) === 100 ? `${shares.join('% and ')}%` : whole
}

/** Plain words as amounts are read from them: small letters, digits, whole words. */
export function amountText(text: string): string {
  let plain = plainNumbers(text).toLowerCase()
  for (const [form, whole] of shortened)
    plain = typeof whole === 'string' ? plain.replace(form, whole) : plain.replace(form, whole)
  return withSymbols(plain).trim()
}
