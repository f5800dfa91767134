import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { InboxThread } from '../inbox.contract.ts'

const words = { message: 'Waiting', session: 'Paid session request', 'plan-review': 'Paid plan review request' }

/** What waits for an answer, and since when. */
export function WaitingChip({ waiting }: Pick<InboxThread, 'waiting'>) {
  const dates = useDates()
  if (!waiting) return null
  return (
    <Chip tone={waiting.kind === 'message' ? 'accent' : 'summit'}>
      {waiting.isBeyond ? 'Session request beyond this month’s' : words[waiting.kind]} since {dates.date(waiting.since)}
    </Chip>
  )
}
