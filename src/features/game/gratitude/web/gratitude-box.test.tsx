// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aBadge, aProfile } from '#tests/web/game-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { gratitude } from './gratitude.calls.ts'
import { GratitudeBox } from './gratitude-box.tsx'

afterEach(cleanup)

const written = { text: null, date: '2026-11-20', gratitudeStreak: 2, pointsAwarded: 0 }
const entry = { ...written, earlier: [] }
let queries: QueryClient
function Box() {
  queries = useQueryClient()
  return <GratitudeBox />
}
const reread = () => queries.invalidateQueries(gratitude)
const show = (answers: Answers = {}) => {
  const all: Answers = {
    ...answer('GET /api/gratitude', entry),
    ...answer('GET /api/gamification/profile', aProfile()),
    ...answers,
  }
  return { all, asked: showPage('/', '/', Box, all) }
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What are you grateful for today?' })
const write = async (text: string) => {
  await screen.findByText(/in a row/)
  fireEvent.change(await box(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('a line is saved without the blanks around it, and what it paid is told', async () => {
  const { asked } = show({ ...answer('POST /api/gratitude', { ...written, gratitudeStreak: 3, pointsAwarded: 5 }) })
  await write('  Rain.  ')
  expect(await screen.findByText('+5 points. 3 days in a row.')).toBeTruthy()
  expect(asked.find(({ call }) => call === 'POST /api/gratitude')?.body).toEqual({ text: 'Rain.' })
})

test('nothing new, nothing to save', async () => {
  show({ ...answer('GET /api/gratitude', { ...entry, text: 'Rain.' }) })
  await waitFor(async () => expect((await box()).value).toBe('Rain.'))
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
})

test('what was written before can be read again', async () => {
  const earlier = [{ date: '2026-11-19', text: 'A customer who said why not.' }]
  show({ ...answer('GET /api/gratitude', { ...entry, earlier }) })
  expect(await screen.findByText('Earlier lines')).toBeTruthy()
  expect(screen.getByText('A customer who said why not.')).toBeTruthy()
  expect(screen.getByText('November 19, 2026')).toBeTruthy()
})

test('a refused line stays in the box', async () => {
  show({ ...refusal('POST /api/gratitude', 500, { message: 'Something went wrong.' }) })
  await write('Rain.')
  expect(await screen.findByText('Something went wrong.')).toBeTruthy()
  expect((await box()).value).toBe('Rain.')
})

test('a badge that the line earned is celebrated', async () => {
  const { all } = show({ ...answer('POST /api/gratitude', { ...written, gratitudeStreak: 7, pointsAwarded: 5 }) })
  await screen.findByText(/in a row/)
  Object.assign(
    all,
    answer(
      'GET /api/gamification/profile',
      aProfile({}, { badges: [aBadge({ name: 'Seven Evenings', earned: true, earnedAt: '2026-11-20T10:00:00Z' })] }),
    ),
  )
  await write('Rain.')
  expect(await screen.findByText('Seven Evenings')).toBeTruthy()
})

const saved = (text: string, date = written.date) => answer('POST /api/gratitude', { ...written, text, date })
const isSaveShut = () => screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')

test('on the next day the box is empty, and on another device’s edit it has that', async () => {
  const { all } = show(saved('Rain.'))
  await screen.findByText(/in a row/)
  Object.assign(all, answer('GET /api/gratitude', { ...entry, text: 'Rain.' }))
  await write('Rain.')
  await screen.findByText('Saved for today. You can still edit it.')
  Object.assign(all, answer('GET /api/gratitude', { ...entry, text: 'Rain, and tea.' }))
  await reread()
  await waitFor(async () => expect((await box()).value).toBe('Rain, and tea.'))
  Object.assign(all, answer('GET /api/gratitude', { ...entry, date: '2026-11-21' }))
  await reread()
  await waitFor(async () => expect((await box()).value).toBe(''))
  expect(isSaveShut()).toBe(true)
})

test('a line that wasn’t saved is there again after leaving the page, until today has one', async () => {
  show()
  await screen.findByText(/in a row/)
  fireEvent.change(await box(), { target: { value: 'Half a line' } })
  cleanup()
  const next = show({ ...answer('GET /api/gratitude', { ...entry, date: '2026-11-21' }), ...saved('Half a line') })
  await screen.findByText(/in a row/)
  expect((await box()).value).toBe('Half a line')
  Object.assign(next.all, answer('GET /api/gratitude', { ...entry, date: '2026-11-21', text: 'From the phone' }))
  cleanup()
  show(next.all)
  await waitFor(async () => expect((await box()).value).toBe('From the phone'))
})

test('a line typed while the day couldn’t be read stays where today has one already', async () => {
  const { all } = show(refusal('GET /api/gratitude', 500))
  await waitFor(async () => expect((await box()).disabled).toBe(false))
  fireEvent.change(await box(), { target: { value: 'Half a line' } })
  Object.assign(all, answer('GET /api/gratitude', { ...entry, text: 'From the phone' }))
  await reread()
  await screen.findByText('Not saved yet. Saving replaces what you wrote today.')
  expect((await box()).value).toBe('Half a line')
})
