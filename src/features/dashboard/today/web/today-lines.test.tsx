// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aNumber, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
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
  const pace = { check, lessonsDone: 1, next: { ...aLesson(), readMinutes: 5 } }
  show(answer('GET /api/pace', aPace(pace)))
  const today = await region('Today')
  expect(today.getByText(/Today: Where your hours go, 5 min to check, up to .+ min with its page\./)).toBeTruthy()
  expect(today.getByText(/^You run a business already, so Foundation is a check/)).toBeTruthy()
  const offered = today.getByRole('link', { name: 'What one sale really costs you' })
  expect(offered.getAttribute('href')).toBe('/modules/foundation-04/submodules/unit-cost')
  cleanup()
  show(answer('GET /api/pace', aPace({ ...pace, lessonsDone: 2, isFirstOfWeek: true })))
  expect((await region('Today')).getByText(/^Worth doing first:/)).toBeTruthy()
  cleanup()
  show(answer('GET /api/pace', aPace({ ...pace, lessonsDone: 2, isFirstOfWeek: false })))
  expect((await region('Today')).queryByText(/Worth doing first|is a check/)).toBeNull()
  cleanup()
  show({
    ...answer('GET /api/pace', aPace({ ...pace, lessonsDone: 2, isFirstOfWeek: false })),
    ...answer('GET /api/dashboard', aDashboard({ opened: { tier: 'quantum', givenThrough: null } })),
  })
  expect((await region('Today')).getByText(/^Worth doing first:/)).toBeTruthy()
})

test('who had customers on day 1 and didn’t say that it is a business is asked to', async () => {
  const told = async (asksIfBusiness: boolean, clients: number) => {
    show({
      ...answer('GET /api/pace', aPace({ asksIfBusiness })),
      ...numbersAnswer([aNumber({ key: 'clients', label: 'Customers', points: [aPoint(1, clients)] })]),
    })
    await (await region('Today')).findByText(/^Yesterday/)
    await screen.findByRole('region', { name: 'Your business' })
    const link = (await region('Today')).queryByRole('link', { name: 'say so' })?.getAttribute('href')
    cleanup()
    return link
  }
  expect(await told(true, 96)).toBe('/settings#work-hours')
  expect(await told(true, 0)).toBeUndefined()
  expect(await told(false, 96)).toBeUndefined()
})

test('on a count day the cash that ends soon is told before what has changed', async () => {
  const cash = aNumber({ key: 'cash', label: 'Cash', points: [aPoint(1, 900), aPoint(60, 300)] })
  const left = aNumber({ key: 'left_over', label: 'Left over', points: [aPoint(1, -400), aPoint(60, -300)] })
  show({
    ...answer('GET /api/pace', aPace({ currentDay: 60, today: aPoint(60, 0).date })),
    ...numbersAnswer([cash, left], { today: aPoint(60, 0).date }),
  })
  const lines = (await region('Today')).getAllByRole('link').map(({ textContent }) => textContent)
  expect(lines.slice(1, 3)).toEqual([
    expect.stringMatching(/^Cash: \$300\. With \$300 more going out/),
    expect.stringMatching(/^Since you began: left over/),
  ])
})
