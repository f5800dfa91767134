// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

test.each([
  ['2026-12-05', /^You’ll be done on Saturday, December 5, with the one lesson left/],
  [null, /^With these hours, it takes more than half a year/],
])('after the last day a plan counts what is left, and says when it is done: %s', async (meetsOn, words) => {
  const hours = { building: '', stage: null, hoursPerWeek: 5, weekdays: [6], startsAt: null }
  const lessons = [{ ...aLesson(), until: meetsOn }]
  show({
    ...answer('GET /api/pace', aPace({ currentDay: 180, daysOver: 20, behind: [aLesson()], asksHowToGoOn: true })),
    ...answer('GET /api/pace/work-hours', hours),
    ...answer('POST /api/pace/catch-up/preview', {
      days: [{ date: '2026-11-21', programDay: 180, lessons }],
      meetsOn,
      behind: 1,
    }),
  })
  await screen.findByText('Spreads the one lesson left over the hours you have. You’ll see it before it starts.')
  fireEvent.click(screen.getByRole('button', { name: 'Plan my catch-up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan my catch-up' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Show my plan' }))
  expect(await dialog.findByText(words)).toBeTruthy()
})
