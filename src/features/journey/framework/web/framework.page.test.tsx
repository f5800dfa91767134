// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Phase } from './framework.calls.ts'
import { FrameworkPage } from './framework.page.tsx'

afterEach(cleanup)

const foundation = aPhase()
const growth = aPhase({
  id: 'growth',
  name: 'Growth',
  terrain: 'ridge',
  startDay: 61,
  endDay: 120,
  requiredTier: 'quantum',
  status: 'upcoming',
  percent: 0,
  modules: [
    {
      id: 'growth-01',
      title: 'Arithmetic',
      hours: 2.5,
      minutes: { read: 30, desk: 150, field: 0 },
      begun: false,
      completed: false,
    },
  ],
})
const done = { status: 'completed', percent: 100 } as const

const show = (phases: Phase[], day = 17) =>
  showPage('/framework', '/framework', FrameworkPage, {
    ...answer('GET /api/framework/phases', phases),
    ...answer('GET /api/framework/way', aWay({ currentDay: day })),
  })
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const actions = /^(Continue|Start Module|View Resources)/

test('only the current phase offers its actions', async () => {
  show([foundation, growth])
  const current = await card('Foundation')
  expect(current.getByText('In Progress')).toBeTruthy()
  expect(current.getAllByRole('link', { name: actions }).map(({ textContent }) => textContent)).toEqual([
    'Start Module Customer discovery',
    'Continue',
    'View Resources',
  ])
  expect((await card('Growth')).queryByRole('link', { name: actions })).toBeNull()
})

test('a module that is begun is not offered to be started again', async () => {
  const modules = foundation.modules.map((module) => ({ ...module, begun: true }))
  show([{ ...foundation, modules }, growth])
  const current = await card('Foundation')
  expect(current.getByLabelText('Started:')).toBeTruthy()
  expect(current.queryByRole('link', { name: /Start Module/ })).toBeNull()
  expect(current.getByRole('link', { name: 'Continue' })).toBeTruthy()
})

test('the banner names the current phase beside the program day', async () => {
  show([foundation, growth], 74)
  const banner = await card('Where you stand')
  expect(banner.getByRole('heading', { name: 'Foundation' })).toBeTruthy()
  expect(banner.getByText('74').textContent).toBe('74 of 180')
})

test('a current phase above the tier offers its upgrade in place of the actions', async () => {
  show([
    { ...foundation, ...done },
    { ...growth, status: 'current', hasAccess: false },
  ])
  const current = await card('Growth')
  expect(current.getByRole('link', { name: /^Upgrade to Quantum/ }).getAttribute('href')).toBe('/pricing')
  expect(current.queryByRole('link', { name: actions })).toBeNull()
})

test('with every phase completed none is current, and the page says so', async () => {
  show([
    { ...foundation, ...done },
    { ...growth, ...done },
  ])
  await screen.findByText('All phases completed')
  expect(screen.queryByText('In Progress')).toBeNull()
  expect(screen.queryByRole('link', { name: actions })).toBeNull()
})

test('a module of a phase has its name, its hours and whether it is completed', async () => {
  show([foundation])
  const rows = (await card('Foundation')).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]?.replaceAll('\u00a0', ' ')).toBe('Founder baseline30 min read · 2.5 h desk')
  expect((await card('Foundation')).getByLabelText('Completed:')).toBeTruthy()
})

test('a phase above the tier offers its upgrade, whatever its place', async () => {
  show([foundation, { ...growth, hasAccess: false }])
  const link = (await card('Growth')).getByRole('link', { name: /^Upgrade to Quantum/ })
  expect(link.getAttribute('href')).toBe('/pricing')
})

test('the roadmap has the three phases in their order, each with its days', async () => {
  const summit = {
    ...growth,
    id: 'optimization' as const,
    name: 'Optimization',
    terrain: 'summit',
    startDay: 121,
    endDay: 180,
  }
  show([foundation, growth, summit])
  await card('Foundation')
  const cards = [...document.querySelectorAll('section[aria-labelledby^="card-"]')]
  expect(cards.map((one) => one.querySelector('h2')?.textContent)).toEqual(['Foundation', 'Growth', 'Optimization'])
  const days = ['Days 1–60', 'Days 61–120', 'Days 121–180']
  expect(cards.map((one) => days.find((words) => one.textContent?.includes(words)))).toEqual(days)
})

test('the banner says in words what its profile shows', async () => {
  show([foundation, growth], 125)
  const banner = await card('Where you stand')
  expect(banner.getByText('You’ve done 2 of 6 lessons. Today, day 125, is 2 lessons ahead of you.')).toBeTruthy()
})
