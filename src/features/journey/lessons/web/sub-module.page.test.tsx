// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aModule, aSubModule, aSummary } from '#tests/web/journey-data.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { EndingSlot, RewardsSlot, TicksSlot } from './lesson-slots.ts'
import { SubModulePage } from './sub-module.page.tsx'

const moduleId = 'foundation-01-baseline'
const lesson = 'GET /api/submodules/numbers'
const complete = 'POST /api/submodules/numbers/complete'
const completedAt = '2026-03-02T12:00:00.000Z'
const badge = {
  id: 'b',
  name: 'First Step',
  description: 'A step.',
  tier: 'bronze',
  icon: 'Compass',
  earnedAt: completedAt,
}

let answers: Answers
beforeEach(() => {
  localStorage.clear()
  answers = {
    ...answer('GET /api/auth/user', aUser()),
    ...answer(lesson, aSubModule()),
    ...answer(`GET /api/modules/${moduleId}`, aModule()),
    ...answer(`GET /api/modules/${moduleId}/submodules`, [aSummary()]),
  }
})
afterEach(cleanup)

const Earned: RewardsSlot = ({ badges, level }) => (
  <p>
    Earned: {badges.map(({ name }) => name).join()} {level}
  </p>
)
/** As in the app, which shows no page before it knows who is here. */
const Shown = () =>
  useUser() === undefined ? null : (
    <SubModulePage
      celebration={Earned}
      ending={Ended}
      made={Nothing}
      resources={Nothing}
      worksheet={Nothing}
      ticks={Ticked}
      isPageEmpty={async () => false}
    />
  )
const Nothing = () => null
const Ended: EndingSlot = ({ reached }) => (
  <p>Ended: {reached.map(({ kind, subject }) => `${kind} ${subject}`).join()}</p>
)
const changed: [string, boolean][] = []
const Ticked: TicksSlot = ({ subModuleId, children }) =>
  children({ isOpen: true, has: (key) => key === `of_${subModuleId}`, set: (key, on) => void changed.push([key, on]) })
const show = (inModule = moduleId) =>
  showPage('/modules/$moduleId/submodules/$subModuleId', `/modules/${inModule}/submodules/numbers`, Shown, answers)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the outcome is the first thing read, and reward and time stand by it', async () => {
  show()
  expect(await screen.findByText('You leave with a baseline.')).toBeTruthy()
  expect(screen.getByText('60 points · 50 XP')).toBeTruthy()
  expect(screen.getByText('6 min read · 24 min desk')).toBeTruthy()
  expect(screen.getByText('In plain words').closest('details')?.textContent).toContain('Write ten numbers.')
})

test.each([
  ['a lesson behind a deep dive', { id: 'numbers', order: 3, core: true }, 'Lesson 2 of 2'],
  ['a deep dive', { id: 'numbers', order: 3, core: false }, 'Deep dive'],
])('%s is counted as everywhere: deep dives are beside the lessons', async (_, own, says) => {
  const all = [aSummary({ id: 'first' }), aSummary({ id: 'dive', order: 2, core: false }), aSummary(own)]
  Object.assign(answers, answer(lesson, aSubModule(own)), answer(`GET /api/modules/${moduleId}/submodules`, all))
  show()
  expect(await screen.findByText(says)).toBeTruthy()
})

test('completing says so, shows day and reward, and what was earned', async () => {
  Object.assign(
    answers,
    answer(complete, { completedAt, pointsAwarded: 60, xpAwarded: 50, newBadges: [badge], newLevel: 2, reached: [] }),
  )
  const asked = show()
  await screen.findByRole('button', { name: 'Mark as Complete' })
  Object.assign(answers, answer(lesson, aSubModule({ isCompleted: true, completedAt })))
  await press('Mark as Complete')
  await screen.findByText('Module Completed!')
  expect(screen.getByText('Sub-module completed successfully!')).toBeTruthy()
  expect(screen.getByText('March 2, 2026')).toBeTruthy()
  expect(screen.getByText(/for 60 points and 50 XP/)).toBeTruthy()
  expect(screen.getByText('Earned: First Step 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Completed'))
  expect(asked.find(({ call }) => call === complete)?.body).toEqual({ moduleId, subModuleId: 'numbers' })
  expect(asked.filter(({ call }) => call === lesson)).toHaveLength(2)
  expect(asked.filter(({ call }) => call.endsWith('/submodules'))).toHaveLength(2)
})

