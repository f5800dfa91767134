// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aMembership as membership, aPlan as plan } from '#tests/web/billing/plans-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { PricingPage } from './pricing.page.tsx'

afterEach(cleanup)

const names = ['Starter', 'Quantum', 'Elite']

async function show(as: Membership, address = '/pricing') {
  history.replaceState(null, '', address)
  const asked = showPage('/pricing', address, PricingPage, {
    ...answer('GET /api/plans', [
      plan('starter', 'Starter', 0),
      plan('quantum', 'Quantum', 97),
      plan('elite', 'Elite', 297),
    ]),
    ...answer('GET /api/membership', as),
    ...answer('GET /api/questions', []),
  })
  await screen.findByRole('heading', { level: 2, name: 'Elite' })
  return asked
}
const card = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement)
const labels = () => names.map((name) => card(name).getByRole('button').textContent)
const yours = () => screen.getAllByText('Your plan').map((chip) => chip.closest('li')?.querySelector('h2')?.textContent)
const gift = { until: '2027-01-01T05:00:00Z', lastDay: '2026-12-31' }

test.each([
  ['elite', ['Included in Elite', 'Included in Elite', 'Given to you'], 'Elite'],
  ['quantum', ['Included in Quantum', 'Given to you', 'Upgrade to Elite'], 'Quantum'],
] as const)(
  'a given plan, %s, is the member’s, and isn’t offered, not by a link either',
  async (tier, expected, name) => {
    const given = { ...membership('starter'), gift: { tier, ...gift } }
    const asked = await show(given, `/pricing?plan=${tier}`)
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
  await show(both)
  expect([labels(), yours()]).toEqual([['Included in Elite', 'Included in Elite', 'Given to you'], ['Elite']])
})

test.each(['refunded', 'canceled'])(
  'after a plan has ended (%s) plans are there to choose, not to upgrade to',
  async (status) => {
    await show({ ...membership('starter'), status })
    expect(labels()).toEqual(['Current Plan', 'Choose Quantum', 'Choose Elite'])
  },
)

test('a plan that a refund closed, and that runs on, isn’t sold a second time', async () => {
  const closed = { ...membership('starter'), paysFor: 'quantum', status: 'active', canChange: true } as const
  await show(closed, '/pricing?plan=quantum')
  expect(labels()).toEqual(['Current Plan', 'Closed for now', 'Choose Elite'])
  expect(screen.queryByRole('dialog')).toBeNull()
})
