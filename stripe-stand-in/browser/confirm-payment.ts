import { base } from './base.ts'
import type { PaymentElement } from './payment-element.ts'

export type CardPayment = {
  elements: { clientSecret: string; getElement: () => PaymentElement | null }
  confirmParams: { return_url: string }
}
type Outcome = { error?: { type: string; message: string } }

/** Pays with what was typed. Where that succeeds the page is left, so the promise never settles. */
export async function confirmPayment(key: string, { elements, confirmParams }: CardPayment): Promise<Outcome> {
  const { clientSecret } = elements
  const element = elements.getElement()
  if (!element) return { error: { type: 'invalid_request_error', message: 'There is no payment element.' } }
  const [id = ''] = clientSecret.split('_secret_', 1)
  const { error } = await post(`v1/payment_intents/${id}/confirm`, paymentOf(key, clientSecret, element))
  element.tell(error?.message)
  if (error) return { error }
  const target = new URL(confirmParams.return_url)
  target.searchParams.set('payment_intent', id)
  target.searchParams.set('payment_intent_client_secret', clientSecret)
  target.searchParams.set('redirect_status', 'succeeded')
  location.assign(target)
  return new Promise(() => {})
}

function paymentOf(key: string, clientSecret: string, element: PaymentElement): URLSearchParams {
  const { number, expires, code } = element.typed()
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expires) ?? []
  const card = { number, exp_month: month, exp_year: year, cvc: code }
  const body = new URLSearchParams({ key, client_secret: clientSecret, 'payment_method_data[type]': 'card' })
  for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value)
  return body
}

async function post(path: string, body: URLSearchParams): Promise<Outcome> {
  try {
    const reply = await fetch(new URL(path, base), { method: 'POST', body })
    return await reply.json()
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment could not be sent. Please try again.' } }
  }
}
