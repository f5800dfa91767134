import { cellParts } from '../../pages/addresses.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { type Held as HeldFields, isOrder, rowsOf } from '../../pages/held.ts'
import type { Mark } from '../../worksheets/kinds.ts'

type Held = { value: AnswerValue; mark: Mark | null }
type Before = Held & { field: string }
/** What one change took the place of: of one field, or of several that were changed at once. */
type Step = readonly Before[]

/** Milliseconds without a key after which the next one begins a change of its own. */
const pause = 5_000
const most = 50

/** What stood in the fields before they were changed, the latest last. */
export function newHistory() {
  let steps: readonly Step[] = []
  let typing = { field: '', at: 0 }
  const listeners = new Set<() => void>()
  const put = (next: readonly Step[]) => {
    steps = next
    for (const listener of listeners) listener()
  }
  return {
    note: (field: string, before: Held) => {
      const at = performance.now()
      const isGoingOn = typing.field === field && at - typing.at < pause
      typing = { field, at }
      if (!isGoingOn) put([...steps, [{ ...before, field }]].slice(-most))
    },
    noteMany: (before: Step) => {
      typing = { field: '', at: 0 }
      put([...steps, before].slice(-most))
    },
    /** What the last change that can be undone puts into its fields. */
    takeBack: (held: HeldFields): readonly Before[] => {
      typing = { field: '', at: 0 }
      const back = steps.map((step) => undone(step, held))
      const last = back.findLastIndex((step) => step.length > 0)
      put(steps.slice(0, Math.max(0, last)))
      return back[last] ?? []
    },
    canUndo: () => steps.length > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What undoing a step puts into its fields: nothing where its rows are gone, or are back. */
export const undone = (step: Step, held: HeldFields): Before[] =>
  step.flatMap((before) => {
    const value = valueBack(before, held)
    return value === undefined ? [] : [{ ...before, value }]
  })

/** Rows that were removed come back among those there are now. */
function valueBack({ field, value }: Before, held: HeldFields): AnswerValue | undefined {
  const { table, row = '' } = cellParts(field)
  const rows = rowsOf(held, table)
  if (!isOrder(value)) return isOrder(held.get(table)?.value ?? null) && !rows.includes(row) ? undefined : value
  const { order } = value
  return order.every((one) => rows.includes(one)) ? undefined : { order: [...new Set([...order, ...rows])] }
}
