import { useDates } from '#platform/web/zone.ts'
import type { Reply } from '#shared/endpoint.ts'
import { whomToCall } from '../../assistant.rules.ts'
import type { getAssistantStatus } from '../quota.contract.ts'

export type Quota = Reply<typeof getAssistantStatus>

/** What is left of today's messages, and what answers them; on a phone the built-in guide's own first answer says the latter. */
export function QuotaNotice({ notice, provider, limit, used, resetsAt, isTalking }: Quota & { isTalking: boolean }) {
  const dates = useDates()
  const left = Math.max(0, limit - used)
  return (
    <p className="pt-2 text-xs text-ink-soft">
      <span className={left === 0 ? 'font-semibold text-danger' : 'font-semibold text-ink'}>
        {left} of {limit} messages left today.
      </span>{' '}
      {left === 0 && `More from ${dates.weekdayTime(resetsAt)}. `}
      {left === 0 && <span className="text-ink">If you might not be safe: {whomToCall}. </span>}
      <span className={isTalking && provider === 'built-in' ? 'max-sm:sr-only' : undefined}>{notice}</span>
    </p>
  )
}
