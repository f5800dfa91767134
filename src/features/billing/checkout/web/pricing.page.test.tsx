// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tier } from '#features/membership/membership.rules.ts'
import { type Answers, type Asked, answer, refusal, silence } from '#tests/web/answers.ts'
import { aMembership as membership, aPlan as plan } from '#tests/web/billing/plans-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PricingPage } from './pricing.page.tsx'

let goTo = vi.spyOn(location, 'assign')
beforeEach(() => {
  // Mocks are restored after each test.
  goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(cleanup)

async function show(tier: Tier, answers: Answers = {}, address = '/pricing') {
  history.replaceState(null, '', address)
  const asked = showPage('/pricing', address, PricingPage, {
    ...answer('GET /api/plans', [
      plan('starter', 'Starter', 0),
      plan('quantum', 'Quantum', 97),
      plan('elite', 'Elite', 297),
    ]),
    ...answer('GET /api/membership', membership(tier)),
    ...answer('GET /api/questions', [{ question: 'Is there a guarantee?', answer: 'A 30-day money-back guarantee.' }]),
    ...answers,
  })
  // Hidden where a dialog is open over the plans already.
  await screen.findByRole('heading', { level: 2, name: 'Elite', hidden: true })
  return asked
}
const card = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement)
const isOff = (name: string) => card(name).getByRole('button').hasAttribute('disabled')
const off = () => ['Starter', 'Quantum', 'Elite'].map(isOff)

test('who has Elite is led to where they move to Quantum or cancel, who pays nothing is not', async () => {
  const paying = { ...membership('elite'), status: 'active', canCancel: true, canChange: true }
  await show('elite', answer('GET /api/membership', paying))
  expect(screen.getByText(/^To move to Quantum, or to cancel/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Settings → Membership' })
  expect(link.getAttribute('href')).toBe('/settings#membership')
  expect(off()).toEqual([true, true, true])
  cleanup()
  await show('elite', answer('GET /api/membership', { ...paying, nextTier: 'quantum' }))
  expect(screen.getByText(/^To cancel.*Your plan stays open until the end/)).toBeTruthy()
  cleanup()
  await show('starter', answer('GET /api/membership', { ...paying, tier: 'starter' }))
  expect(screen.getByText(/^To cancel/).textContent).toBe('To cancel, go to Settings → Membership.')
  cleanup()
  await show('starter')
  expect(screen.queryByRole('link', { name: 'Settings → Membership' })).toBeNull()
})

test('the guarantee is not offered again to who has used it', async () => {
  await show('starter')
  expect(screen.getByText(/Your first paid membership comes with/)).toBeTruthy()
  cleanup()
  const refund = { requestedAt: '2026-11-20T10:00:00Z', carriedOutAt: '2026-11-20T10:00:05Z', cents: 9700 }
  await show('starter', { ...answer('GET /api/membership', { ...membership('starter'), status: 'refunded', refund }) })
  expect(screen.queryByText(/Your first paid membership comes with/)).toBeNull()
})

test('who comes back after a first membership reads that the guarantee does not cover another one', async () => {
  const before = { ...membership('starter'), status: 'canceled', hasPaid: true }
  await show('starter', { ...answer('GET /api/membership', before) })
  expect(screen.getByText(/It doesn’t cover another one/)).toBeTruthy()
  expect(screen.queryByText(/Your first paid membership comes with/)).toBeNull()
})

test('a first month that cost nothing leaves the guarantee ahead', async () => {
  await show('quantum', { ...answer('GET /api/membership', { ...membership('quantum'), status: 'active' }) })
  expect(screen.getByText(/Your first paid membership comes with/)).toBeTruthy()
  expect(screen.queryByText(/It doesn’t cover another one/)).toBeNull()
})

test.each([
  ['Starter', '$0forever'],
  ['Quantum', '$97per month'],
  ['Elite', '$297per month'],
])('the card of %s tells its price and what it has', async (name, price) => {
  await show('starter')
  expect(card(name).getByText(/^\$/).parentElement?.textContent).toBe(price)
  expect(card(name).getByText(`What ${name} has`)).toBeTruthy()
})

test.each([
  ['starter', [true, false, false]],
  ['quantum', [true, true, false]],
  ['elite', [true, true, true]],
] as const)('on %s only larger plans can be chosen', async (tier, expected) => {
  await show(tier)
  expect(off()).toEqual(expected)
})

test('choosing a plan asks for a subscription and goes on to the payment page', async () => {
  const asked = await show('starter', { ...answer('POST /api/create-subscription', { clientSecret: 'pi_1_secret_2' }) })
  fireEvent.click(card('Quantum').getByRole('button'))
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/subscribe?client_secret=pi_1_secret_2']]))
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /api/create-subscription', body: { priceId: 'price_quantum', isFirst: true } },
  ])
})

test('while an upgrade is on its way no plan can be chosen', async () => {
  await show('starter', { ...silence('POST /api/create-subscription') })
  fireEvent.click(card('Quantum').getByRole('button'))
  await vi.waitFor(() => expect(off()).toEqual([true, true, true]))
})

test('the questions stand below the plans, the guarantee among them', async () => {
  await show('starter')
  const questions = within(await screen.findByRole('region', { name: 'Frequently asked questions' }))
  expect(questions.getByText('Is there a guarantee?')).toBeTruthy()
  expect(questions.getByText(/30-day money-back guarantee/)).toBeTruthy()
})

const posts = (asked: Asked[]) => asked.filter(({ call }) => call.startsWith('POST'))
const chosen = '/pricing?plan=quantum'

test('a plan chosen on the way in goes straight to its payment, once, and is gone from the address', async () => {
  const asked = await show(
    'starter',
    answer('POST /api/create-subscription', { clientSecret: 'pi_1_secret_2' }),
    chosen,
  )
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/subscribe?client_secret=pi_1_secret_2']]))
  expect(posts(asked).map(({ body }) => body)).toEqual([{ priceId: 'price_quantum', isFirst: true }])
  expect(location.search).toBe('')
  expect(screen.getByText('Opening the payment page for Quantum…')).toBeTruthy()
})

test('a payment page that does not open leaves the plans to choose from', async () => {
  await show('starter', refusal('POST /api/create-subscription', 500, { message: 'Something went wrong.' }), chosen)
  await screen.findByText('Upgrade Failed')
  expect(off()).toEqual([true, false, false])
})

test.each(['starter', 'gold', ''])('the plan %j in an address buys nothing', async (plan) => {
  const asked = await show('starter', {}, `/pricing?plan=${plan}`)
  expect(posts(asked)).toEqual([])
})

test('who has the plan, or has paid before, buys nothing by an address', async () => {
  expect(posts(await show('quantum', {}, chosen))).toEqual([])
  cleanup()
  const before = answer('GET /api/membership', { ...membership('starter'), status: 'canceled' })
  expect(posts(await show('starter', before, chosen))).toEqual([])
})

test('who pays for a smaller plan is asked before the chosen one is charged', async () => {
  const paying = { ...membership('quantum'), status: 'active', canChange: true }
  const asked = await show(
    'quantum',
    {
      ...answer('GET /api/membership', paying),
      ...answer('POST /api/membership/preview', {
        sentence: 'You pay $200 today.',
        amountCents: 20000,
        dueAt: '2026-11-22T00:00:00Z',
      }),
    },
    '/pricing?plan=elite',
  )
  await screen.findByText('You pay $200 today.')
  expect(posts(asked).map(({ call }) => call)).toEqual(['POST /api/membership/preview'])
})
