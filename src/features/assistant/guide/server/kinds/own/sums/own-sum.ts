import { decimalText } from '#platform/format/figures.ts'
import type { TermName } from '../../../../../tools/server/terms/own-terms.ts'
import { type Worked, worked } from '../../../sums/facts.ts'
import { numberQuestions } from '../../../sums/missing/missing.ts'
import { minus, money, over, percentOf, plus, type Term, term, times } from '../../../sums/terms.ts'
import { type Kind, type Lines, saidAs, type Talk, type Wish } from '../../../talk.ts'
import { coverOf } from './cover-sum.ts'
import { furtherAsk } from './further-ask.ts'
import { type Asked, type Change, type OwnAsk, type OwnAsked, ownAsk } from './own-ask.ts'
import { asksFor, Taken, takenFrom } from './taken.ts'

/** “If I raise my price by 10 %, what do I make?”: what the message doesn’t tell is taken from the file, and where from is said. */
export const ownSum: Kind = {
  group: 'sum',
  read: (talk) => {
    const asked = ownAsk(talk.plain)
    return asked && (() => answered(asked, talk))
  },
  again: explained,
}

async function explained(wish: Wish, talk: Talk): Promise<Lines> {
  const asked = ownAsk(talk.plain) ?? furtherAsk(talk.plain, questionsOf(talk))
  const lines = asked && (wish === 'simpler' || wish === 'source') ? await answered(asked, talk) : []
  return saidAs('own-sum', [(wish === 'source' ? sourcesIn(lines) : shortOf(lines)) ?? asWorkedOut])
}

function shortOf([first = '']: Lines): string | undefined {
  const [short] = /\*\*[^*]+\*\*/.exec(first) ?? []
  return short && `In short: ${short}.`
}

function sourcesIn(lines: Lines): string | undefined {
  const at = lines.indexOf(takenFrom)
  return at < 0 ? undefined : `${inOneSentence(lines[at + 1] ?? '')} ${asWorkedOut}`
}
/** Nothing is said twice in the same words, and the list was. */
const inOneSentence = (list: string) => `From your file: ${list.replace(/^- /gm, '').replaceAll('\n', '; ')}.`
const asWorkedOut =
  'What your message doesn’t say I took from your file, as listed, and worked it out with the calculator of the Founder file, nothing more. If a number there has changed, enter the new one and ask me again.'

/** “And by 20 %?”: the same with another number. */
export const furtherOwnSum: Kind = {
  group: 'sum',
  read: (talk) => {
    const asked = talk.said.was('own-sum') ? furtherAsk(talk.plain, questionsOf(talk)) : undefined
    return asked && (() => answered(asked, talk))
  },
  again: explained,
}

const questionsOf = ({ question: { turns } }: Talk): string[] =>
  turns
    .flatMap(({ role, content }) => (role === 'user' ? [content.toLowerCase().replace(/[’‘]/g, "'")] : []))
    .slice(0, -1)

async function answered({ ask, currency }: OwnAsked, talk: Talk): Promise<Lines> {
  const { own } = talk.question
  const [terms, ofFile] = await Promise.all([own.terms(), own.currency()])
  const taken = new Taken(terms)
  const given = sumOf(ask, taken, currency ?? ofFile)
  if (!given) {
    const question = oneQuestion(ask, taken.missing)
    return question ? saidAs('way-of-sum', [question]) : saidAs('no-field', asksFor(taken.missing, talk))
  }
  return saidAs('own-sum', [...given, ...taken.sources(talk)])
}

/** What a bare number answers in the next message. */
function oneQuestion(ask: OwnAsk, [first, ...others]: readonly TermName[]): string | undefined {
  if (others.length > 0) return undefined
  if (ask.of === 'runway' && ask.burn !== undefined && first === 'cash') return numberQuestions.cash
  return ask.of === 'cover' && ask.costs !== undefined && first === 'price'
    ? numberQuestions['price-of-one']
    : undefined
}

