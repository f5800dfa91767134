import { type ReactNode, useState } from 'react'
import { tierName } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Person } from '../../people/people.contract.ts'
import { PaymentState } from './payment-state.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { canRefund, type Payment } from './refund-effect.ts'

type PaymentsProps = { person: Pick<Person, 'id' | 'membership' | 'payments'> }

/** Half a year of them; who was a member for long has more to show below. */
const fewPayments = 6

/** What a person paid and got back; what is left of a payment can be refunded. */
export function Payments({ person }: PaymentsProps): ReactNode {
  const { payments } = person
  const dates = useDates()
  const [asking, setAsking] = useState<Payment>()
  const [most, setMost] = useState(fewPayments)
  if (payments.length === 0) return null
  const earlier = payments.length - most
  return (
    <Card look="flat" aria-labelledby="payments">
      <CardHeader id="payments" title="Payments" />
      <ul className="text-sm">
        {payments.slice(0, most).map((payment) => {
          const { chargeId, tier, paidAt, cents, currency, refundedCents } = payment
          return (
            <li
              key={chargeId}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
            >
              <span>
                {dates.shortDate(paidAt)}: {moneyText(cents, currency)}
                {tier !== 'starter' && ` for ${tierName[tier]}`}
                {refundedCents > 0 && (
                  <span className="block text-ink-soft">{moneyText(refundedCents, currency)} was refunded.</span>
                )}
                <PaymentState memberId={person.id} payment={payment} />
              </span>
              {canRefund(payment) && (
                <Button
                  variant="secondary"
                  aria-label={`Refund the payment of ${dates.shortDate(paidAt)}`}
                  onClick={() => setAsking(payment)}
                >
                  Refund…
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {earlier > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setMost(payments.length)}>
          Show {counted(earlier, 'earlier payment')}
        </Button>
      )}
      {asking && <RefundDialog person={person} payment={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  )
}
