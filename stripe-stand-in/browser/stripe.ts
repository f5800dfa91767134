import { type CardPayment, confirmPayment } from './confirm-payment.ts'
import { createPaymentElement, type PaymentElement } from './payment-element.ts'

// Stands in for Stripe.js: the payment element with plain fields, and confirming with it. The real one puts its fields
// into a frame of its own; here nothing is secret, since only test cards work.

const unknown = async () => ({
  error: { type: 'invalid_request_error', message: 'The stand-in does not do this.' },
})

const createStripe = (key: string) => ({
  elements: ({ clientSecret }: { clientSecret: string }) => createElements(clientSecret),
  confirmPayment: (payment: CardPayment) => confirmPayment(key, payment),
  confirmSetup: unknown,
  confirmCardPayment: unknown,
  createToken: unknown,
  createPaymentMethod: unknown,
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})

function createElements(clientSecret: string) {
  let payment: PaymentElement | undefined
  return {
    clientSecret,
    create: () => {
      payment = createPaymentElement()
      return payment
    },
    getElement: () => payment ?? null,
    update: () => {},
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  }
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'stand-in' }) })
