// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { listPlans } from '#features/membership/membership.contract.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Reply } from '#shared/endpoint.ts'
import { type Answers, type Asked, answer, refusal, silence } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { getMembership } from '../../subscription/subscription.contract.ts'
import { PricingPage } from './pricing.page.tsx'

type Plan = Reply<typeof listPlans>[number]
type Membership = Reply<typeof getMembership>

let goTo = vi.spyOn(location, 'assign')
beforeEach(() => {
  // Mocks are restored after each test.
  goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(cleanup)

const plan = (id: Tier, name: string, price: number): Plan => ({
  id,
  name,
  price,
  currency: 'USD',
  period: price === 0 ? 'forever' : 'month',
  priceId: price === 0 ? null : `price_${id}`,
  tagline: 'For founders.',
  features: [`What ${name} has`],
  available: true,
})
const membership = (tier: Tier): Membership => ({
  tier,
  paysFor: null,
  status: 'none',
  provider: 'stripe',
  sentence: 'You are on a plan.',
  renewsAt: null,
  endsAt: null,
  startedAt: null,
  guaranteeUntil: null,
  canCancel: false,
  canResume: false,
  canChange: false,
  nextTier: null,
  pausedUntil: null,
  gift: null,
  hasPortal: false,
  refund: null,
})

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

const labels = () => ['Starter', 'Quantum', 'Elite'].map((name) => card(name).getByRole('button').textContent)
const yours = () => screen.getAllByText('Your plan').map((chip) => chip.closest('li')?.querySelector('h2')?.textContent)
const gift = { until: '2027-01-01T05:00:00Z', lastDay: '2026-12-31' }

test.each([
  ['elite', ['Included in Elite', 'Included in Elite', 'Given to you'], 'Elite'],
  ['quantum', ['Included in Quantum', 'Given to you', 'Upgrade to Elite'], 'Quantum'],
] as const)(
  'a given plan, %s, is the member’s, and isn’t offered, not by a link either',
  async (tier, expected, name) => {
    const given = { ...membership('starter'), gift: { tier, ...gift } }
    const asked = await show('starter', answer('GET /api/membership', given), `/pricing?plan=${tier}`)
    expect([labels(), yours()]).toEqual([expected, [name]])
    expect(asked.filter(({ call }) => call === 'POST /api/create-subscription')).toEqual([])
  },
)

test('who pays for Quantum and was given Elite has Elite', async () => {
  const both = {
    ...membership('quantum'),
    paysFor: 'quantum',
    status: 'active',
    gift: { tier: 'elite', ...gift },
  } as const
  await show('quantum', answer('GET /api/membership', both))
  expect([labels(), yours()]).toEqual([['Included in Elite', 'Included in Elite', 'Given to you'], ['Elite']])
})

test.each(['refunded', 'canceled'])(
  'after a plan has ended (%s) plans are there to choose, not to upgrade to',
  async (status) => {
    await show('starter', answer('GET /api/membership', { ...membership('starter'), status }))
    expect(labels()).toEqual(['Current Plan', 'Choose Quantum', 'Choose Elite'])
  },
)

test('a plan that a refund closed, and that runs on, isn’t sold a second time', async () => {
  const closed = { ...membership('starter'), paysFor: 'quantum', status: 'active', canChange: true } as const
  await show('starter', answer('GET /api/membership', closed), '/pricing?plan=quantum')
  expect(labels()).toEqual(['Current Plan', 'Closed for now', 'Choose Elite'])
  expect(screen.queryByRole('dialog')).toBeNull()
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
  await show('starter', { ...answer('GET /api/membership', { ...membership('starter'), status: 'canceled' }) })
  expect(screen.getByText(/It doesn’t cover another one/)).toBeTruthy()
  expect(screen.queryByText(/Your first paid membership comes with/)).toBeNull()
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
    { call: 'POST /api/create-subscription', body: { priceId: 'price_quantum' } },
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
  expect(posts(asked).map(({ body }) => body)).toEqual([{ priceId: 'price_quantum' }])
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
