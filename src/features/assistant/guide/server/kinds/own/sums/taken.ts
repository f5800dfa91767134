import { calendarDates } from '#platform/format/dates.ts'
import type { OwnTerm, OwnTerms, TermName } from '../../../../../tools/server/terms/own-terms.ts'
import { linked, type Talk } from '../../../talk.ts'
import { plainText } from '../say-own.ts'

/** The terms that a sum takes from the file; each is noted when it is taken, or missed. */
export class Taken {
  readonly terms: OwnTerms
  readonly #from = new Set<OwnTerm>()
  readonly #missing = new Set<TermName>()
  constructor(terms: OwnTerms) {
    this.terms = terms
  }

  /** What is told comes before what the file has. */
  take(name: TermName, told?: number): number | undefined {
    if (told !== undefined) return told
    const term = this.terms[name]
    if (term) this.#from.add(term)
    else this.#missing.add(name)
    return term?.amount
  }

  /** What makes the answer fuller where it’s there. */
  takeIfThere(name: TermName): number | undefined {
    return this.terms[name] ? this.take(name) : undefined
  }

  get missing(): readonly TermName[] {
    return [...this.#missing]
  }

  /** Each with its page, its date, and whether it was counted or guessed. */
  sources(talk: Talk): string[] {
    const lines = [...this.#from].map((term) => lineOf(term, talk))
    return lines.length === 0 ? [] : [takenFrom, lines.join('\n')]
  }
}

export const takenFrom = 'Taken from your file:'
const markText = { C: 'counted', G: 'guessed' } as const

function lineOf({ label, text, mark, date, title, href }: OwnTerm, talk: Talk): string {
  const about = [mark ? markText[mark] : '', date ? calendarDates.shortDate(date) : ''].filter(Boolean).join(', ')
  return `- ${plainText(label)}: **${plainText(text)}**, ${linked(title, href, talk)}${about ? ` (${about})` : ''}`
}

const numbers = '[This week’s numbers](/founder-file/numbers)'
/** What a missing term is called, and where it is entered. */
const wanted: Readonly<Record<TermName, readonly [what: string, page: string]>> = {
  price: ['your price', 'unit-cost-and-price'],
  pagePrice: ['your price', 'unit-cost-and-price'],
  customers: ['how many customers pay in 30 days', numbers],
  revenue: ['your revenue of 30 days', numbers],
  costs: ['your costs of 30 days', numbers],
  cash: ['your cash today', numbers],
  burn: ['your burn a month', 'runway-sheet'],
  fixed: ['your fixed costs of a month', 'unit-cost-and-price'],
  contribution: ['what one sale leaves after its own costs', 'unit-cost-and-price'],
  returns: ['what comes back', 'unit-cost-and-price'],
}

/** Nothing is guessed: what is neither told nor written is asked for. */
export function asksFor(missing: readonly TermName[], talk: Talk): string[] {
  const { own } = talk.question
  const parts = missing.map((name) => {
    const [what, page] = wanted[name]
    const [place] = page === numbers ? [] : own.placesOf([page])
    return `- ${what}: ${place ? linked(place.title, place.href, talk) : numbers}`
  })
  return [
    'That sum takes a number that is neither in your message nor in your Founder file, and I won’t guess it:',
    parts.join('\n'),
    'Enter it there and ask me again, or write the whole sum with its numbers, such as `20 × 35`.',
  ]
}
