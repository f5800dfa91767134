// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser } from '#features/identity/web/public.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showApp, showPage } from '#tests/web/show-page.tsx'
import { Shell } from './shell.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = 'GET /api/auth/user'
const ada = aUser()
const visitor = refusal(user, 401, { message: 'Please sign in.' })
const failed = (status = 500) =>
  refusal(user, status, { message: 'Something went wrong.' }, { headers: { 'x-request-id': 'r-42' } })
const timesAsked = (asked: { call: string }[]) => asked.filter(({ call }) => call === user).length

test('until it is known who is here, a splash is shown and no page', async () => {
  let answer = () => {}
  const _after = new Promise<void>((done) => {
    answer = done
  })
  const asked = showPage('/', '/', Shell, visitor)
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  expect(screen.queryByRole('main')).toBeNull()
  answer()
  expect(await screen.findByRole('main')).toBeTruthy()
  expect(timesAsked(asked)).toBe(1)
})

test('whoever is answered 401 is signed out, and is not asked about again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = showApp('/refer', visitor)
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(timesAsked(asked)).toBe(1)
})

test.each([
  ['/', 500],
  ['/pricing', 502],
  ['/frontier', 429],
  ['/api/login', 503],
])('at %s a %i about who is here is said, and asked again after 1, 2, 4 … 60 seconds', async (address, status) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = failed(status)
  const { asked } = showApp(address, answers)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t load your account')
  expect(alert.textContent).toContain('r-42')
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()

  // A fifth earlier or later each: after 10 s the fourth or fifth call, in ten minutes at most one every 48 s.
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(timesAsked(asked)).toBeGreaterThanOrEqual(3)
  expect(timesAsked(asked)).toBeLessThanOrEqual(5)
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(timesAsked(asked)).toBeLessThanOrEqual(7 + 13)

  Object.assign(answers, visitor)
  await act(() => vi.advanceTimersByTimeAsync(80_000))
  expect(screen.queryByText('We couldn’t load your account')).toBeNull()
})

test('a click asks at once, and the page comes with the answer', async () => {
  const answers = failed()
  const { asked } = showApp('/refer', answers)
  await screen.findByRole('alert')
  Object.assign(answers, visitor)
  fireEvent.click(screen.getByRole('button', { name: 'Try again now' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Refer/ })).toBeTruthy()
  expect(timesAsked(asked)).toBe(2)
})

test('one failed refresh keeps the member’s page, says so, and recovers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = answer(user, ada)
  const { asked, queries } = showApp('/refer', answers)
  expect(await screen.findByRole('button', { name: /^Account menu: Ada/ })).toBeTruthy()
  Object.assign(answers, failed())
  await act(() => queries.invalidateQueries())
  expect(await screen.findByText(/couldn’t refresh your account/)).toBeTruthy()
  expect(screen.getByText('r-42')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Account menu: Ada/ })).toBeTruthy()
  expect(screen.queryByText('404 Page Not Found')).toBeNull()
  Object.assign(answers, answer(user, ada))
  await act(() => vi.advanceTimersByTimeAsync(1300))
  expect(screen.queryByText(/couldn’t refresh your account/)).toBeNull()
  expect(timesAsked(asked)).toBe(3)
})

test('no call that fails is made twice by a page with several places that want it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = showApp('/', answer(user, ada))
  await screen.findByRole('alert')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const calls = asked.map(({ call }) => call)
  expect(calls).toContain('GET /api/progress')
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('a page that failed asks anew when one comes back to it', async () => {
  const answers = answer(user, ada)
  const { asked, router } = showApp('/modules', answers)
  const times = () => asked.filter(({ call }) => call === 'GET /api/modules').length
  await screen.findByRole('alert')
  await act(() => router.navigate({ to: '/refer' }))
  await screen.findByRole('heading', { level: 1, name: /Refer/ })
  const before = times()
  await act(() => router.navigate({ to: '/modules' }))
  await screen.findByRole('alert')
  expect(times()).toBe(before + 1)
})

test('the current user is kept under the path it comes from', () => {
  expect(currentUser.queryKey).toEqual(['/api/auth/user'])
})

test('the notification area is on every page', async () => {
  showPage('/', '/', Shell, visitor)
  expect((await screen.findAllByRole('region', { name: /^Notification/ })).length).toBeGreaterThan(0)
})
