import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { moneyText } from '#platform/format/money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { returnUrl, showPaymentFailed } from './payment-return.ts'

type Form = {
  publishableKey: string | null
  scriptUrl: string | null
  amountCents: number
  currency: string
  isSetup: boolean
}
type Loaded = NonNullable<Awaited<ReturnType<typeof loadStripe>>>

/** The provider's own form. Its script may fail to load: then it says so and can be tried again. */
// biome-ignore lint/style/noDefaultExport: React's lazy takes a default
export default function StripePaymentForm({ clientSecret, form }: { clientSecret: string; form: Form }) {
  const [stripe, setStripe] = useState<Loaded | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isHere = true
    load(form)
      .then((loaded) => isHere && setStripe(loaded ?? 'failed'))
      .catch(() => isHere && setStripe('failed'))
    return () => {
      isHere = false
    }
  }, [form.publishableKey, form.scriptUrl, attempt])

  if (stripe === 'failed')
    return (
      <ErrorState
        title="The payment form didn’t load"
        onRetry={() => {
          setStripe(undefined)
          setAttempt(attempt + 1)
        }}
      >
        You weren’t charged. A content blocker or your connection may be the cause.
      </ErrorState>
    )
  if (!stripe) return <Skeleton className="h-72" />
  const theme = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'night' : 'stripe'
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme } }}>
      <Fields form={form} />
    </Elements>
  )
}

/** Stripe's own script, or the one that stands in for it. */
async function load({ publishableKey, scriptUrl }: Form): Promise<Loaded | null> {
  if (!scriptUrl) return loadStripe(publishableKey ?? '')
  await new Promise((done, fail) => {
    const script = document.createElement('script')
    Object.assign(script, { src: scriptUrl, onload: done, onerror: fail })
    document.head.append(script)
  })
  return window.Stripe?.(publishableKey ?? '') ?? null
}

function Fields({ form: { amountCents, currency, isSetup } }: { form: Form }) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const begun = useRef(false)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || begun.current) return
    begun.current = true
    setPaying(true)
    const confirmParams = { return_url: returnUrl() }
    // On success the browser leaves for the dashboard, and this never comes back.
    const { error } = isSetup
      ? await stripe.confirmSetup({ elements, confirmParams })
      : await stripe.confirmPayment({ elements, confirmParams })
    begun.current = false
    setPaying(false)
    if (error) showPaymentFailed(error.message)
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <PaymentElement onReady={() => setReady(true)} />
      <Button type="submit" size="lg" disabled={!stripe || !isReady} pending={isPaying}>
        {isSetup ? 'Save the card' : `Pay ${moneyText(amountCents, currency)}`}
      </Button>
    </form>
  )
}
