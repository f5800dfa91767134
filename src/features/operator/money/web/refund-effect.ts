import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates, type DateFormats } from '#platform/format/dates.ts'
import type { Person } from '../../people/people.contract.ts'

export type Payment = Person['payments'][number]
type Refunding = {
  membership: Person['membership']
  payment: Payment
  /** Whether it is their latest. */
  isLatest: boolean
  /** All that is left of it goes back. */
  isFull: boolean
  endsPlan: boolean
}

/** What a refund ends, what it closes and what stays, before it is made. */
export function refundEffect(refunding: Refunding, dates: DateFormats): string {
  const { gift } = refunding.membership
  const stays = gift
    ? ` The ${tierName[gift.tier]} plan they were given stays open through ${calendarDates.date(gift.lastDay)}.`
    : ''
  return `${ofPlan(refunding, dates)}${stays}`
}

function ofPlan({ membership, payment, isLatest, isFull, endsPlan }: Refunding, dates: DateFormats): string {
  const { runs } = membership
  if (!runs) return 'They have no paid membership that runs, so nothing ends with it.'
  const name = tierName[runs.tier]
  if (endsPlan)
    return `All of their ${name} membership ends right away, whichever payment this is, and they aren’t charged again. Only the amount above goes back.`
  if (isFull && isLatest && payment.paidAt >= runs.startedAt) return closing(name, membership, dates)
  const then = whatFollows(membership, dates)
  if (!runs.closed) return `${name} stays open. ${then}`
  return membership.endsAt
    ? `${name} stays closed. ${then}`
    : `${name} stays closed, and their membership doesn’t end. ${then}`
}

function closing(name: string, membership: Person['membership'], dates: DateFormats): string {
  const { endsAt } = membership
  const back = `Their latest payment goes back in full, so ${name} closes right away, all of it`
  return endsAt
    ? `${back}. It was ending on ${dates.shortDate(endsAt)} anyway, and they aren’t charged again.`
    : `${back}, until they pay again. Their membership doesn’t end. ${whatFollows(membership, dates)}`
}

function whatFollows({ next, endsAt, runs }: Person['membership'], dates: DateFormats): string {
  if (endsAt) return `It ends on ${dates.shortDate(endsAt)}, as before.`
  if (runs?.closed === 'disputed') return 'Nothing is charged until the dispute is settled.'
  if (!next) return 'Its payments continue as before.'
  return `The next payment is on ${dates.shortDate(next.at)}${next.price ? `, ${next.price}` : ''}.`
}

/** Whether a refund can be begun: not while the bank holds the payment, nor after it gave it back. */
export const canRefund = ({ refundedCents, cents, dispute }: Payment): boolean =>
  refundedCents < cents && (dispute === null || dispute === 'won')
