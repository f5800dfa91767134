// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#features/identity/identity.rules.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { BottomBar } from './bottom-bar.tsx'

afterEach(cleanup)

async function show(role: Role, address: string) {
  showPage(address, address, () => <BottomBar role={role} path={address} />, {})
  const bar = within(await screen.findByRole('navigation', { name: 'Quick links' }))
  return bar.getAllByRole('link').map((link) => ({
    at: `${link.textContent} ${link.getAttribute('href')}`,
    isHere: link.getAttribute('aria-current') === 'page',
  }))
}

test.each([
  [
    'client',
    ['Dashboard /', 'Modules /modules', 'Map /frontier', 'Founder file /founder-file', 'Assistant /ai-assistant'],
  ],
  [
    'coach',
    [
      'Dashboard /coach/dashboard',
      'Clients /coach/clients',
      'Inbox /coach/inbox',
      'Resources /resources',
      'Assistant /ai-assistant',
    ],
  ],
] as const)('the bar at the foot of a phone has the five places a %s goes to every day', async (role, places) => {
  expect((await show(role, '/refer')).map(({ at }) => at)).toEqual(places)
})

test.each([
  ['client', '/', 'Dashboard /'],
  ['client', '/modules/foundation-01-founder-baseline/submodules/foundation-01-runway', 'Modules /modules'],
  ['client', '/founder-file/plan', 'Founder file /founder-file'],
  ['coach', '/', 'Dashboard /coach/dashboard'],
] as const)('of a %s at %s it marks %s and no other', async (role, address, marked) => {
  expect((await show(role, address)).filter(({ isHere }) => isHere)).toMatchObject([{ at: marked }])
})
