import { type FormEvent, useState } from 'react'
import { moneyText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { payWithTestCard } from '../../web/billing.calls.ts'
import { CardFields, cardIn } from './card-fields.tsx'
import { goToDashboard, showPaymentFailed } from './payment-return.ts'
import { TestCards } from './test-cards.tsx'

export function TestPaymentForm({ clientSecret, cents }: { clientSecret: string; cents: number }) {
  const pay = useCall(payWithTestCard)
  const [fault, setFault] = useState<string>()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFault(undefined)
    pay.mutate(
      { body: { clientSecret, card: cardIn(event.currentTarget) } },
      {
        onSuccess: ({ paymentIntent }) => goToDashboard(paymentIntent),
        onError: (error) => {
          const message = userMessage(error, 'The payment did not go through. Please try again.')
          setFault(message)
          showPaymentFailed(message)
        },
      },
    )
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <CardFields fault={fault} />
      <Button type="submit" size="lg" pending={pay.isPending || pay.isSuccess}>
        Pay {moneyText(cents)}
      </Button>
      <TestCards />
    </form>
  )
}
