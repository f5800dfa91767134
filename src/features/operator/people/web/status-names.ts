import type { Seen, Sort, Status } from '../../operator.rules.ts'

export const statusNames: Record<Status, string> = {
  unconfirmed: 'Address not confirmed',
  invited: 'Invited, not here yet',
  paused: 'Paused',
  given: 'Has a gift',
  'past-due': 'Payment past due',
  disputed: 'Payment disputed',
  'no-coach': 'No coach',
  coach: 'In Coach Mode',
  operator: 'Operator',
}

export const seenNames: Record<Seen, string> = {
  week: 'In the last 7 days',
  month: 'In the last 30 days',
  away: 'Not for 30 days',
}

export const sortNames: Record<Sort, string> = {
  newest: 'Newest first',
  name: 'By name',
  day: 'Furthest day first',
  seen: 'Last seen first',
}

/** What costs money stands out. */
export const statusTone = (status: Status) => (status === 'past-due' || status === 'disputed' ? 'danger' : 'plain')