function sumOf(ask: OwnAsk, taken: Taken, currency: string): readonly string[] | undefined {
  switch (ask.of) {
    case 'raise':
      return raised(ask, taken, currency)
    case 'revenue':
      return revenueOf(ask, taken, currency)
    case 'margin':
      return marginOf(ask, taken, currency)
    case 'cover':
      return coverOf(ask, taken, currency)
    case 'runway':
      return runwayOf(ask, taken, currency)
  }
}

const linesOf = (found: Worked | undefined) => found?.lines

function changedPrice(price: Term, { way, by }: Change, currency: string): Term {
  if (way === 'to') return money(by, currency)
  const size = Math.abs(by)
  if (way === 'sum') return (by < 0 ? minus : plus)(price, money(size, currency))
  return times(price, (by < 0 ? minus : plus)(term(1), percentOf(size)))
}

function raised({ change }: Asked<'raise'>, taken: Taken, currency: string) {
  const [price, customers] = [taken.take('price'), taken.take('customers')]
  if (price === undefined || customers === undefined) return undefined
  const now = money(price, currency)
  const then = changedPrice(now, change, currency)
  const [before, after] = [times(now, term(customers)), times(then, term(customers))]
  return linesOf(
    worked(
      [
        [after, { currency, label: 'Revenue of 30 days with the new price' }],
        [before, { currency, label: 'With the price as it is' }],
        [minus(after, before), { currency, label: 'The difference' }],
        ...(change.way === 'to' ? [] : ([[then, { currency, label: 'The new price' }]] as const)),
      ],
      'That’s if as many buy as now: how many stay at another price is in none of these numbers.',
    ),
  )
}

function revenueOf(ask: Asked<'revenue'>, taken: Taken, currency: string) {
  const price = taken.take('price', ask.price)
  const customers = taken.take('customers', ask.customers ?? ask.more)
  if (price === undefined || customers === undefined) return undefined
  const label = ask.more === undefined ? 'Revenue' : `What ${decimalText(ask.more, 2)} more bring`
  return linesOf(worked([[times(money(price, currency), term(customers)), { currency, label }]]))
}

function marginOf(ask: Asked<'margin'>, taken: Taken, currency: string) {
  if (taken.terms.contribution && taken.terms.pagePrice) {
    const [page = 0, contribution = 0] = [taken.take('pagePrice'), taken.take('contribution')]
    const price = money(ask.price ?? page, currency)
    const leaves =
      ask.price === undefined
        ? money(contribution, currency)
        : minus(price, minus(money(page, currency), money(contribution, currency)))
    return linesOf(
      worked(
        [
          [over(leaves, price), { isPercent: true, label: 'Margin of one sale' }],
          ...(ask.price === undefined ? [] : ([[leaves, { currency, label: 'One sale leaves' }]] as const)),
        ],
        'Its own costs are off; fixed costs, your time and returns aren’t.',
      ),
    )
  }
  if (ask.price !== undefined || !taken.terms.revenue) {
    taken.take('contribution')
    return undefined
  }
  const [revenue, costs] = [taken.take('revenue'), taken.take('costs')]
  if (revenue === undefined || costs === undefined) return undefined
  const [all, spent] = [money(revenue, currency), money(costs, currency)]
  return linesOf(
    worked([[over(minus(all, spent), all), { isPercent: true, label: 'Margin of the month, before your own pay' }]]),
  )
}

function runwayOf({ burn, more }: Asked<'runway'>, taken: Taken, currency: string) {
  const cash = taken.take('cash')
  const out = taken.take('burn', burn)
  if (cash === undefined || out === undefined) return undefined
  const each = (more ?? 0) < 0 ? minus : plus
  const monthly =
    more === undefined ? money(out, currency) : each(money(out, currency), money(Math.abs(more), currency))
  if (out + (more ?? 0) <= 0) return ['Then nothing goes out of your cash in a month: it has no end.']
  return linesOf(worked([[over(money(cash, currency), monthly), { unit: 'months', label: 'Runway' }]]))
}
