import { originWords } from '#features/assistant/proposals/proposals.rules.ts'
import { useDates } from '#platform/web/zone.ts'
import type { TalkPromise } from '../promises.contract.ts'

/** Of a promise that the assistant proposed: who confirmed it, and when. */
export function OriginLine({ promise, who }: { promise: Pick<TalkPromise, 'madeAt' | 'proposedAt'>; who: string }) {
  const dates = useDates()
  if (!promise.proposedAt) return null
  return <span className="block text-sm text-ink-soft">{originWords(who, dates.shortDate(promise.madeAt))}</span>
}
