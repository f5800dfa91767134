// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { OwnCalendar } from './own-calendar.tsx'

afterEach(cleanup)

const address = 'https://frontier.example/calendar/0f3a.ics'
const feed = (address: string | null, hasHours = true) => answer('GET /api/calendar', { address, hasHours })
const show = (...answers: ReturnType<typeof answer>[]) =>
  showPage('/settings', '/settings', OwnCalendar, Object.assign({}, ...answers))

test('without days and a time it leads to where they are chosen', async () => {
  show(feed(null, false))
  expect((await screen.findByRole('link', { name: 'Your work week' })).getAttribute('href')).toBe('#work-hours')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the link is made by a click, and the file is there without one', async () => {
  const asked = show(feed(null), answer('POST /api/calendar', { address, hasHours: true }))
  expect((await screen.findByRole('link', { name: 'Download a file instead' })).getAttribute('href')).toBe(
    '/api/calendar/file',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Get a calendar link' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/calendar'))
  expect(await screen.findByText('Calendar link made')).toBeTruthy()
})

test('the link stands with words for each calendar, opens in the calendar of this device, and can be ended', async () => {
  const asked = show(feed(address), answer('DELETE /api/calendar', { address: null, hasHours: true }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your calendar link')).value).toBe(address)
  for (const name of ['Google', 'Apple', 'Outlook']) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
    'webcal://frontier.example/calendar/0f3a.ics',
  )
  const calls = () => asked.map(({ call }) => call)
  fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }))
  await screen.findByText(/^The link you have stops working for good/)
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  fireEvent.click(screen.getByRole('button', { name: 'Turn the link off' }))
  const sure = await screen.findByRole('button', { name: 'Yes, turn it off' })
  expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([])
  fireEvent.click(sure)
  await waitFor(() => expect(calls()).toContain('DELETE /api/calendar'))
  expect(await screen.findByText('Calendar link turned off')).toBeTruthy()
})

test('a link that could not be made says so', async () => {
  show(feed(null), refusal('POST /api/calendar', 500, { message: 'Something went wrong.' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Get a calendar link' }))
  expect(await screen.findByText('Something went wrong.')).toBeTruthy()
})
