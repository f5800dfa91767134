// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ClientsNeedingMe } from '../coach-dashboard.contract.ts'
import { CoachDashboardPage } from './coach-dashboard.page.tsx'

afterEach(cleanup)

const milestone = (number: number) => ({
  id: `m${number}`,
  clientId: 'ada',
  clientName: 'Ada Okafor',
  description: `Milestone ${number}`,
  milestoneType: 'module' as const,
  pointsEarned: 20,
  isOwn: false,
  achievedAt: '2026-03-02T12:00:00.000Z',
  achievedOn: '2026-03-02',
  earlyAtPercent: null,
})

const achievement = (number: number) => ({
  id: `a${number}`,
  title: `Achievement ${number}`,
  description: 'Earned.',
  pointsAwarded: 25,
  achievedAt: '2026-03-02T12:00:00.000Z',
})

const many = <T,>(make: (number: number) => T, count: number) => Array.from({ length: count }, (_, at) => make(at + 1))

function show(
  milestones: ReturnType<typeof milestone>[],
  achievements: ReturnType<typeof achievement>[],
  today: ClientsNeedingMe = [],
  graduatesProved = { graduates: 1, outcomes: 3 },
) {
  showPage('/', '/', CoachDashboardPage, {
    ...answer('GET /api/coach/dashboard', {
      totalClients: 4,
      activeClients: 3,
      graduatedClients: 1,
      avgClientProgress: 42.5,
      successRate: 25,
      graduatedEarly: 0,
      graduatesProved,
      recentMilestones: milestones,
    }),
    ...answer('GET /api/coach/stats', { level: 2, totalPoints: 1250 }),
    ...answer('GET /api/coach/achievements', achievements),
    ...answer('GET /api/coach/today', today),
  })
  return screen.findByRole('heading', { level: 1, name: 'Coach Dashboard' })
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const hrefs = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('the coach dashboard leads to the clients and to the profile', async () => {
  await show([], [])
  expect(screen.getByRole('link', { name: 'Manage Clients' }).getAttribute('href')).toBe('/coach/clients')
  expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/coach/profile')
})

test('four figures tell clients, success, progress and level', async () => {
  await show([], [])
  const shown = (term: string) => screen.getByText(term).parentElement?.textContent
  expect(shown('Total Clients')).toBe('Total Clients43 active, 1 graduated')
  expect(shown('Success Rate')).toContain('25%')
  expect(shown('Avg Progress')).toContain('42.5%')
  expect(shown('Coach Level')).toMatch(/^Coach Level21,?250 points earned$/)
})

test('five milestones at most, each with its words, type, points and date', async () => {
  await show(many(milestone, 7), [])
  const rows = region('Recent Client Milestones').getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  expect(rows[0]?.textContent).toMatch(/Milestone 1.*Module.*2026.*\+20/)
})

test('without milestones it says so', async () => {
  await show([], [])
  expect(region('Recent Client Milestones').getByText('No recent milestones')).toBeTruthy()
})

test('four achievements at most, each with its title and points', async () => {
  await show([], many(achievement, 6))
  const rows = region('Your Achievements').getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(many((number) => `Achievement ${number}+25`, 4))
})

test('without achievements it says so', async () => {
  await show([], [])
  expect(region('Your Achievements').getByText('No achievements yet')).toBeTruthy()
})

test('the quick actions of a coach lead where they say', async () => {
  await show([], [])
  expect(hrefs(region('Quick Actions').getAllByRole('link'))).toEqual([
    ['Assign New Client', '/coach/clients/assign'],
    ['Record Milestone', '/coach/milestones/create'],
    ['View Analytics', '/coach/analytics'],
    ['AI Assistant', '/ai-assistant'],
  ])
})

test('milestones and achievements of the coach dashboard lead to all of them', async () => {
  await show([], [])
  expect(region('Recent Client Milestones').getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    '/coach/milestones',
  )
  expect(region('Your Achievements').getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    '/coach/achievements',
  )
})

const needing = (n: number, waiting: ClientsNeedingMe[number]['waiting'] = null): ClientsNeedingMe[number] => ({
  clientId: `c${n}`,
  name: n < 2 ? 'Tara Singh' : `Client ${n}`,
  email: `c${n}@members.example`,
  pagesToRead: 0,
  outcomesFiled: 0,
  reasons: [waiting === 'session' ? 'Paid session request: asked today' : 'Behind by 9 days'],
  score: 100 - n,
  waiting,
})

test('everyone who waits is listed, the others on request, and two of one name by their email', async () => {
  const list = Array.from({ length: 40 }, (_, n) => needing(n, n === 0 ? 'session' : n < 25 ? 'message' : null))
  await show([], [], list)
  const today = region('Who needs me today')
  expect(today.getAllByRole('listitem')).toHaveLength(25)
  expect(today.getByText('Paid session request: asked today')).toBeTruthy()
  expect([today.queryByText('c0@members.example'), today.queryByText('c2@members.example')].map(Boolean)).toEqual([
    true,
    false,
  ])
  expect(today.getByRole('link', { name: 'Inbox: 25 clients waiting' }).getAttribute('href')).toBe('/coach/inbox')
  fireEvent.click(today.getByRole('button', { name: 'Show all 40' }))
  expect(today.getAllByRole('listitem')).toHaveLength(40)
})

test('an outcome that waits for a decision is listed with one click to it, however many are before', async () => {
  const filed = { ...needing(30), name: 'Ada Okafor', outcomesFiled: 1, reasons: ['1 outcome to decide on'] }
  await show([], [], [...many(needing, 25), filed])
  const link = screen.getByRole('link', { name: 'Decide on 1 outcome of Ada Okafor' })
  expect(link.getAttribute('href')).toBe('/coach/clients/c30#outcomes')
})

test('beside the success rate stands how many graduates proved how many outcomes', async () => {
  await show([], [])
  expect(await screen.findByText('graduated of all clients; 1 graduate proved 3 outcomes')).toBeTruthy()
})

test('where no graduate proved an outcome, nothing is said about it', async () => {
  await show([], [], [], { graduates: 0, outcomes: 0 })
  expect(await screen.findByText('graduated of all clients')).toBeTruthy()
})
