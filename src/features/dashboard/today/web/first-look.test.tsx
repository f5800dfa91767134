// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const behind = { currentDay: 33, doneDay: 21, daysBehind: 12, daysAhead: -12, behind: [aLesson()], minutesBehind: 25 }

test('the question how to go on is there in the first look, whose place it would push', async () => {
  show(answer('GET /api/pace', aPace({ ...behind, asksHowToGoOn: true })))
  await screen.findByRole('region', { name: 'Today' })
  expect(screen.getByRole('region', { name: 'How do you want to continue?' })).toBeTruthy()
})
