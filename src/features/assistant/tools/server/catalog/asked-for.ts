import { stem, wordsOf } from '#platform/server/language/word-stems.ts'
import type { ReadPlainly, SaidPlainly } from './said-plainly.ts'
import type { Holds } from './spots.ts'

/** How one asks for what one wrote, without what is asked about. */
const framing = [
  /\b(?:did|have|had|do|does) (?:i|we) (?:ever |already |really |actually |even |also )*(?:write|written|note|noted|say|said|put|set|choose|chosen|decided?|plan|planned|enter|entered|fill|filled|pick|picked|record|recorded|mention|mentioned|give|given|calculated?|come up with|settle|settled)(?: (?:down|in|up|on|for))?(?= |\W|$)/g,
  /\b(?:i|we) (?:ever |already |once |just )*(?:wrote|noted|said|put|chose|decided|planned|entered|filled|picked|recorded|gave|calculated|settled)(?: (?:down|in|up|on|for|to))?\b/g,
  /\b(?:remind me(?: of| what)?|tell me|show me|can you|could you|please|pls|according to|going by|somewhere|again|currently|at the moment|right now|so far|anywhere|anything|something|ever|in the end|by the way|it down|came to|come to|founder file|my file|sheet|page|worksheet|in my notes|ok|okay|so|hey|hi|also|actually|exactly)\b/g,
]

/** Words of asking and recording that say little about what was recorded. */
const small = new Set(
  'writ wrot put not note say said set enter fill decid choose pick record mention give gave plan list number whole part thing stuff ones amount according'.split(
    ' ',
  ),
)
const smallWorth = 0.2
/** “Offer on one page” is about an offer. */
export const isTelling = (term: string): boolean => !small.has(term) && !term.startsWith('#') && term !== 'page'

/** A word that is asked for, as a stem, or a number as `#5`; `as`: what pages may say for it, with the share of its worth that each keeps. */
export type AskedTerm = { word: string; says: number; as: ReadonlyMap<string, number> }
export type AskedFor = {
  terms: readonly AskedTerm[]
  /** Every word that may stand on a page for one that is asked for. */
  said: ReadonlyMap<string, number>
  wants: Holds | 'person' | 'length' | undefined
}

/** What a word of pages keeps of the worth of what was said for it. */
export const meantWorth = 0.8
/** A word of a turn of phrase says little by itself. */
const partWorth = 0.4

/** What a question about one's own file asks for: its telling words, and what kind of thing would answer it. */
export function askedFor(question: string, readPlainly: ReadPlainly): AskedFor {
  const lower = question.toLowerCase().replace(/[’‘]/g, "'")
  const plainly = readPlainly(lower)
  const phrases = plainly.filter(({ isPhrase }) => isPhrase)
  const terms = new Map<string, AskedTerm>()
  const add = (word: string, says: number, as: Iterable<string> = []) => {
    const all = new Map([...as].map((one) => [one, meantWorth]))
    terms.set(word, { word, says: small.has(word) ? smallWorth : says, as: all.set(word, 1) })
  }
  const words = new Map(plainly.map(({ from, to, means }) => [stem(lower.slice(from, to)) ?? '', means]))
  for (const word of termsOf(withoutFraming(cut(lower, phrases)))) add(word, 1, words.get(word))
  for (const { from, to, means } of phrases) {
    const own = termsOf(lower.slice(from, to))
    const word = own.join(' ') || lower.slice(from, to)
    terms.set(word, {
      word,
      says: 1,
      as: new Map([
        ...[...means].map((one) => [one, meantWorth] as const),
        ...own.map((one) => [one, partWorth] as const),
      ]),
    })
  }
  const wants = wantsOf(lower)
  if (/\bwhy\b/.test(lower)) add('reason', 0.6)
  if (wants === 'length') add('tak', 0.5)
  const said = new Map<string, number>()
  for (const { as } of terms.values())
    for (const [word, share] of as) said.set(word, Math.max(share, said.get(word) ?? 0))
  return { terms: [...terms.values()], said, wants }
}

/** The words of a question for what one wrote that say what it is about, as stems. */
export const tellingTermsIn = (question: string): string[] =>
  termsOf(withoutFraming(question.toLowerCase().replace(/[’‘]/g, "'"))).filter(isTelling)

const withoutFraming = (text: string) => framing.reduce((rest, sign) => rest.replace(sign, ' '), text)

function cut(text: string, phrases: readonly SaidPlainly[]): string {
  let [rest, at] = ['', 0]
  for (const { from, to } of phrases) {
    rest += `${text.slice(at, from)} , `
    at = to
  }
  return rest + text.slice(at)
}

const wanted: readonly (readonly [AskedFor['wants'], RegExp])[] = [
  ['count', /\bhow many\b|\bnumber of\b/],
  [
    'date',
    /\b(?:when|until when|what (?:date|day)|which (?:date|day)|on (?:what|which) (?:date|day)|first day|last day|deadline)\b/,
  ],
  ['length', /\bhow long\b/],
  [
    'number',
    /\bhow (?:much|high|often|big|large)\b|\bwhat (?:percent\w*|share|sum|amount|price|number)\b|\b(?:cost|costs|income|revenue|profit|price|hours|minutes|percent|percentage|share|rate|margin)\b/,
  ],
  ['person', /\bwho(?:'s| is| did)?\b|\bwhose\b/],
]
const wantsOf = (lower: string) => wanted.find(([, sign]) => sign.test(lower))?.[0]

const ordinals = new Map(['first', 'second', 'third', 'fourth', 'fifth'].map((word, at) => [word, `#${at + 1}`]))
const spelled = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

/** Stems of telling words; numbers are kept, spelled or not, because a column may be named by one. */
export const termsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) => {
      const lower = word.toLowerCase()
      if (/^\d+$/.test(lower)) return [`#${Number(lower)}`]
      const number = ordinals.get(lower) ?? (spelled.includes(lower) ? `#${spelled.indexOf(lower)}` : undefined)
      const found = stem(lower)
      return [...(number ? [number] : []), ...(found ? [found] : [])]
    }),
  ),
]
