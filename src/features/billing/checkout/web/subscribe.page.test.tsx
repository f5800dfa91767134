// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SubscribePage } from './subscribe.page.tsx'

afterEach(cleanup)

const form = 'GET /api/payment-form?clientSecret=secret'

const show = (status: number, body: { message: string; code?: string }) => {
  history.replaceState(null, '', '/subscribe?client_secret=secret')
  showPage('/subscribe', '/subscribe?client_secret=secret', SubscribePage, refusal(form, status, body))
}

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

test('a payment that was made says what was paid and leads to it', async () => {
  const message = 'You paid $97.00 for Quantum. There’s nothing left to pay here.'
  show(409, { message, code: 'billing.paymentDone' })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(await linkTo('See what you paid')).toBe('/settings#membership')
  expect(await linkTo('Your dashboard')).toBe('/dashboard')
})

test('a payment that is gone says nothing of charges it can’t know, and leads to what was paid', async () => {
  show(404, { message: 'This payment is no longer open.', code: 'billing.paymentNotFound' })
  expect(await screen.findByText(/Coming here charged you nothing/)).toBeTruthy()
  expect(screen.queryByText(/weren’t charged/)).toBeNull()
  expect(await linkTo('See what you paid')).toBe('/settings#membership')
})
