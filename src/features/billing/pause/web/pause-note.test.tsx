// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { CalendarSection, UpgradeLink } from '#features/journey/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PauseNote } from '../../web/public.ts'

afterEach(cleanup)

const Shown = () =>
  useUser() === undefined ? null : (
    <Suspense>
      <CalendarSection pauseNote={(days) => <PauseNote days={days} />} />
      <UpgradeLink plan="Quantum" opens="Growth" />
      <UpgradeLink plan="Elite" opens="the coach" />
    </Suspense>
  )

const show = (user: Parameters<typeof aUser>[0], sentences: (days: number) => string[]) =>
  showPage('/settings', '/settings', Shown, {
    ...answer('GET /api/auth/user', aUser(user)),
    ...answer('GET /api/pace', aPace()),
    ...answer('GET /api/membership/pause?days=7', { sentences: sentences(7) }),
    ...answer('GET /api/membership/pause?days=22', { sentences: sentences(22) }),
  })

const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Pause the program' }))

test('before a pause is confirmed, it says what it means for the membership, for the days that are chosen', async () => {
  show({ membershipTier: 'quantum' }, (days) => [`No payment for ${days} days.`])
  await open()
  expect(await screen.findByText('No payment for 7 days.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('How many days'), { target: { value: '22' } })
  expect(await screen.findByText('No payment for 22 days.')).toBeTruthy()
})

test('who pays nothing sees nothing of it', async () => {
  show({ membershipTier: 'starter' }, () => [])
  await open()
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Day 17 waits for you'))
  expect(screen.getByRole('dialog').textContent).not.toContain('membership')
})

test('what is paid for and paused is resumed, not bought again', async () => {
  show({ membershipTier: 'starter', pausedTier: 'quantum' }, () => [])
  expect((await screen.findByRole('link', { name: 'Resume to open Growth' })).getAttribute('href')).toBe(
    '/settings#calendar',
  )
  expect(screen.getByRole('link', { name: 'Upgrade to Elite for the coach' })).toBeTruthy()
})
