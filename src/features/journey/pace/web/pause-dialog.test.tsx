// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PauseDialog } from './pause-dialog.tsx'

afterEach(cleanup)

const pace = aPace({ today: '2026-11-20', pausedDaysLeft: 30 })
const Page = () => <PauseDialog pace={pace} trigger={<button type="button">Pause</button>} />

async function open() {
  const asked = showPage('/', '/', Page, answer('POST /api/pace/pause', aPace()))
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [days, through] = ['How many days', 'Or through'].map((label) => dialog.getByLabelText<HTMLInputElement>(label))
  const type = (field: HTMLInputElement | undefined, value: string) =>
    field && fireEvent.change(field, { target: { value } })
  return {
    asked: () => asked.filter(({ call }) => call === 'POST /api/pace/pause').map(({ body }) => body),
    says: (words: string | RegExp) => dialog.findByText(words),
    days: () => days?.value,
    through: () => through?.value,
    typeDays: (value: string) => type(days, value),
    typeThrough: (value: string) => type(through, value),
    pause: () => fireEvent.click(dialog.getByRole('button', { name: 'Pause the program' })),
  }
}

test.each([
  ['', 'Enter the last day, or a number of days.'],
  ['0002-11-24', 'Use today or a later day.'],
  ['2026-11-19', 'Use today or a later day.'],
  ['2026-12-31', 'At most 30 days.'],
])('a last day that is “%s” stays as it was typed, changes no days, and pauses nothing', async (typed, why) => {
  const { typeThrough, through, days, pause, says, asked } = await open()
  typeThrough(typed)
  expect([through(), days()]).toEqual([typed, '7'])
  pause()
  expect(await says(why)).toBeTruthy()
  expect(asked()).toEqual([])
})

test('a last day that can be is taken over, and days that are typed take its place', async () => {
  const { typeThrough, typeDays, through, days, pause, asked } = await open()
  typeThrough('')
  typeThrough('2026-12-03')
  expect(days()).toBe('14')
  typeThrough('2027-12-03')
  typeDays('3')
  expect(through()).toBe('2026-11-22')
  pause()
  await waitFor(() => expect(asked()).toEqual([{ days: 3 }]))
})
