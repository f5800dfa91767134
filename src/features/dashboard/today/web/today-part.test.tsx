// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { aNumber, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aLesson, aPace, aRunning } from '#tests/web/pace-data.ts'
import { aDashboard, showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('today says where the member stands, with one lesson to open', async () => {
  show()
  const today = await region('Today')
  expect(today.getByText('Yesterday: Ten numbers. Today: Where your hours go, 25 min.')).toBeTruthy()
  const link = today.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Open the lesson: Where your hours go · 25 min',
    '/modules/foundation-01-baseline/submodules/where-your-hours-go',
  ])
  expect(screen.queryByText(/behind$/)).toBeNull()
})

const behind = { currentDay: 33, doneDay: 21, daysBehind: 12, daysAhead: -12, behind: [aLesson()], minutesBehind: 25 }

test('who is behind is told what they did first, once a week the way, and asked how to go on; carrying on puts it away', async () => {
  const asked = show({
    ...answer('GET /api/pace', aPace({ ...behind, asksHowToGoOn: true, isFirstOfWeek: true })),
    ...answer('POST /api/pace/carry-on', aPace(behind)),
  })
  const today = await region('Today')
  expect(today.getByText('Yesterday: Ten numbers. Today: Where your hours go, 25 min.')).toBeTruthy()
  expect(today.getByText('One lesson brings you up to the calendar: about 25 min at your desk.')).toBeTruthy()
  expect(screen.queryByText(/days? behind/)).toBeNull()
  const card = await region('How do you want to continue?')
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Plan my catch-up',
    'Move my days',
    'Carry on',
    'Pause the program',
  ])
  fireEvent.click(card.getByRole('button', { name: 'Carry on' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/pace/carry-on'))
})

test('further back than days can be moved, beginning again is offered too; a plan that runs puts the count away', async () => {
  const far = { ...behind, daysBehind: 84, daysAhead: -84, lessonsDone: 3 }
  show(answer('GET /api/pace', aPace({ ...far, asksHowToGoOn: true })))
  const card = await region('How do you want to continue?')
  expect(card.getByText(/Your 3 finished lessons stay finished/)).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Begin again on day 1' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Today becomes day 1 of your 180')
  cleanup()
  const ends = { meetsOn: '2026-12-05', promisedOn: '2026-12-05' }
  const plan = { since: '2026-11-18', ...ends, today: [aLesson()], nextOn: null }
  show(answer('GET /api/pace', aPace({ ...far, catchUp: plan })))
  expect(await screen.findByText(/^Catching up until Dec 5/)).toBeTruthy()
  expect(screen.queryByText(/you’re about six weeks behind/)).toBeNull()
})

test('a catch-up is planned from hours and days, seen day by day, and started', async () => {
  const lessons = [{ ...aLesson(), fieldMinutes: 270, until: '2026-12-05' }]
  const asked = show({
    ...answer('GET /api/pace', aPace({ ...behind, asksHowToGoOn: true })),
    ...answer('GET /api/pace/work-hours', {
      building: '',
      stage: null,
      hoursPerWeek: null,
      weekdays: [],
      startsAt: null,
    }),
    ...answer('POST /api/pace/catch-up/preview', {
      days: [{ date: '2026-11-21', programDay: 34, lessons }],
      meetsOn: '2026-12-05',
      behind: 1,
    }),
    ...answer('PUT /api/pace/catch-up', aPace(behind)),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Plan my catch-up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan my catch-up' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Show my plan' }))
  expect(dialog.getByText(/^Enter hours, 0\.5 to 60/)).toBeTruthy()
  expect(dialog.getByText('Pick at least one day.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Hours a week'), { target: { value: '5' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Saturday' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Show my plan' }))
  await dialog.findByText(
    'You’ll be caught up on Saturday, December 5. That’s the one lesson due by now, with the work in the field.',
  )
  expect(dialog.getByText(/ \+ 4 h 30 min field, through Saturday, December 5$/)).toBeTruthy()
  expect(dialog.getByText('Saturday, November 21')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Start the plan' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'PUT /api/pace/catch-up')?.body).toEqual({
      hoursPerWeek: 5,
      weekdays: [6],
    }),
  )
})

