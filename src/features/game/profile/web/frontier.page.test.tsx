// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import type { Reply } from '#shared/endpoint.ts'
import { answer, refusal } from '#tests/web/answers.ts'
import { aBadge, aLevel, aProfile, earnedBadges } from '#tests/web/game-data.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { FrontierPage } from './frontier.page.tsx'
import type { GameProfile } from './profile.calls.ts'

type Numbers = Reply<typeof listNumbers>

afterEach(cleanup)

const member = aUser()

const noNumbers: Numbers = {
  numbers: [],
  currency: 'USD',
  isEntryDue: false,
  today: '2026-11-20',
  startedOn: '2026-01-03',
}

const show = (profile: GameProfile, numbers = noNumbers, address = '/frontier') =>
  showPage('/frontier', address, () => <FrontierPage />, {
    ...answer('GET /api/auth/user', member),
    ...answer('GET /api/gamification/profile', profile),
    ...answer('GET /api/founder-file/numbers', numbers),
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answer('GET /api/framework/way', aWay()),
    ...answer('GET /api/frontier/marks', []),
    ...answer('GET /api/gamification/ledger?limit=50', [
      {
        id: '2',
        at: '2026-11-20T10:00:00.000Z',
        reason: 'gratitude.written',
        label: 'Gratitude entry',
        points: 5,
        xp: 0,
      },
      {
        id: '1',
        at: '2026-11-20T09:00:00.000Z',
        reason: 'sub-module.completed',
        label: 'Ten numbers',
        points: 60,
        xp: 50,
      },
    ]),
  })

test('a visitor is asked to sign in and comes back here', async () => {
  showPage('/frontier', '/frontier', () => <FrontierPage />, { ...refusal('GET /api/auth/user', 401) })
  const link = await screen.findByRole('link', { name: 'Sign In' })
  expect(link.getAttribute('href')).toBe('/api/login?mode=sign-in&returnTo=/frontier')
})

test('the current camp is badged and the next says what it opens at', async () => {
  show(aProfile())
  const camps = within(await screen.findByRole('region', { name: 'The camps' })).getAllByText(/^Level /)
  expect(camps.map(({ textContent }) => textContent)).toEqual(['Level 1Current level', 'Level 2Locked'])
  expect(screen.getByText('1,000 XP', { selector: 'span.font-semibold' }).parentElement?.textContent).toBe(
    'Opens at 1,000 XP with 2 modules finished',
  )
})

test('what still opens the next camp is said in words', async () => {
  show(aProfile())
  expect(await screen.findByText('680 XP to go')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Customer discovery' }).getAttribute('href')).toBe(
    '/modules/foundation-02-discovery',
  )
  const bar = screen.getByRole('progressbar', { name: 'XP between Base Camp and Forest Camp' })
  expect(bar.getAttribute('value')).toBe('32')
})

test('a camp shows two rewards, the rest behind a disclosure', async () => {
  show(aProfile())
  const rest = (await screen.findByText('1 more reward')).closest('details')
  expect(rest?.open).toBe(false)
  expect(within(rest as HTMLElement).getByText('A segment')).toBeTruthy()
})

test('five badges are shown, the latest first, and all of them in a dialog that says how to earn the rest', async () => {
  show(aProfile({}, { badges: [...earnedBadges(6), aBadge({ name: 'Far One', description: 'Walk far.' })] }))
  const shelf = within(await screen.findByRole('region', { name: 'Earned badges' }))
  expect(shelf.getAllByText(/^Badge \d$/).map(({ textContent }) => textContent)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `Badge ${number}`),
  )
  fireEvent.click(shelf.getByRole('button', { name: 'All 7 badges' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'All badges' }))
  expect(dialog.getByRole('heading', { name: 'Still to earn (1)' })).toBeTruthy()
  expect(dialog.getByText('Walk far.')).toBeTruthy()
})

test('without badges it says so', async () => {
  show(aProfile())
  expect(await screen.findByText('No badges earned yet.')).toBeTruthy()
})

