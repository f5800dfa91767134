import { type ReactNode, useState } from 'react'
import { tierName } from '#features/membership/membership.rules.ts'
import { currencyName, minorDigits, moneyText, typedMoney } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import { refund } from './money.calls.ts'

type Payment = {
  chargeId: string
  tier: 'starter' | 'quantum' | 'elite'
  paidAt: string
  cents: number
  currency: string
  refundedCents: number
}
type PaymentsProps = { memberId: string; payments: readonly Payment[] }

/** Half a year of them; who was a member for long has more to show below. */
const fewPayments = 6

/** What a person paid and got back; what is left of a payment can be refunded. */
export function Payments({ memberId, payments }: PaymentsProps): ReactNode {
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
                {dates.shortDate(paidAt)}: {moneyText(cents, currency)} for {tierName[tier]}
                {refundedCents > 0 && (
                  <span className="block text-ink-soft">{moneyText(refundedCents, currency)} was refunded.</span>
                )}
              </span>
              {refundedCents < cents && (
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
      {asking && <RefundDialog memberId={memberId} payment={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  )
}

type RefundDialogProps = { memberId: string; payment: Payment; onClose: () => void }

function RefundDialog({
  memberId,
  payment: { chargeId, cents: paid, currency, refundedCents },
  onClose,
}: RefundDialogProps) {
  const left = paid - refundedCents
  const [text, setText] = useState(typedAs(left, currency))
  const [endsPlan, setEndsPlan] = useState(false)
  const call = useCall(refund)
  const cents = typedMoney(text, currency)
  const isFine = cents !== undefined && cents > 0 && cents <= left
  const send = (reason: string) =>
    call
      .mutateAsync({
        params: { memberId },
        body: { chargeId, cents: cents ?? 0, seen: refundedCents, endsPlan, reason },
      })
      .then(({ says }) => {
        toast({ title: 'Done', description: says })
        onClose()
      })
      .catch(showError())
  return (
    <ReasonDialog
      label="Refund"
      lead="The money goes back to their card through Stripe, and they get a receipt by email. It can’t be undone."
      pending={call.isPending}
      disabled={!isFine}
      onClose={onClose}
      onGiven={(reason) => void send(reason)}
    >
      <TextField
        className="mt-4 max-w-60"
        label={`Amount in ${currencyName(currency)}`}
        inputMode="decimal"
        hint={`At most ${moneyText(left, currency)}.`}
        error={isFine ? undefined : `Type an amount from ${moneyText(1, currency)} to ${moneyText(left, currency)}.`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <CheckField
        className="mt-4"
        label="End their membership right away too"
        checked={endsPlan}
        onChange={({ target }) => setEndsPlan(target.checked)}
      />
      <p className="mt-2 text-sm text-ink-soft">
        Without it the membership renews as before, though a last payment that is refunded in full closes the plan until
        then.
      </p>
    </ReasonDialog>
  )
}

/** `97.00`, ready to be changed. */
const typedAs = (minor: number, currency: string): string =>
  (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
