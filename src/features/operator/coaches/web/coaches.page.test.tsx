import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachRow } from '../coaches.contract.ts'
import { CoachesPage } from './coaches.page.tsx'

afterEach(cleanup)

const coach = (id: string, given: Partial<CoachRow> = {}): CoachRow => ({
  ...{ id, name: id, email: `${id}@members.example`, lastSeenAt: null, takesClients: true, isInCoachMode: true },
  ...{ clients: 0, waiting: 0, waitingSince: null, medianHours: null },
  ...given,
})
const henrik = coach('Henrik', { clients: 2, waiting: 1, waitingSince: '2026-03-01T12:00:00.000Z', medianHours: 5.2 })
const asking = [{ id: 'Ada', name: 'Ada Okafor', email: 'ada@members.example', askedAt: '2026-03-02T12:00:00.000Z' }]
const list = (coaches: CoachRow[], asked: typeof asking = []) =>
  answer('GET /api/operator/coaches', { coaches, asking: asked })
const clients = answer('GET /api/operator/coaches/Henrik/clients', [
  { id: 'ben', name: 'Ben', graduated: false },
  { id: 'eve', name: 'Eve', graduated: true },
])
const moves = 'POST /api/operator/coaches/Henrik/moves'
const show = (answers: Answers) => showPage('/operator/coaches', '/operator/coaches', CoachesPage, answers)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const giveReason = (text: string) => fireEvent.change(screen.getByLabelText('Why?'), { target: { value: text } })

test('says of each coach who waits since when and how soon an answer comes', async () => {
  show(list([henrik, coach('Nora', { medianHours: 0.2 }), coach('Omar', { medianHours: 50, isInCoachMode: false })]))
  const cells = within(await screen.findByRole('row', { name: /Henrik/ })).getAllByRole('cell')
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Clients2',
    'Waiting1 client, since Mar 1, 2026',
    'Usually answers within6 hours',
  ])
  expect(screen.getByRole('row', { name: /Nora/ }).textContent).toContain('an hour')
  expect(screen.getByRole('row', { name: /Omar/ }).textContent).toMatch(/In Client Mode.*3 days/)
  expect(screen.getAllByText('In Client Mode')).toHaveLength(1)
})

test('says of a coach who is away until when, and of who will be, when', async () => {
  const days = { from: '2026-03-07', until: '2026-03-14' }
  show(
    list([
      coach('Henrik', { away: { ...days, isRunning: true } }),
      coach('Nora', { away: { ...days, isRunning: false } }),
    ]),
  )
  expect((await screen.findByRole('row', { name: /Henrik/ })).textContent).toContain(
    'Is away through Saturday, March 14',
  )
  expect(screen.getByRole('row', { name: /Nora/ }).textContent).toContain('Will be away from Saturday, March 7 through')
})

test('moves all but who is left out, with a reason, and never to a coach who left Coach Mode', async () => {
  const asked = show({
    ...list([henrik, coach('Away', { takesClients: false }), coach('Nora')]),
    ...clients,
    ...answer(moves, { moved: 1, stayed: [] }),
  })
  await press('Move clients… of Henrik')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByLabelText('Ben'))
  expect(within(dialog).getByText('1 client of 2')).toBeTruthy()
  expect(
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nora, 0 clients'])
  const send = within(dialog).getByRole('button', { name: 'Move clients of Henrik' })
  expect(send).toHaveProperty('disabled', true)
  giveReason('Parental leave')
  fireEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ call }) => call === moves)?.body).toEqual({
    to: 'Nora',
    clientIds: ['eve'],
    reason: 'Parental leave',
  })
})

test('who stayed is named, and a refusal keeps what was typed', async () => {
  const answers: Answers = {
    ...list([henrik, coach('Nora')]),
    ...clients,
    ...refusal(moves, 404, { message: 'This coach isn’t available.' }),
  }
  show(answers)
  await press('Move clients… of Henrik')
  await screen.findByLabelText('Ben')
  giveReason('Parental leave')
  await press('Move clients of Henrik')
  expect(await screen.findByText('This coach isn’t available.')).toBeTruthy()
  expect(screen.getByLabelText('Why?')).toHaveProperty('value', 'Parental leave')
  Object.assign(answers, answer(moves, { moved: 1, stayed: ['Ben'] }))
  await press('Move clients of Henrik')
  expect(
    await screen.findByText(/1 client moved. Ben stayed: they ended a coaching with this coach before/),
  ).toBeTruthy()
})

test('no one to move to: nothing is offered but taking back, which says who loses their coach', async () => {
  const act = 'POST /api/operator/people/Henrik/actions'
  const asked = show({ ...list([henrik]), ...answer(act, { says: 'Coach Mode was taken back.' }) })
  await press('Take back… Coach Mode from Henrik')
  expect(screen.queryByRole('button', { name: /Move clients/ })).toBeNull()
  expect(screen.getByText(/Their coaching of 2 clients ends right away/).textContent).not.toContain('move them')
  giveReason('Left the team')
  await press('Take Coach Mode back from Henrik')
  await waitFor(() =>
    expect(asked.find(({ call }) => call === act)?.body).toEqual({
      action: 'take-back-coach',
      reason: 'Left the team',
    }),
  )
})

test('who asks for Coach Mode is granted it from here', async () => {
  const act = 'POST /api/operator/people/Ada/actions'
  const asked = show({ ...list([], asking), ...answer(act, { says: 'They can use Coach Mode now.' }) })
  expect(await screen.findByText('No one coaches yet')).toBeTruthy()
  await press('Grant… Coach Mode to Ada Okafor')
  giveReason('Passed the course')
  await press('Grant Coach Mode to Ada Okafor')
  await waitFor(() => expect(asked.find(({ call }) => call === act)?.body).toMatchObject({ action: 'grant-coach' }))
})

test('who asked the founder is shown with what for, since when, and where the answer goes from', async () => {
  const request = { id: 'r1', memberId: 'Ada', name: 'Ada Okafor', email: 'ada@members.example' }
  show({
    ...list([]),
    ...answer('GET /api/operator/founder-requests', {
      founderEmail: 'founder@members.example',
      requests: [{ ...request, kind: 'session', sentAt: '2026-03-02T12:00:00.000Z' }],
    }),
  })
  const link = await screen.findByRole('link', { name: 'Ada Okafor' })
  expect(link.getAttribute('href')).toBe('/operator/people/Ada')
  expect(link.parentElement?.textContent).toMatch(/A 60-minute coaching session, Mar 2/)
  expect(screen.getByText(/went to founder@members.example: a reply/)).toBeTruthy()
})
