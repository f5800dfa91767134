import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Business, Content, Fault } from '../content.ts'
import { calculate } from './calculate.ts'
import { hoursAWeek, relations } from './relations.ts'

type Figures = Readonly<Record<string, number>>
/** One day of a business, with the day before it in the cast and the day 30 days back. */
type Day = {
  id: string
  business: Business
  day: number
  now: Figures
  before: Figures | undefined
  monthAgo: Figures | undefined
}

/** The example businesses are held to what a bookkeeper would hold them to: no figure may contradict its neighbors. */
export function checkLaws({ root, cast }: Pick<Content, 'root' | 'cast'>): Fault[] {
  const where = castLines(root)
  const days = Object.entries(cast).flatMap(([id, business]) => daysOf(id, business))
  return [
    ...days.flatMap((day) =>
      laws.flatMap((law) => law(day)).map((says) => ({ where: where(day.id, String(day.day)), says })),
    ),
    ...Object.entries(cast).flatMap(([id, business]) =>
      strayDays(business).map((says) => ({ where: where(id, 'one_offs:'), says: `${id}: ${says}` })),
    ),
  ]
}

function daysOf(id: string, business: Business): Day[] {
  const days = Object.keys(business.figures).map(Number)
  const at = (day: number | undefined) => (day === undefined ? undefined : business.figures[day])
  return days.map((day, index) => {
    const now = business.figures[day] ?? {}
    return { id, business, day, now, before: at(days[index - 1]), monthAgo: at(days[index - 2]) }
  })
}

const laws: readonly ((day: Day) => string[])[] = [follows, receivables, cash, hours, customers, fees, stopped]

function follows({ id, day, now }: Day): string[] {
  const known = new Map(Object.entries(now))
  return (relations[id] ?? []).flatMap((relation) => {
    const [formula = '', figure = ''] = relation.split(' = ')
    const [is, due] = [calculate(figure, known), calculate(formula, known)]
    return is === due
      ? []
      : [`${id}, day ${day}: ${figure} is ${is}, but ${formula} comes to ${due}. Change one of them.`]
  })
}

function receivables({ id, day, now }: Day): string[] {
  if (now.receivables === undefined) return []
  const due = Math.round(((now.revenue ?? 0) / 30) * (now.days_to_pay ?? 0))
  if (now.receivables === due) return []
  return [
    `${id}, day ${day}: receivables are ${now.receivables}, but revenue ÷ 30 × ${now.days_to_pay} days comes to ${due}. Write ${due}, or change the wait.`,
  ]
}

/** Half of the month's profit less pay, less what lies in stock and unpaid invoices, plus what is named. */
function cash({ id, business, day, now, before, monthAgo }: Day): string[] {
  if (!before) return []
  const grown = (figure: string) => (now[figure] ?? 0) - (before[figure] ?? 0)
  const named = Object.values(business.one_offs?.[day] ?? {}).reduce((sum, one) => sum + one, 0)
  const writtenOff = (now.write_offs ?? 0) - lastHalf(before, monthAgo)
  const due =
    (before.cash ?? 0) +
    ((now.profit ?? 0) - (now.owner_pay ?? 0)) / 2 -
    grown('stock_value') -
    writtenOff -
    grown('receivables') +
    named
  if (Math.abs((now.cash ?? 0) - due) <= 1) return []
  return [
    `${id}, day ${day}: cash is ${now.cash}, but the 15 days before lead to ${Math.round(due)}. Write ${Math.round(due)}, or name the difference under one_offs.`,
  ]
}

/** What of the 30 days' write-offs fell before the last 15 days. */
const lastHalf = (before: Figures, monthAgo: Figures | undefined) =>
  monthAgo?.write_offs ? 0 : (before.write_offs ?? 0)

function hours({ id, day, now }: Day): string[] {
  const formula = hoursAWeek[id]
  if (!formula) return []
  const parts = calculate(formula, new Map(Object.entries(now)))
  const whole = now.hours_per_week ?? 0
  if (parts <= whole) return []
  return [
    `${id}, day ${day}: the parts of the week come to ${parts.toFixed(1)} hours, but hours_per_week is ${whole}. Lower a part: ${formula}.`,
  ]
}

function customers({ id, day, now, monthAgo }: Day): string[] {
  if (now.lost_clients === undefined || !monthAgo) return []
  const due = (monthAgo.clients ?? 0) + (now.new_clients ?? 0) - now.lost_clients
  if (now.clients === due) return []
  return [
    `${id}, day ${day}: clients are ${now.clients}, but 30 days ago there were ${monthAgo.clients}, ${now.new_clients} came and ${now.lost_clients} left, which makes ${due}.`,
  ]
}

function fees({ id, business, day, now }: Day): string[] {
  const list = business.fees?.[day]
  if (!business.fees) return []
  const sum = list?.reduce((total, fee) => total + fee, 0)
  if (list?.length === now.clients && sum === now.revenue) return []
  return [
    `${id}, day ${day}: the fees are ${list?.length ?? 0} and come to ${sum ?? 0}, but there are ${now.clients} clients and ${now.revenue} of revenue. Write one fee for each client.`,
  ]
}

function stopped({ id, business, day }: Day): string[] {
  if (business.stops === undefined || day <= business.stops) return []
  return [`${id} stops on day ${business.stops}, but has figures of day ${day}. Take them out.`]
}

function strayDays({ one_offs = {}, figures }: Business): string[] {
  return Object.keys(one_offs)
    .filter((day) => !(day in figures))
    .map((day) => `one_offs names day ${day}, which has no figures. Put it under the next day that has.`)
}

/** `docs/cast.yaml`, with the line on which a word of a business stands. */
function castLines(root: string) {
  const file = join(root, '../docs/cast.yaml')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return (id: string, word: string): string => {
    const start = lines.indexOf(`  ${id}:`)
    const figures = lines.findIndex((line, at) => at > start && line === '    figures:')
    const wanted = /^\d+$/.test(word) ? ([figures, `      ${word}: `] as const) : ([start, `    ${word}`] as const)
    const at = lines.findIndex((line, index) => index > wanted[0] && line.startsWith(wanted[1]))
    return start === -1 || at === -1 ? 'docs/cast.yaml' : `docs/cast.yaml:${at + 1}`
  }
}