test('moving says the new day before, and refuses more days than there are', async () => {
  const asked = show({
    ...answer('GET /api/pace', aPace({ ...behind, asksHowToGoOn: true })),
    ...answer('POST /api/pace/move', aPace({ currentDay: 21 })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Move my days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move my days' }))
  expect(dialog.getByText('Today becomes day 21 instead of day 33.')).toBeTruthy()
  const days = dialog.getByLabelText('How many days')
  expect(dialog.getByText('At most 30 days.').getAttribute('role')).toBeNull()
  fireEvent.change(days, { target: { value: '31' } })
  expect(dialog.getByRole('alert').textContent).toBe('At most 30 days.')
  fireEvent.click(dialog.getByRole('button', { name: 'Move my days' }))
  expect(asked.find(({ call }) => call === 'POST /api/pace/move')).toBeUndefined()
  fireEvent.change(days, { target: { value: '12' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Move my days' }))
  await waitFor(() => expect(asked.find(({ call }) => call === 'POST /api/pace/move')?.body).toEqual({ days: 12 }))
})

test('a pause is a quiet line with one way out, and asks nothing', async () => {
  const pause = { from: '2026-11-18', until: '2026-12-01' }
  const asked = show({
    ...answer('GET /api/pace', aPace({ ...behind, pause })),
    ...answer('DELETE /api/pace/pause', aPace()),
  })
  expect(await screen.findByText(/Paused through December 1, 2026/)).toBeTruthy()
  expect(screen.queryByText(/behind$/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Resume now' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE /api/pace/pause'))
})

test('with nothing done when the days are up, day 1 is offered anew', async () => {
  const lost = { lessonsDone: 0, lastWork: null, currentDay: 180, daysOver: 20, quietDays: 199, daysAhead: -179 }
  const asked = show({
    ...answer('GET /api/pace', aPace({ ...lost, asksHowToGoOn: true })),
    ...answer('POST /api/pace/begin-again', aPace({ currentDay: 1 })),
  })
  expect(await screen.findByText('You haven’t started yet. Begin again on day 1?')).toBeTruthy()
  expect(screen.queryByText('How do you want to continue?')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Begin again on day 1', busy: false }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Begin again on day 1?' }))
  expect(dialog.getByText('Points, XP, levels and badges')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Begin on day 1' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/pace/begin-again'))
})

const talks = aRunning({ onPage: 4, backOn: '2026-11-26', isBack: false })

test('what runs stands below with its count and its day, and the streak of work under it', async () => {
  const workStreak = { days: 4, freezes: 1, untilFreeze: 1, coveredOn: '2026-11-17' }
  show(answer('GET /api/dashboard', aDashboard({ running: [talks], workStreak })))
  const today = await region('Today')
  const [item] = within(today.getByRole('list', { name: 'Running exercises' })).getAllByRole('link')
  expect([item?.textContent, item?.getAttribute('href')]).toEqual([
    'Interviews: 4 of 10 · Run the conversationsback Thursday',
    '/modules/discovery/submodules/talks',
  ])
  expect(today.getByText('Work streak: 4 days · 1 freeze held. A freeze covered Tuesday.')).toBeTruthy()
})

test('on its day the button opens the running exercise', async () => {
  show(answer('GET /api/dashboard', aDashboard({ running: [{ ...talks, backOn: '2026-11-20', isBack: true }] })))
  const today = await region('Today')
  expect(today.getByRole('link', { name: /^Open the lesson/ }).getAttribute('href')).toBe(
    '/modules/discovery/submodules/talks',
  )
})

test('one line is of the member’s own business, with the way to its numbers, and none where nothing was measured', async () => {
  const measured = aNumber({ points: [aPoint(1, 540), aPoint(60, 860, { date: '2026-11-20' })] })
  show(numbersAnswer([measured], { today: '2026-11-20' }))
  const line = (await region('Today')).getByRole('link', { name: 'Revenue: $860, up $320 since day 1.' })
  expect(line.getAttribute('href')).toBe('/founder-file/numbers')
  cleanup()
  show(numbersAnswer([aNumber()]))
  expect((await region('Today')).queryByRole('link', { name: /Revenue|numbers/ })).toBeNull()
})

test('numbers that do not load leave the rest of the page as it is', async () => {
  show(refusal('GET /api/founder-file/numbers', 500))
  expect((await region('Today')).getByRole('link', { name: /^Open the lesson/ })).toBeTruthy()
})
