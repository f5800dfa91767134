// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { aDashboard, showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const region = async (name: string) => within(await screen.findByRole('region', { name }))

const ofTonight = {
  subModuleId: aLesson().id,
  minutes: 20,
  isEvening: true,
  reads: true,
  fields: ['Cash today', 'Revenue of the month'],
  isBegun: false,
  isDone: false,
}

test('of a lesson longer than an evening, tonight’s part is told in place of all of it', async () => {
  show(answer('GET /api/dashboard', aDashboard({ tonight: ofTonight })))
  const today = await region('Today')
  expect(today.getByText('Yesterday: Ten numbers. Today: Where your hours go.')).toBeTruthy()
  expect(
    today.getByText('Tonight, 20 min: read the lesson, then fill in “Cash today” and “Revenue of the month.”'),
  ).toBeTruthy()
  expect(today.getByRole('link').textContent).toBe('Open the lesson: Where your hours go · 20 min')
})

test('once it is read, the lesson opens where its page is filled in', async () => {
  show(answer('GET /api/dashboard', aDashboard({ tonight: { ...ofTonight, reads: false } })))
  expect((await region('Today')).getByRole('link').getAttribute('href')).toMatch(/#tonight$/)
})

test('who runs a business is told how they go through Foundation, and what is worth doing first', async () => {
  const first = [{ id: 'unit-cost', moduleId: 'foundation-04', title: 'What one sale really costs you' }]
  const check = { phase: 'Foundation', isNextChecked: true, first }
  show(answer('GET /api/pace', aPace({ check, next: { ...aLesson(), readMinutes: 5 } })))
  const today = await region('Today')
  expect(today.getByText('Yesterday: Ten numbers. Today: Where your hours go, 5 min to check.')).toBeTruthy()
  expect(today.getByText(/^You run a business already, so Foundation is a check/)).toBeTruthy()
  const [offered] = today.getAllByRole('link')
  expect([offered?.textContent, offered?.getAttribute('href')]).toEqual([
    'What one sale really costs you',
    '/modules/foundation-04/submodules/unit-cost',
  ])
})
