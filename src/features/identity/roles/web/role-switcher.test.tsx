// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal, silence } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { useUser } from '../../accounts/web/use-user.ts'
import { RoleSwitcher } from './role-switcher.tsx'

let goTo = vi.spyOn(location, 'assign')
beforeEach(() => {
  // Mocks are restored after each test.
  goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(cleanup)

function Switcher() {
  const user = useUser()
  return user ? <RoleSwitcher role={user.userRole} /> : null
}
async function open(userRole: 'client' | 'coach', answers: Answers = {}) {
  const asked = showPage('/', '/', Switcher, {
    ...answer('GET /api/auth/user', aUser({ userRole })),
    ...answer('GET /api/account-rules', { passwordSignIn: true, provider: null, coachAccess: 'open' }),
    ...answers,
  })
  fireEvent.click(await screen.findByRole('button', { name: userRole === 'client' ? 'Coach Mode' : 'Client Mode' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Your Role' }))
  await dialog.findByText(`Current role: ${userRole}`)
  return { asked, dialog, card: (motto: string) => dialog.getByRole('button', { name: new RegExp(motto) }) }
}
const client = 'Build your business'
const coach = 'Guide others to success'
const switches = (asked: { call: string }[]) => asked.filter(({ call }) => call === 'POST /api/user/role')

test.each([
  [
    'client',
    client,
    'Access the complete 180-day program, resources, and AI coaching assistant',
    ['180-Day Program', 'AI Assistant', 'Resources', 'Progress Tracking'],
  ],
  [
    'coach',
    coach,
    'Monitor client progress, track achievements, and build your coaching reputation',
    ['Client Management', 'Progress Analytics', 'Achievement System', 'Coach Dashboard'],
  ],
])('the card of the %s says what the role is for', async (_, motto, text, tags) => {
  const { card } = await open('client')
  const shown = within(card(motto))
  expect(shown.getByText(text)).toBeTruthy()
  for (const tag of tags) expect(shown.getByText(tag)).toBeTruthy()
})

test('the dialog has two cards, marks the current role and names it', async () => {
  const { dialog, card } = await open('coach')
  expect(within(card(coach)).getByLabelText('Current role')).toBeTruthy()
  expect(within(card(client)).queryByLabelText('Current role')).toBeNull()
  expect(dialog.getByText('Current role: coach')).toBeTruthy()
})

test('the card of the current role does nothing', async () => {
  const { asked, card } = await open('client')
  fireEvent.click(card(client))
  expect(switches(asked)).toEqual([])
})

test('while the role changes the dialog says Updating... and takes no second choice', async () => {
  const { asked, dialog, card } = await open('client', { ...silence('POST /api/user/role') })
  fireEvent.click(card(coach))
  expect(await dialog.findByText('Updating...')).toBeTruthy()
  fireEvent.click(card(coach))
  expect(switches(asked)).toHaveLength(1)
})

test.each([
  ['client', 'coach', coach, '/coach/dashboard'],
  ['coach', 'client', client, '/'],
] as const)(
  'from %s to %s: it is said, the user is asked for again and the new home opens',
  async (from, to, motto, home) => {
    const { asked, card } = await open(from, { ...answer('POST /api/user/role', aUser({ userRole: to })) })
    fireEvent.click(card(motto))
    await screen.findByText('Role Updated')
    expect(screen.getByText(`Successfully switched to ${to} mode`)).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Select Your Role' })).toBeNull()
    expect(switches(asked)).toEqual([{ call: 'POST /api/user/role', body: { role: to } }])
    expect(asked.filter(({ call }) => call === 'GET /api/auth/user')).toHaveLength(2)
    expect(goTo.mock.calls).toEqual([[home]])
  },
)

test('a switch that fails says so and stays', async () => {
  const { card } = await open('client', { ...refusal('POST /api/user/role', 500) })
  fireEvent.click(card(coach))
  await screen.findByText('Failed to update role')
  expect(screen.getByText('Error')).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()
})

test.each([
  ['a member', {}, /The operator of this site decides/],
  ['who was granted it', { coachGranted: true }, /You were granted Coach Mode/],
  ['an operator', { isOperator: true }, /grant it at the desk/],
] as const)('where Coach Mode is granted, its card tells %s what is true for them', async (_, given, words) => {
  const { card } = await open('client', {
    ...answer('GET /api/auth/user', aUser(given)),
    ...answer('GET /api/account-rules', { passwordSignIn: true, provider: null, coachAccess: 'granted' }),
  })
  expect(await within(card(coach)).findByText(words)).toBeTruthy()
})
