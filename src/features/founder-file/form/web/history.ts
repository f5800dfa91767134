import type { AnswerValue } from '../../pages/filled-page.ts'
import { type Held as HeldFields, rowsOf } from '../../pages/held.ts'
import { isOrder } from '../../saving/queue.ts'

type Held = { value: AnswerValue; mark: 'C' | 'G' | null }
type Step = Held & { field: string }

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
      if (!isGoingOn) put([...steps, { ...before, field }].slice(-most))
    },
    take: () => {
      const last = steps.at(-1)
      typing = { field: '', at: 0 }
      put(steps.slice(0, -1))
      return last
    },
    canUndo: () => steps.length > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * What undoing a change puts into its field: rows that were removed among those there are now. Undefined where the change
 * was made in a row that is gone, or the rows are back.
 */
export function undone({ field, value }: Pick<Step, 'field' | 'value'>, held: HeldFields): AnswerValue | undefined {
  const [table = '', row = ''] = field.split('.')
  const rows = rowsOf(held, table)
  if (!isOrder(value)) return isOrder(held.get(table)?.value ?? null) && !rows.includes(row) ? undefined : value
  const { order } = value
  return order.every((one) => rows.includes(one)) ? undefined : { order: [...new Set([...order, ...rows])] }
}
