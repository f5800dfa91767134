import type { AnswerValue } from '../../pages/filled-page.ts'

type Held = { value: AnswerValue; mark: 'C' | 'G' | null }
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
    take: () => {
      const last = steps.at(-1) ?? []
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
