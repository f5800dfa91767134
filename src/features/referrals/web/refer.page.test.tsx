// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ReferralStats } from '../referrals.contract.ts'
import { ReferPage } from './refer.page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ada = aUser({ id: 'ada-1', userRole: 'coach' })
const link = `${location.origin}?ref=ada-1`

const referral = (given: Partial<ReferralStats['referrals'][number]> = {}) => ({
  id: '1',
  referredUser: { firstName: 'Grace', lastName: 'Hopper' },
  hasLeft: false,
  referralDate: '2026-11-20T10:00:00.000Z',
  status: 'pending' as const,
  waitsFor: 'payment' as const,
  ...given,
})

function show(given: Partial<ReferralStats> = {}, status = 200) {
  const stats: ReferralStats = {
    totalReferrals: 0,
    pendingReferrals: 0,
    convertedReferrals: 0,
    reversedReferrals: 0,
    rewardPoints: 50,
    referrals: [],
    ...given,
  }
  showPage('/refer', '/refer', ReferPage, {
    ...answer('GET /api/auth/user', ada),
    ...(status === 200
      ? answer('GET /api/referrals/stats', stats)
      : refusal('GET /api/referrals/stats', status, { message: 'Something went wrong.' })),
  })
}

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

test('a visitor is asked to sign in, and comes back here', async () => {
  showPage('/refer', '/refer', ReferPage, { ...refusal('GET /api/auth/user', 401) })
  const signIn = await screen.findByRole('link', { name: 'Sign In' })
  expect(signIn.getAttribute('href')).toBe('/api/login?mode=sign-in&returnTo=%2Frefer')
})

test('the link names the member, and is shared by mail, as a post and on a network', async () => {
  show()
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe(link)
  const hrefOf = (name: RegExp) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  const mail = hrefOf(/email/)
  expect([mail.protocol, new URLSearchParams(mail.search).get('body')?.includes(link)]).toEqual(['mailto:', true])
  const post = hrefOf(/on X/)
  expect([post.origin + post.pathname, post.searchParams.get('url')]).toEqual(['https://x.com/intent/post', link])
  const network = hrefOf(/LinkedIn/)
  expect([network.origin + network.pathname, network.searchParams.get('url')]).toEqual([
    'https://www.linkedin.com/sharing/share-offsite/',
    link,
  ])
})

test('copying is confirmed for two seconds', async () => {
  const copied: string[] = []
  clipboard(async (text) => void copied.push(text))
  show()
  const button = await screen.findByRole('button', { name: 'Copy link' })
  vi.useFakeTimers()
  await act(async () => void fireEvent.click(button))
  expect([copied, button.textContent]).toEqual([[link], 'Copied'])
  expect(screen.getByText('Referral link copied!')).toBeDefined()
  await act(async () => void vi.advanceTimersByTime(1999))
  expect(button.textContent).toBe('Copied')
  await act(async () => void vi.advanceTimersByTime(1))
  expect(button.textContent).toBe('Copy link')
})

test('where copying fails, it says what to do', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Failed to copy')).toBeDefined()
  expect(screen.getByText('Please copy the link manually.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
})

test('figures and the latest five stand below, each with what its stage means', async () => {
  const referrals = [
    referral(),
    referral({ id: '2', status: 'converted' }),
    referral({ id: '3', status: 'reversed' }),
    referral({ id: '4', hasLeft: true, referredUser: { firstName: '', lastName: '' } }),
    referral({ id: '5', referredUser: { firstName: '', lastName: '' } }),
    referral({ id: '6' }),
  ]
  show({ totalReferrals: 7, pendingReferrals: 4, convertedReferrals: 2, reversedReferrals: 1, referrals })
  const rows = within(await screen.findByRole('region', { name: 'Recent referrals' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Grace Hopper.*November 20, 2026.*Pending/),
    expect.stringContaining('Converted'),
    expect.stringContaining('Used the guarantee'),
    expect.stringContaining('A former member'),
    expect.stringContaining('A member without a name'),
  ])
  expect(screen.getByText('The latest 5 of 7.')).toBeDefined()
  const figures = within(screen.getByRole('region', { name: 'Your referrals in numbers' }))
  expect(figures.getAllByRole('definition').map((one) => one.textContent)).toEqual(['7', '4', '2'])
  expect(screen.getByText(/You earn 50 proactivity points/)).toBeDefined()
})

test('with nobody yet it says what to do next', async () => {
  show()
  expect(await screen.findByText('No one has joined with your link yet')).toBeDefined()
})

test('the link stands even when the figures do not load', async () => {
  show({}, 500)
  expect(await screen.findByText('Your referrals didn’t load')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(link)
})

test('a referral that is pending says what it waits for', async () => {
  const referrals = [referral(), referral({ id: '2', waitsFor: 'confirmation' })]
  show({ totalReferrals: 2, pendingReferrals: 2, referrals })
  const rows = within(await screen.findByRole('region', { name: 'Recent referrals' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('No paid membership yet'),
    expect.stringContaining('Paid; waiting for them to confirm their email address'),
  ])
  expect(screen.getByText(/You see their name, when they joined, and how far their membership got/)).toBeDefined()
})
