import { moneyText } from '#platform/format/money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { cancel } from './money.calls.ts'
import type { Payment } from './refund-effect.ts'

const disputeWords: Record<NonNullable<Payment['dispute']>, string> = {
  open: 'Disputed: the bank holds this payment, so it can’t be refunded too. Answer the dispute at Stripe.',
  answered: 'Disputed and answered: the bank holds this payment until it has decided.',
  won: 'A dispute about it was won.',
  lost: 'A dispute about it was lost: the bank gave it back to them.',
}

/** What holds a payment: a dispute, or a refund that was asked for and isn’t made. */
export function PaymentState({ memberId, payment }: { memberId: string; payment: Payment }) {
  const { waiting, dispute, currency } = payment
  const dates = useDates()
  const call = useCall(cancel)
  const send = (refundId: string) =>
    call.mutate(
      { params: { memberId }, body: { refundId } },
      { onSuccess: ({ says }) => void toast({ title: 'Done', description: says }), onError: showError() },
    )
  return (
    <>
      {dispute && <span className="block text-ink-soft">{disputeWords[dispute]}</span>}
      {waiting && (
        <span className="block">
          A refund of {moneyText(waiting.cents, currency)} has been waiting since {dates.shortDate(waiting.askedAt)}.
          We’ll try again.{' '}
          <Button variant="secondary" size="sm" pending={call.isPending} onClick={() => send(waiting.id)}>
            Cancel this refund
          </Button>
        </span>
      )}
    </>
  )
}
