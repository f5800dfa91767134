// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPageLine } from '#tests/web/founder-file-data.ts'
import { aProfile } from '#tests/web/game-data.ts'
import { aModule, aPhase, aWay } from '#tests/web/journey-data.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ModuleEnding } from './module-ending.tsx'

afterEach(cleanup)

const pages = [aPageLine({ title: 'Ten numbers', moduleId: 'foundation-01', state: 'begun' })]
const empty = pages.map((page) => ({ ...page, state: 'empty' as const }))
type Reached = Parameters<typeof ModuleEnding>[0]['reached']
const module = { kind: 'module', subject: 'foundation-01' } as const

const show = (reached: Reached, next = aPace().next, inFile = pages, user = aUser()) =>
  showPage('/', '/', () => <ModuleEnding reached={reached} />, {
    ...answer('GET /api/auth/user', user),
    ...answer('GET /api/framework/way', aWay()),
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answer('GET /api/pace', aPace({ next })),
    ...answer('GET /api/gamification/profile', aProfile()),
    ...answer('GET /api/modules/foundation-01-baseline', aModule({ question: 'Who pays?' })),
    ...answer('GET /api/founder-file', { pages: inFile, currency: 'USD', weekStart: 'monday' }),
  })

test('the end of a module says what was made, and leads on with the next question', async () => {
  show([module], { ...aLesson('Ask ten people', 45), fieldMinutes: 60 })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Module of foundation: done.' })
  const deliverable = await screen.findByText('A page of foundation')
  expect(deliverable.parentElement?.textContent).toContain('You made: A page of foundation')
  expect(await screen.findByRole('link', { name: 'Ten numbers' })).toBeTruthy()
  expect(await screen.findByText('Who pays?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue: Ask ten people · 45 min now, 1 h in the field' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test.each([
  [
    'a phase',
    [module, { kind: 'phase', subject: 'foundation' }],
    'Foundation is behind you.',
    'See what you made',
    '/phases/foundation',
  ],
  [
    'the program',
    [module, { kind: 'phase', subject: 'foundation' }, { kind: 'program', subject: 'all' }],
    'That was the last step. You made it!',
    'Stand on the summit',
    '/summit',
  ],
] satisfies [string, Reached, string, string, string][])(
  'the end of %s leads to its page',
  async (_, reached, title, label, href) => {
    show(reached)
    await screen.findByRole('heading', { level: 2, name: title })
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
  },
)

test('where its pages are empty, a module is told what it was for, and nothing as made', async () => {
  show([module], aPace().next, empty)
  const deliverable = await screen.findByText('A page of foundation')
  expect(deliverable.parentElement?.textContent).toContain('This module was for: A page of foundation')
})

test('where a plan opens nothing more, it leads to the dashboard', async () => {
  show([module], null)
  expect((await screen.findByRole('link', { name: 'To the dashboard' })).getAttribute('href')).toBe('/')
})

test('where a pause has closed what is paid for, it leads to where the pause ends', async () => {
  show([module], null, pages, aUser({ pausedTier: 'elite' }))
  const link = await screen.findByRole('link', { name: 'Resume to continue' })
  expect(link.getAttribute('href')).toBe('/settings#calendar')
  expect(screen.getByText(/^Your Elite plan is paused with your program\./)).toBeTruthy()
  expect(screen.queryByText(/Everything your plan opens is done/)).toBeNull()
})
