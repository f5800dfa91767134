/** How far a page is: a kept one stays kept, whatever is changed on it since. */
export function stateOf({ answers, isDone, kept }: { answers: number; isDone: boolean; kept: number }) {
  if (kept > 0) return 'kept' as const
  if (answers === 0) return 'empty' as const
  return isDone ? ('done' as const) : ('begun' as const)
}
