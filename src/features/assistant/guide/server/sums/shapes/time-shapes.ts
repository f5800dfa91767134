import { type Facts, number, percent, type Worked, worked } from '../facts.ts'
import { monthTaken } from '../read-amounts.ts'
import { type Fact, isPeriod } from '../roles/role.ts'
import { minus, over, plus, type Term, term, times } from '../terms.ts'
import { inHours } from './unit-shapes.ts'

const asksHourly = /\bhourly\b|\b(?:an|per|each) hour\b|\bhour rate\b|\brate\b|\bcharge\b/
const isWeekly = ({ per }: Fact) => per === 'week'

/** The hour that a year’s income asks for, by weeks and billable hours. */
export function hourlyRate(facts: Facts): Worked | undefined {
  if (!facts.asks(asksHourly)) return undefined
  const goal = facts.one('goal', 'income', 'bare') ?? facts.only(({ role, per }) => role === 'price' && isPeriod(per))
  const costs = facts.many('fixed')
  const hours = facts.one('time')
  const weeks = facts.only(({ noun }) => noun === 'week')
  if (!goal || goal.value < 100 || !hours || costs.some(({ per }) => per !== null && per !== goal.per)) return undefined
  const all = hoursOf(hours, weeks, goal.per ?? (weeks ? 'year' : timeOf(goal, hours)))
  if (!all) return undefined
  const money = costs.map(facts.money).reduce((sum, cost) => plus(sum, cost), facts.money(goal))
  return worked(
    [
      [over(money, all.hours), { currency: facts.currency, unit: 'an hour' }],
      ...(all.hours.binds === 3 ? [] : [[all.hours, { label: 'Hours you can bill' }] as const]),
    ],
    ...(all.says ? [all.says] : []),
    `Tax${costs.length > 0 ? '' : ', costs'} and unpaid hours aren’t included: add what the business ${costs.length > 0 ? 'has to set aside' : 'spends'} before you quote it.`,
  )
}

/** Hours of a week beside a sum without a time: as much is a year’s. */
const timeOf = ({ value }: Fact, { per }: Fact): string | null =>
  per === 'week' || per === 'month' ? (value >= leastOfYear ? 'year' : 'month') : null
const leastOfYear = 15_000

type Hours = { hours: Term; says?: string }

/** The hours of the period that the money is for. */
function hoursOf(hours: Fact, weeks: Fact | undefined, period: string | null): Hours | undefined {
  if (weeks) return isWeekly(hours) && period !== 'week' ? { hours: times(number(weeks), number(hours)) } : undefined
  if (hours.per === null)
    return { hours: number(hours), says: 'I took the hours and the money as those of the same time.' }
  if (hours.per === period) return { hours: number(hours) }
  return hoursIn[`${hours.per} ${period}`]?.(number(hours))
}

const hoursIn: Readonly<Record<string, (many: Term) => Hours>> = {
  'week month': (many) => ({ hours: over(times(many, term(52)), term(12)), says: monthTaken }),
  'week year': (many) => ({
    hours: times(term(52), many),
    says: 'I took all 52 weeks, without any off; tell me how many you work.',
  }),
  'month year': (many) => ({ hours: times(term(12), many) }),
}

const asksHours = /\bhow (?:many|much) (?:billable )?(?:hours?|time)\b|\bhours (?:a|per) (?:week|month|day)\b/

/** The hours that a wished income takes at an hourly price, of several at once if they are. */
export function hoursNeeded(facts: Facts): Worked | undefined {
  if (!facts.asks(asksHours)) return undefined
  const goal = facts.one('goal', 'income') ?? facts.only(isWanted)
  const rate = facts.one('price', 'bare')
  const together = facts.only(({ role }) => role === 'count' || role === 'bare')
  if (!goal || !rate || rate.value >= goal.value || (together && !facts.says(atOnce))) return undefined
  const tax = facts.one('tax')
  const one = together ? times(number(together), facts.money(rate)) : facts.money(rate)
  const before = tax ? over(facts.money(goal), minus(term(1), percent(tax))) : facts.money(goal)
  const hours = over(before, one)
  return inAskedTime(hours, goal.per, facts.period)
}

