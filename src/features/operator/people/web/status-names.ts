import type { Status } from '../../operator.rules.ts'

export const statusNames: Record<Status, string> = {
  unconfirmed: 'Address not confirmed',
  paused: 'Paused',
  given: 'Has a gift',
  'past-due': 'Payment past due',
  'no-coach': 'No coach',
  coach: 'In Coach Mode',
  operator: 'Operator',
}
