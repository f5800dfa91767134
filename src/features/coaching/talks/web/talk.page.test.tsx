// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { talkPath as at, showTalk as show, typeInto as type } from '#tests/web/coaching/show-talk.tsx'
import { aPromise, aRecordedPromise, aTalk } from '#tests/web/coaching/talk-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MyTalks } from './my-talks.tsx'
import { TalkPage } from './talk.page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const saved = { id: 't2', version: 1 }
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const bodies = (asked: ReturnType<typeof show>, call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body)

test('the brief begins with promises, then what the client wants, numbers that moved, pages, messages, and what the next lesson asks', async () => {
  show()
  await screen.findByText('Call ten customers')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const inOrder = [
    'Promises',
    'What Ada wants from it',
    'Numbers that moved',
    'Pages shared',
    'Messages open',
    'Where Ada stands',
  ]
  expect(headings.slice(0, 6)).toEqual(inOrder)
  expect(screen.getByText('$5,200').closest('li')?.textContent).toContain('−$788 since Oct 1, 2026, guessed')
  for (const words of [
    'Cash is going down.',
    'What is it worth to them?',
    'Day 33 of the calendar, work of day 21, 12 days behind, 18.9% of the program',
    /This month’s 60-minute session is still available/,
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('notes are saved as they are typed, each part by itself, and the next save is of the session that was begun', async () => {
  const asked = show(aTalk(), {
    ...answer(`PATCH ${at}/notes`, saved),
    ...answer('PATCH /api/coach/clients/ada/sessions/t2/notes', { id: 't2', version: 2 }),
  })
  await type('Private notes', 'Careful')
  fireEvent.blur(screen.getByLabelText('Private notes'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  await type('Private notes', 'Careful with cash')
  fireEvent.blur(screen.getByLabelText('Private notes'))
  await waitFor(() =>
    expect(bodies(asked, 'PATCH /api/coach/clients/ada/sessions/t2/notes')).toEqual([
      { part: 'private', text: 'Careful with cash', version: 1 },
    ]),
  )
  expect(bodies(asked, `PATCH ${at}/notes`)).toEqual([{ part: 'private', text: 'Careful', version: 0 }])
})

test('notes that were changed elsewhere are laid beside what was typed, and neither is lost', async () => {
  const { talk } = aTalk()
  const elsewhere = aTalk({ talk: { ...talk, id: 't2', privateNotes: { text: 'From the other', version: 3 } } })
  const answers: Answers = {
    ...answer(`GET ${at}`, aTalk()),
    ...answer('GET /api/coach/snippets', []),
    ...refusal(`PATCH ${at}/notes`, 409, { code: 'coaching.notesChanged' }),
  }
  const asked = showPage(
    '/coach/clients/$clientId/sessions/$talkId',
    '/coach/clients/ada/sessions/next',
    TalkPage,
    answers,
  )
  await type('Private notes', 'From this tab')
  Object.assign(answers, answer(`GET ${at}`, elsewhere))
  fireEvent.blur(screen.getByLabelText('Private notes'))
  expect(await screen.findByText('From the other')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Private notes').value).toBe('From this tab')
  const named = 'PATCH /api/coach/clients/ada/sessions/t2/notes' as const
  Object.assign(answers, answer(named, { id: 't2', version: 4 }))
  await press('Use what I typed')
  await waitFor(() => expect(bodies(asked, named)).toMatchObject([{ text: 'From this tab', version: 3 }]))
})

test('a promise is recorded with its owner and its day, and a promise shows what became of it', async () => {
  const promises = [
    aRecordedPromise({
      changes: [
        { kind: 'made', by: 'coach', was: null, at: '2026-11-01T10:00:00.000Z' },
        { kind: 'moved', by: 'client', was: '2026-11-03', at: '2026-11-02T10:00:00.000Z' },
      ],
    }),
  ]
  const asked = show(aTalk({ promises }), answer('POST /api/coach/clients/ada/promises', aPromise()))
  expect(await screen.findByText('Nov 2, 2026: moved from Nov 3, 2026 by Ada')).toBeTruthy()
  await type('New promise', 'Send the template')
  fireEvent.click(screen.getByLabelText('Mine'))
  await type('By', '2026-11-20')
  await press('Add promise')
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/coach/clients/ada/promises')).toMatchObject([
      { owner: 'coach', text: 'Send the template', dueOn: '2026-11-20' },
    ]),
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New promise').value).toBe(''))
})

test('another coach’s session shows its notes for the client alone, and can’t be changed', async () => {
  const { talk } = aTalk()
  const clientNotes = { text: 'Raise the price.', version: 1 }
  show(
    aTalk({
      talk: { ...talk, id: 't1', heldOn: '2026-10-01', coachName: 'Henrik Dahl', privateNotes: null, clientNotes },
      brief: null,
      earlier: [],
    }),
  )
  expect(await screen.findByText('Written by Henrik Dahl.')).toBeTruthy()
  expect(screen.getByText('Raise the price.')).toBeTruthy()
  for (const name of ['Private notes', 'Notes for Ada']) expect(screen.queryByLabelText(name)).toBeNull()
  expect(screen.queryByRole('button', { name: /held/ })).toBeNull()
})

test('what an earlier coach held and promised has their name', async () => {
  const earlier = aTalk().earlier.map((one) => ({ ...one, coachName: 'Henrik Dahl' }))
  const changes = [
    { kind: 'made' as const, by: 'coach' as const, was: null, at: '2026-10-01T00:00:00.000Z', isEarlier: true },
    { kind: 'kept' as const, by: 'coach' as const, was: null, at: '2026-10-02T00:00:00.000Z', isEarlier: true },
  ]
  show(aTalk({ earlier, promises: [aRecordedPromise({ owner: 'coach', by: 'Henrik Dahl', changes })] }))
  expect(await screen.findByText(/^Since the last session, with Henrik Dahl, on /)).toBeTruthy()
  expect(screen.getByText('Henrik Dahl')).toBeTruthy()
  expect(screen.getByText('Oct 2, 2026: marked as kept by their coach then')).toBeTruthy()
})

test('someone else’s client, and no such session, say so', async () => {
  showPage('/coach/clients/$clientId/sessions/$talkId', '/coach/clients/bo/sessions/next', TalkPage, {})
  expect(await screen.findByText('There’s no such session')).toBeTruthy()
})

const mine = (promises = [aPromise(), aPromise({ id: 'p2', owner: 'coach', text: 'Send the template' })]) =>
  showPage('/', '/', MyTalks, {
    ...answer('GET /api/my-coach/sessions', {
      talks: aTalk().earlier,
      promises,
      allowance: { perMonth: 1, left: 0, month: '2026-11' },
      today: '2026-11-04',
    }),
    ...answer('PATCH /api/my-coach/promises/p1', aPromise({ state: 'kept', version: 2 })),
  })

test('a member reads the notes for them, what is left of the month, and keeps what they promised', async () => {
  const asked = mine()
  expect(await screen.findByText('Raise the price.')).toBeTruthy()
  expect(screen.getByText('This month’s 60-minute session is used.')).toBeTruthy()
  expect(screen.getByText('Send the template')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Kept: Send the template' })).toBeNull()
  await press('Kept: Call ten customers')
  await waitFor(() => expect(bodies(asked, 'PATCH /api/my-coach/promises/p1')).toEqual([{ version: 1, state: 'kept' }]))
})

test('a member moves a promise to another day', async () => {
  const asked = mine()
  await press('Move: Call ten customers')
  await type('New day', '2026-11-12')
  await press('Save day')
  await waitFor(() =>
    expect(bodies(asked, 'PATCH /api/my-coach/promises/p1')).toEqual([{ version: 1, dueOn: '2026-11-12' }]),
  )
})