/** The hours of the time that is asked for, where the money is of that, of another that has whole ones, or of none. */
function inAskedTime(hours: Term, per: string | null, asked: string | null): Worked | undefined {
  const all = (time: string | null) => [hours, { unit: `hours${time ? ` a ${time}` : ''}` }] as const
  if (per === null) return worked([all(asked)], unpaid)
  if (asked === 'week' && per !== 'week')
    return worked([[weekly(hours, per), { unit: 'hours a week' }], all(per)], unpaid)
  return asked === null || asked === per ? worked([all(per)], unpaid) : undefined
}

/** `how many hours for 4,000` */
const isWanted = ({ lead, per, noun, isPercent }: Fact): boolean =>
  /\bhours? (?:is it |do i need |would it take )?(?:for|to) (?:about )?$/.test(lead) &&
  per === null &&
  noun === null &&
  !isPercent

const atOnce = /\bat (?:once|a time|the same time)\b|\btogether\b|\bgroup\b/

const weekly = (hours: Term, per: string): Term =>
  per === 'year'
    ? over(hours, term(52))
    : { ...over(hours, over(term(52), term(12))), shown: `${hours.shown} ÷ (52 ÷ 12)` }

const unpaid = 'Only hours that someone pays for are included: preparing, travel and office time come on top.'

const asksMany = /\bhow (?:many|much)\b/
const holds = /\b(?:fit|manage|do|take|have time|capacity|serve|handle|possible|see|make|can i)\b/

/** How many fit in the hours there are. */
export function capacity(facts: Facts): Worked | undefined {
  if (!facts.asks(asksMany) || !facts.says(holds) || facts.all.some(({ isMoney, isPercent }) => isMoney || isPercent))
    return undefined
  const timed = facts.many('time')
  const [room, ...others] = timed.filter(({ per }) => per === 'week' || per === 'day' || per === 'month')
  const [each, ...more] = timed.filter((fact) => fact !== room)
  const days = facts.only(({ noun, per }) => noun === 'day' && (per === null || per === 'week'))
  if (!room || !each || others.length > 0 || more.length > 0 || (days && room.per !== 'day')) return undefined
  const hours = days ? times(inHours(room), number(days)) : inHours(room)
  const unit = `a ${days ? 'week' : room.per}`
  return worked(
    [[over(hours, inHours(each)), { isDown: true, unit }]],
    'Breaks, travel and the work around it aren’t included.',
  )
}

/** `45 minutes at 60 an hour`: time at an hourly price. */
export function timeAtRate(facts: Facts): Worked | undefined {
  const rate = facts.only(({ per, role }) => per === 'hour' && role !== 'time')
  const time = facts.only(({ noun }) => noun === 'minute')
  const count = facts.one('count')
  if (!rate || !time || (time.per !== null && time.per !== 'each' && !count)) return undefined
  const one = times(inHours(time), facts.money(rate))
  const every = count ? times(number(count), one) : one
  return worked([[every, { currency: facts.currency }]])
}

const asksPay = /\b(?:hour|hourly)\b/

/** What was paid for so many hours, as an hourly rate. */
export function earnedAnHour(facts: Facts): Worked | undefined {
  if (!facts.asks(asksPay) || facts.all.some(({ per }) => per === 'hour')) return undefined
  const hours = facts.one('time')
  const costs = facts.many('unitCost', 'fixed', 'spend')
  const paid = facts.one('price', 'income', 'bare')
  if (!hours || !paid || hours.per !== paid.per) return undefined
  const left = costs.reduce((rest, cost) => minus(rest, facts.money(cost)), facts.money(paid))
  return worked(
    [[over(left, inHours(hours)), { currency: facts.currency, unit: 'an hour' }]],
    'Before tax, and only if those are all the hours it took.',
  )
}
