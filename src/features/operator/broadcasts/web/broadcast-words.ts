import { tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { statusNames } from '../../people/web/status-names.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import type { BroadcastState } from '../broadcasts.rules.ts'

export const stateNames: Record<BroadcastState, string> = {
  draft: 'Draft',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
}

/** Whom it goes to: `Everyone`, or `Elite, payment late, “ada”`. */
export function audienceWords({ search, tier, status }: Pick<Broadcast, 'search' | 'tier' | 'status'>): string {
  const parts = [tier && tierName[tier], status && statusNames[status], search && `“${search}”`].filter(Boolean)
  return parts.length === 0 ? 'Everyone' : parts.join(', ')
}

export const people = (count: number) => counted(count, 'person', 'people')

export const subjectOrNone = (subject: string) => subject || 'No subject yet'