test('the quick actions lead to framework, resources and the dashboard', async () => {
  show(aProfile())
  const actions = within(await screen.findByRole('region', { name: 'Quick actions' })).getAllByRole('link')
  expect(actions.map((link) => link.getAttribute('href'))).toEqual(['/framework', '/resources', '/'])
})

test('the points are explained by every entry behind them', async () => {
  show(aProfile())
  fireEvent.click(await screen.findByRole('button', { name: /^Why/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why 340 points?' }))
  expect((await dialog.findByText('Ten numbers')).closest('li')?.textContent).toBe('Ten numbers+60 points+50 XP')
  expect(dialog.getByText('Gratitude entry').closest('li')?.textContent).toBe('Gratitude entry+5 points')
})

test('a map that does not load offers another try', async () => {
  showPage('/frontier', '/frontier', () => <FrontierPage />, { ...answer('GET /api/auth/user', member) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a camp is locked, unlocked or completed', async () => {
  const camps = [
    aLevel({ isCompleted: true, completedAt: '2026-03-02T12:00:00.000Z' }),
    aLevel({ id: 'two', levelNumber: 2, name: 'Two' }),
    aLevel({ id: 'three', levelNumber: 3, name: 'Three' }),
    aLevel({ id: 'four', levelNumber: 4, name: 'Four', isUnlocked: false }),
  ]
  show(aProfile({ currentLevel: 3 }, { frontierLevels: camps }))
  const lines = within(await screen.findByRole('region', { name: 'The camps' })).getAllByText(/^Level /)
  expect(lines.map(({ textContent }) => textContent?.replace(/ .* 2026|March.*/, ''))).toEqual(
    expect.arrayContaining(['Level 2Unlocked', 'Level 3Current level', 'Level 4Locked']),
  )
  expect(lines[0]?.textContent).toContain('Completed')
})

test('the figures of the map are told beside it', async () => {
  show(aProfile())
  const standing = within(await screen.findByRole('region', { name: 'Where you stand' }))
  const terms = standing.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(
    expect.arrayContaining(['Total points', 'Total XP', 'Current level', 'Badges earned', 'Legacy builder tier']),
  )
  expect(standing.getByText('2 days')).toBeTruthy()
})

test('at each camp stands what the business measured when it was reached, and nothing where nothing was', async () => {
  const levels = [
    aLevel({ isUnlocked: true, reachedOn: '2026-03-02' }),
    aLevel({ id: 'forest', levelNumber: 2, name: 'Forest Camp', isUnlocked: true, reachedOn: '2026-04-30' }),
    aLevel({ id: 'treeline', levelNumber: 3, name: 'Treeline Camp', isUnlocked: false }),
  ]
  const point = (date: string, value: number) => ({
    id: date,
    onDay: 1,
    date,
    value,
    mark: 'G' as const,
    pageId: null,
    computed: false,
    at: `${date}T10:00:00.000Z`,
    corrected: [],
  })
  const revenue = { key: 'revenue', label: 'Revenue', unit: 'money' as const, digits: 0, definition: '' }
  show(aProfile({}, { frontierLevels: levels }), {
    numbers: [{ ...revenue, range: 'any', better: 'up', isEntered: true, points: [point('2026-03-09', 540)] }],
    currency: 'USD',
    isEntryDue: false,
    today: '2026-05-01',
    startedOn: '2026-01-03',
  })
  const camps = within(await screen.findByRole('region', { name: 'The camps' }))
  expect(await camps.findByText('Your business on Apr 30, 2026')).toBeTruthy()
  expect(camps.getAllByText(/^Your business on /)).toHaveLength(1)
  expect(camps.getByRole('definition', { hidden: true }).textContent).toBe('$540 (guessed)')
  expect(screen.getByText(/^Camp 2, Forest Camp: .* Your business then: Revenue \$540 \(guessed\)$/)).toBeTruthy()
})

test('a link to all badges leads to them once they are there', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  history.replaceState(null, '', '/frontier#badges')
  show(aProfile({}, { badges: earnedBadges(6) }))
  const title = await screen.findByRole('heading', { name: 'Earned badges' })
  expect(shown.mock.contexts).toContain(title)
  history.replaceState(null, '', '/')
})
