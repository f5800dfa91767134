import { type Facts, type Worked, worked } from '../facts.ts'
import { timesAYear } from '../read-amounts.ts'
import { inHours } from '../shapes/unit-shapes.ts'
import { minus, type Term, term, times } from '../terms.ts'

const saves = /\bsav(?:e|es|ing)\b/
const ofHour = /\b(?:hour|time)(?: of mine)? (?:is|costs|is worth|at) (?:worth )?(?:about )?$/

/** What saves so much time against what it costs, both over a year. */
export function timeSaved(facts: Facts): Worked | undefined {
  if (!facts.says(saves)) return undefined
  const time = facts.only(({ noun, per }) => (noun === 'hour' || noun === 'minute') && per !== null)
  const rate = facts.only(({ per, role, lead }) => role !== 'time' && (per === 'hour' || ofHour.test(lead)))
  const cost = facts.only(
    ({ isPercent, noun, per }) => !isPercent && noun === null && (per === 'year' || per === 'month'),
  )
  const saved = time && yearly(inHours(time), time.per)
  const paid = cost && yearly(facts.money(cost), cost.per)
  if (!rate || !saved || !paid) return undefined
  const { currency } = facts
  const worth = times(saved, facts.money(rate))
  return worked(
    [
      [minus(worth, paid), { currency, unit: 'a year' }],
      [worth, { currency, label: 'The time is worth' }],
    ],
    'It pays only if you sell those hours, or really have them back; setting it up takes some first.',
  )
}

const yearly = (one: Term, per: string | null): Term | undefined => {
  const many = timesAYear[per ?? '']
  return many === undefined ? undefined : many === 1 ? one : times(one, term(many))
}