test('a lesson that ends a module hands its end on, and leaves the way on to it', async () => {
  Object.assign(
    answers,
    answer('GET /api/pace', aPace()),
    answer(complete, {
      completedAt,
      pointsAwarded: 60,
      xpAwarded: 50,
      newBadges: [],
      newLevel: null,
      reached: [{ kind: 'module', subject: moduleId }],
    }),
  )
  show()
  await screen.findByRole('button', { name: 'Mark as Complete' })
  Object.assign(answers, answer(lesson, aSubModule({ isCompleted: true, completedAt })))
  await press('Mark as Complete')
  expect(await screen.findByText(`Ended: module ${moduleId}`)).toBeTruthy()
  expect(screen.queryByText(/^Next:/)).toBeNull()
})

test.each([
  [
    refusal(complete, 403, { message: 'Upgrade to Quantum to access this module and its content.' }),
    'Upgrade to Quantum to access this module and its content.',
  ],
  [refusal(complete, 502, 'bad gateway'), 'Failed to complete module. Please try again.'],
])('a completion that fails tells why and can be tried again', async (refused, words) => {
  Object.assign(answers, refused)
  show()
  await press('Mark as Complete')
  await screen.findByText('Error')
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as Complete' }).hasAttribute('disabled')).toBe(false)
})

test('a sub-module without its text shows outcome, exercise and deliverable', async () => {
  Object.assign(answers, answer(lesson, aSubModule({ content: '', lesson: [] })))
  show()
  await screen.findByText('Outline')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(0, 3)).toEqual(['Outcome', 'Exercise: field test', 'Deliverable'])
  expect(screen.getByText('Fill in ten lines.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as Complete' })).toBeTruthy()
})

test('a locked one shows what opens it and what it is about', async () => {
  Object.assign(answers, refusal(lesson, 403, { message: 'Upgrade to Elite to access this module and its content.' }))
  show()
  await screen.findByRole('heading', { level: 1, name: 'Module Locked' })
  expect(screen.getByText('Upgrade to Elite to access this module and its content.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Upgrade to Elite/ }).getAttribute('href')).toBe('/pricing')
  expect(await screen.findByRole('heading', { level: 2, name: 'Ten numbers' })).toBeTruthy()
})

test('an unknown one is not found', async () => {
  Object.assign(answers, refusal(lesson, 404, { message: "The lesson you're looking for doesn't exist." }))
  show()
  await screen.findByRole('heading', { level: 1, name: 'Sub-Module Not Found' })
  expect(screen.getByText("The lesson you're looking for doesn't exist.")).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the address of a lesson that moved to another module leads to where it is now', async () => {
  show('growth-01-other')
  await screen.findByRole('heading', { level: 1, name: 'Ten numbers' })
})

test('one that could not be loaded can be asked for again', async () => {
  Object.assign(answers, refusal(lesson, 500, { message: 'Something went wrong.' }))
  show()
  await screen.findByRole('heading', { level: 1, name: 'Sub-Module Not Found' })
  Object.assign(answers, answer(lesson, aSubModule()))
  await press('Try again')
  await screen.findByRole('heading', { level: 1, name: 'Ten numbers' })
})

test('a checklist is ticked by the keys of its items, by whatever keeps the ticks of this lesson', async () => {
  const line = (key: string) => ({ checked: false, key, blocks: [{ kind: 'paragraph', inline: [`Item ${key}`] }] })
  const items = [line('of_numbers'), line('other')]
  Object.assign(answers, answer(lesson, aSubModule({ lesson: [{ kind: 'list', ordered: false, start: 1, items }] })))
  show()
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Item of_numbers' })).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Item other' }))
  expect(changed).toEqual([['other', true]])
})

test('a lesson is completed by Ctrl+Enter, and not again once it is completed', async () => {
  const pays = { pointsAwarded: 60, xpAwarded: 60, newBadges: [], newLevel: null, completedAt }
  answers = { ...answers, ...answer(complete, { ...pays, reached: [] }) }
  const asked = show()
  await screen.findByRole('button', { name: 'Mark as Complete' })
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'Enter', ctrlKey: true })
  await screen.findByRole('heading', { name: 'Completed' })
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'Enter', ctrlKey: true })
  expect(asked.filter(({ call }) => call === complete)).toHaveLength(1)
})
