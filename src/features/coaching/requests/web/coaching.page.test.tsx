// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { CoachingPage } from './coaching.page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function show(membershipTier: CurrentUser['membershipTier'], more: Answers = {}) {
  const asked = showPage('/coaching', '/coaching', CoachingPage, {
    ...answer('GET /api/auth/user', aUser({ membershipTier })),
    ...answer('GET /api/my-coach', { coach: null, unread: 0 }),
    ...answer('GET /api/coaching/requests', []),
    ...more,
  })
  await screen.findByRole('heading', { level: 1, name: '1-on-1 Coaching' })
  return asked
}

test('an elite member finds the coaching, with booking named as coming', async () => {
  await show('elite')
  expect(await screen.findByText('Booking System Coming Soon')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ask for a session or a plan review' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Upgrade to/ })).toBeNull()
})

test('beside the request stands what the coach can read, with the way to share the rest', async () => {
  const at = '2026-11-29T12:00:00.000Z'
  const cora = { id: 'cora', name: 'Cora Lind', profileImageUrl: null, assignedAt: at, hasProfile: false, isNew: false }
  const coach = { id: 'cora', name: 'Cora Lind' }
  const share = { id: 's1', of: 'all', title: 'Everything', sharedAt: at }
  const asked = await show('elite', {
    ...answer('GET /api/my-coach', { coach: { ...cora, earlierMessages: 'none' }, unread: 0 }),
    ...answer('GET /api/founder-file/shares', { coach, shares: [], comments: [] }),
    ...answer('POST /api/founder-file/shares', share),
  })
  expect(await screen.findByText('Cora Lind can’t read any of your Founder file yet.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Share my Founder file and numbers with Cora Lind' }))
  await expect.poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ of: 'all' })
})

test('a double click sends a request once, under a name of its own', async () => {
  const sent = answer('POST /api/coaching/requests', { id: 'r1', at: '2026-11-29T12:00:00.000Z', sentTo: 'founder' })
  const asked = await show('elite', sent)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What it’s about')
  fireEvent.change(field, { target: { value: 'My prices.' } })
  const button = screen.getByRole('button', { name: 'Send request' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('It went to the founder')
  const bodies = asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(bodies).toEqual([{ kind: 'session', text: 'My prices.', times: [], sendId: expect.any(String) }])
  expect(field.value).toBe('')
})

test.each(['starter', 'quantum'] as const)('a %s member finds what it is and the upgrade', async (tier) => {
  await show(tier)
  const link = await screen.findByRole('link', { name: 'Upgrade to Elite for 1-on-1 coaching' })
  expect(link.getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText('Your requests')).toBeNull()
  expect(screen.queryByText('Booking System Coming Soon')).toBeNull()
})

test.each(['starter', 'quantum'] as const)(
  'a %s member who has a coach finds them before the upgrade',
  async (tier) => {
    const at = '2026-11-29T12:00:00.000Z'
    const cora = {
      id: 'cora',
      name: 'Cora Lind',
      profileImageUrl: null,
      assignedAt: at,
      hasProfile: false,
      isNew: true,
    }
    const coach = { ...cora, earlierMessages: 'none' as const }
    await show(tier, answer('GET /api/my-coach', { coach, unread: 0 }))
    const card = await screen.findByRole('heading', { name: 'Cora Lind' })
    const upgrade = screen.getByRole('heading', { name: 'A monthly session is part of Elite' })
    expect(card.compareDocumentPosition(upgrade)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('1-on-1 coaching is part of Elite')).toBeNull()
  },
)

test('a session is 60 minutes, by video or phone', async () => {
  await show('starter')
  expect(await screen.findByText('60 minutes a month, by video or phone.')).toBeTruthy()
})
