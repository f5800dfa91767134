import { toast } from '#platform/ui/toast/toast-store.ts'

/** Where a payment returns to. */
export const returnUrl = () => `${location.origin}/dashboard`

function goToDashboard(paymentIntent: string): void {
  const query = new URLSearchParams({ payment_intent: paymentIntent, redirect_status: 'succeeded' })
  location.assign(`${returnUrl()}?${query}`)
}

export const showPaymentFailed = (message: string | undefined): void => {
  toast({
    title: 'Payment Failed',
    description: message ?? 'The payment did not go through. Please try again.',
    variant: 'destructive',
  })
}
