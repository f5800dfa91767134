import { type Worked, worked } from '../facts.ts'
import { minus, plus, term, times } from '../terms.ts'
import type { Entry } from './entry.ts'
import type { Ledger } from './ledger.ts'

const isLost = ({ before, trail }: Entry) =>
  /\b(?:lose|lost|losing|drop) (?:about |maybe |around )?$/.test(before) ||
  /^ (?:[a-z]+ )?(?:will |would |might )?(?:quit|leave|leaves|drop|go|cancel)\b/.test(trail)
const isOld = ({ before }: Entry) => /\bfrom $/.test(before)
const isNew = ({ before }: Entry) => /(?:\b(?:going|go|up|raise|raising|went)|#) (?:it )?(?:up )?to $/.test(before)
const isRise = ({ before }: Entry) => /\b(?:go|going|went|put it|raise it) up (?:by )?$/.test(before)

/** What another price brings where some leave because of it: so many fewer at the new one against all at the old one. */
export function change(ledger: Ledger): Worked | undefined {
  const numbers = ledger.entries.filter(({ kind }) => kind !== 'percent' && kind !== 'goal')
  const [lost] = numbers.filter(isLost)
  const [to] = numbers.filter(isNew)
  const [rise] = numbers.filter(isRise)
  const free = numbers.filter((one) => ![lost, to, rise].includes(one))
  const old = free.find(isOld) ?? free.find(({ kind }) => kind === 'in') ?? free.find(({ kind }) => kind === 'unsaid')
  const count = free.find((one) => one !== old && (one.noun !== null || one.kind === 'count') && one.noun !== 'time')
  if (!lost || !old || !count || (to === undefined) === (rise === undefined)) return undefined
  ledger.use(lost, old, count, ...(to ? [to] : []), ...(rise ? [rise] : []))
  ledger.use(...ledger.of('count').filter(({ noun, value }) => noun === 'time' && value === 1))
  const before = ledger.money(old)
  const after = to ? ledger.money(to) : rise ? plus(before, ledger.money(rise)) : before
  const unit = ledger.root ? `a ${ledger.root}` : ''
  const { currency } = ledger
  const now = times(minus(term(count.value), term(lost.value)), after)
  const was = times(term(count.value), before)
  return worked(
    [
      [minus(now, was), { currency, unit, label: 'Difference' }],
      [now, { currency, label: 'After' }],
      [was, { currency, label: 'Before' }],
    ],
    'Not included: what the ones that leave cost you.',
  )
}
