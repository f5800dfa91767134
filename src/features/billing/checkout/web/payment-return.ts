import { toast } from '#platform/ui/toast/toast-store.ts'

/** Where a payment returns to. */
export const returnUrl = () => `${location.origin}/dashboard`

export const showPaymentFailed = (message: string | undefined): void => {
  toast({
    title: 'Payment Failed',
    description: message ?? 'The payment didn’t go through. Please try again.',
    variant: 'destructive',
  })
}
