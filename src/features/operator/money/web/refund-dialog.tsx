import { useState } from 'react'
import { tierName } from '#features/membership/membership.rules.ts'
import { currencyName, minorDigits, moneyText, typedMoney } from '#platform/format/money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Person } from '../../people/people.contract.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import { refund } from './money.calls.ts'
import { type Payment, refundEffect } from './refund-effect.ts'

type RefundDialogProps = {
  person: Pick<Person, 'id' | 'membership' | 'payments'>
  payment: Payment
  onClose: () => void
}

/** How much goes back, and what that ends or closes. */
export function RefundDialog({ person, payment, onClose }: RefundDialogProps) {
  const dates = useDates()
  const { id: memberId, membership, payments } = person
  const { chargeId, cents: paid, currency, refundedCents } = payment
  const left = paid - refundedCents
  const isLatest = payments[0]?.chargeId === chargeId
  const [text, setText] = useState(typedAs(left, currency))
  const [endsPlan, setEndsPlan] = useState(false)
  const [refused, setRefused] = useState<{ says: string; providerSaid: string | null }>()
  const call = useProvedCall(refund)
  const cents = typedMoney(text, currency)
  const isFine = cents !== undefined && cents > 0 && cents <= left
  const send = (reason: string) =>
    call.mutate(
      {
        params: { memberId },
        body: { chargeId, cents: cents ?? 0, seen: refundedCents, endsPlan, reason },
      },
      {
        onSuccess: ({ says, isPending, providerSaid }) => {
          if (isPending) return setRefused({ says, providerSaid })
          toast({ title: 'Done', description: says })
          onClose()
        },
        onError: showError(),
      },
    )
  if (refused)
    return (
      <Dialog title="Not refunded yet" open onOpenChange={(open) => !open && onClose()}>
        <p>{refused.says}</p>
        {refused.providerSaid && (
          <p className="mt-3 text-xs wrap-anywhere text-ink-soft">Stripe said: {refused.providerSaid}</p>
        )}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    )
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
      {membership.runs && (
        <CheckField
          className="mt-4"
          label={`End their ${tierName[membership.runs.tier]} membership right away too`}
          checked={endsPlan}
          onChange={({ target }) => setEndsPlan(target.checked)}
        />
      )}
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {refundEffect({ membership, payment, isLatest, isFull: cents === left, endsPlan }, dates)}
      </p>
    </ReasonDialog>
  )
}

/** `97.00`, ready to be changed. */
const typedAs = (minor: number, currency: string): string =>
  (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
