import type { Place } from '../../worksheets/places.ts'

/** Pixels that a column needs for what is typed in it. */
export function roomOf({ kind, formula, isReadonly, mark, choices }: Place): number {
  if (isReadonly) return 84
  const own = formula === undefined ? (byKind[kind] ?? 124) : 84
  const words = choices ? 130 : own
  // Its two toggles stand below it.
  return mark && formula === undefined ? Math.max(words, 170) : words
}

const byKind: Partial<Record<Place['kind'], number>> = {
  tick: 48,
  'short text': 150,
  'long text': 200,
  elsewhere: 150,
  date: 150,
  month: 150,
}

export const roomOfLabels = 150
