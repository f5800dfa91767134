import type { PageForm } from '../../form/web/use-page-form.ts'
import { placeText } from '../../pages/figure-text.ts'
import type { Grid } from '../../worksheets/body.ts'
import { isNumeric } from '../../worksheets/kinds.ts'

type Column = Grid['columns'][number]

/** Days before the day of a column from which one works on it: the last module before day 60 is about day 60. */
const early = 9

/**
 * Where columns are about program days, the latest one that is due, of those on which the page is kept: on day 60 nobody
 * should type over day 1, and the review of day 180 is about day 180 whenever it is written. Else the first in which nothing
 * stands yet: who logged Monday goes on with Tuesday.
 */
export function columnOfToday(
  { columns }: { columns: readonly Pick<Column, 'key' | 'day'>[] },
  is: { typed: (key: string) => boolean; filled?: (key: string) => boolean },
  { today = 1, keptOn = [] }: { today?: number | undefined; keptOn?: readonly number[] } = {},
): string {
  const typed = columns.filter(({ key }) => is.typed(key))
  const days = typed.filter(({ day }) => day !== undefined)
  const kept = days.filter(({ day = 0 }) => keptOn.includes(day))
  const own = kept.length > 0 ? kept : days
  const due = own.findLast(({ day = 0 }) => day <= today + early) ?? own[0]
  const next = typed.find(({ key }) => !is.filled?.(key))
  return (due ?? next ?? typed[0] ?? columns[0])?.key ?? ''
}

/**
 * What a line says in the columns before, where one column is shown at a time: a judgment is made with what it judges in
 * sight, and a later day's number beside the earlier one.
 */
export function valuesBefore(form: PageForm, grid: Grid, column: Column, row: string): string | undefined {
  const placeAt = (key: string) => form.model.place.get(`${grid.grid}.${key}.${row}`)
  const own = placeAt(column.key)
  if (!own || (isNumeric(own.kind) && column.day === undefined)) return undefined
  const before = grid.columns.slice(0, grid.columns.indexOf(column))
  const said = before.flatMap(({ key, label }) => {
    const place = placeAt(key)
    if (!place) return []
    const { address, formula, isReadonly } = place
    const [own, earlier] = [form.value(address), form.filled.carried[address]?.value ?? null]
    const typed = isReadonly ? (earlier ?? own) : (own ?? earlier)
    const value = formula === undefined ? typed : form.come.values[address]
    return value === null || value === undefined || value === ''
      ? []
      : [`${label}: ${placeText(value, place, form.currency)}`]
  })
  return said.join(' · ') || undefined
}
