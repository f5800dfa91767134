import { programDays } from '#features/journey/journey.rules.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { seenNames, statusNames } from '../../people/web/status-names.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { type BroadcastState, broadcastPace, minutesToSend } from '../broadcasts.rules.ts'

export const stateNames: Record<BroadcastState, string> = {
  draft: 'Draft',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
}

export type Audience = Pick<Broadcast, 'search' | 'tier' | 'status' | 'coach' | 'seen' | 'fromDay' | 'toDay'>

export const audienceOf = ({ search, tier, status, coach, seen, fromDay, toDay }: Audience): Audience => ({
  ...{ search, tier, status, coach, seen, fromDay, toDay },
})

/** Whom it goes to: `Everyone`, or `Elite, payment late, “ada”`. */
export function audienceWords({ search, tier, status, coach, seen, fromDay, toDay }: Audience): string {
  const days = (fromDay || toDay) && `day ${fromDay ?? 1} to ${toDay ?? programDays}`
  const parts = [
    tier && tierName[tier],
    status && statusNames[status],
    search && `“${search}”`,
    coach && `coach “${coach}”`,
    days,
    seen && (seen === 'away' ? 'not seen for 30 days' : `seen ${seenNames[seen].toLowerCase()}`),
  ].filter(Boolean)
  return parts.length === 0 ? 'Everyone' : parts.join(', ')
}

export const people = (count: number) => counted(count, 'person', 'people')

export const subjectOrNone = (subject: string) => subject || 'No subject yet'

/** How fast it leaves, and when the last one has left. */
export function paceWords(count: number): string {
  const minutes = minutesToSend(count)
  if (minutes === 0) return 'Emails go out right away.'
  return `Emails go out ${broadcastPace.emails} at a time, every ${counted(broadcastPace.seconds, 'second')}, the last within ${counted(minutes, 'minute')}.`
}
