import { compareText } from '#shared/compare-text.ts'

type Row = { waiting: { since: string; kind: string } | null; last: { sentAt: string } }

/** Paid requests first, then who has waited longest; who waits for nothing comes after, the latest first. */
export const inOrder = <T extends Row>(threads: readonly T[]): T[] =>
  [...threads].sort((a, b) => {
    if (a.waiting && b.waiting) return rank(a) - rank(b) || compareText(a.waiting.since, b.waiting.since)
    return rank(a) - rank(b) || compareText(b.last.sentAt, a.last.sentAt)
  })

const rank = ({ waiting }: Row): number => (waiting === null ? 2 : waiting.kind === 'message' ? 1 : 0)

/** The one who waits after this one in the order, and after the last one the first; never this one again. */
export function nextWaiting<T extends Row & { clientId: string }>(
  threads: readonly T[],
  clientId: string | undefined,
  step: 1 | -1 = 1,
): T | undefined {
  const at = threads.findIndex((one) => one.clientId === clientId)
  const around = at < 0 ? threads : [...threads.slice(at + 1), ...threads.slice(0, at)]
  const waiting = around.filter((one) => one.waiting !== null)
  return step === 1 ? waiting[0] : waiting.at(-1)
}
