import type { Worksheet } from '../../worksheets/pages.ts'
import type { workOutPage } from '../work-out-page.ts'

export type KeyFigure = { label: string; value: number | string; kind: string; digits: number }

/** How far a page is: a kept one stays kept, whatever is changed on it since. */
export function stateOf({ answers, isDone, kept }: { answers: number; isDone: boolean; kept: number }) {
  if (kept > 0) return 'kept' as const
  if (answers === 0) return 'empty' as const
  return isDone ? ('done' as const) : ('begun' as const)
}

/**
 * The first of a page's results that has a value, else of its measured numbers, as JSON for the lists that show it. What a
 * page comes to as a whole goes before a cell, which may be one day of a week.
 */
export function keyFigureOf({ places }: Worksheet, { at }: ReturnType<typeof workOutPage>): string | null {
  const single = places.filter(({ column, row }) => !column || row)
  const results = single.filter(({ result }) => result)
  const isWhole = ({ column }: { column?: string | undefined }) => column === undefined
  const shown = [
    ...results.filter(isWhole),
    ...results.filter((place) => !isWhole(place)),
    ...single.filter(({ metric }) => metric),
  ]
  for (const { address, label, kind, digits } of shown) {
    const value = at(address)
    if (value === null || value === '' || typeof value === 'boolean') continue
    return JSON.stringify({ label, value: typeof value === 'string' ? value.slice(0, 80) : value, kind, digits })
  }
  return null
}
