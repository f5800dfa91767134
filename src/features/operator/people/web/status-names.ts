import type { Status } from '../../operator.rules.ts'

export const statusNames: Record<Status, string> = {
  unconfirmed: 'Address not confirmed',
  paused: 'Paused',
  given: 'Has a gift',
  'past-due': 'Payment late',
  'no-coach': 'Without a coach',
  coach: 'In Coach Mode',
  operator: 'Operator',
}
