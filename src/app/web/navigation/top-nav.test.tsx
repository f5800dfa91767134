// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, answer, incompleteAnswer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { TopNav } from './top-nav.tsx'

afterEach(cleanup)

const person = (userRole: CurrentUser['userRole']) => aUser({ userRole })

function Bar() {
  const user = useUser()
  return user === undefined ? null : <TopNav user={user} />
}
const show = (user: CurrentUser | null, address = '/', answers: Answers = {}) =>
  showPage(address, address, Bar, {
    ...(user ? answer('GET /api/auth/user', user) : refusal('GET /api/auth/user', 401)),
    ...answer('GET /api/messages/unread', { count: 0, hasThread: true }),
    ...answers,
  })
const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }))
const menu = async () => {
  const trigger = await screen.findByRole('button', { name: /^Account menu:/ })
  fireEvent.keyDown(trigger, { key: 'Enter' })
  return within(await screen.findByRole('menu'))
}

test.each([
  ['Dashboard', '/'],
  ['Modules', '/modules'],
  ['Freedom Frontier', '/frontier'],
  ['Resources', '/resources'],
  ['Coaching', '/coaching'],
  ['AI coaching assistant', '/ai-assistant'],
  ['Pricing', '/pricing'],
  ['Refer & Earn', '/refer'],
])('a client’s bar has %s, which leads to %s', async (name, href) => {
  show(person('client'))
  expect((await bar()).getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test.each([
  ['Coach Dashboard', '/coach/dashboard'],
  ['My Clients', '/coach/clients'],
  ['AI coaching assistant', '/ai-assistant'],
  ['Resources', '/resources'],
])('a coach’s bar has %s, which leads to %s', async (name, href) => {
  show(person('coach'))
  expect((await bar()).getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('the bar of each role has its own links and no more', async () => {
  show(person('client'))
  expect((await bar()).getAllByRole('link')).toHaveLength(8)
  cleanup()
  show(person('coach'))
  expect((await bar()).getAllByRole('link')).toHaveLength(4)
})

test('the link of the page one is at is marked, and no other', async () => {
  show(person('client'), '/modules')
  const marked = (await bar()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Modules'])
})

test('a visitor’s bar has the name, the theme toggle and the way in', async () => {
  show(null)
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/api/login?mode=sign-in')
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeTruthy()
  const [home] = screen.getAllByRole('link')
  expect(home?.getAttribute('href')).toBe('/')
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})

test('who is signed in has the role switcher, the theme toggle and the avatar menu', async () => {
  show(person('client'))
  expect(await screen.findByRole('button', { name: 'Coach Mode' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Account menu: Ada Okafor' })).toBeTruthy()
  cleanup()
  show(person('coach'))
  expect(await screen.findByRole('button', { name: 'Client Mode' })).toBeTruthy()
})

test('the menu of a client names the person, and has Founder file, Settings and Sign Out', async () => {
  show(person('client'))
  const shown = await menu()
  expect(shown.getByText('Ada Okafor')).toBeTruthy()
  expect(shown.getByText('ada@members.example')).toBeTruthy()
  expect(shown.getAllByRole('menuitem').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Founder file', '/founder-file'],
    ['Settings', '/settings'],
    ['Sign Out', '/api/logout'],
  ])
})

test('the menu of a coach has Coach Profile too', async () => {
  show(person('coach'))
  expect((await menu()).getByRole('menuitem', { name: 'Coach Profile' }).getAttribute('href')).toBe('/coach/profile')
})

test('a person whose role is not told is a client', async () => {
  const { userRole: _, ...told } = person('client')
  show(null, '/', incompleteAnswer('GET /api/auth/user', told))
  expect((await bar()).getAllByRole('link')).toHaveLength(8)
  expect(await screen.findByRole('button', { name: 'Coach Mode' })).toBeTruthy()
})

test.each(['/', '/dashboard', '/coach/dashboard'])(
  'at %s, the coach’s home, its link is marked and no other',
  async (address) => {
    show(person('coach'), address)
    const marked = (await bar()).getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Coach Dashboard'])
  },
)
