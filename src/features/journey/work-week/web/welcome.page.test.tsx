// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, answer, answerWith, refusal } from '#tests/web/answers.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { WelcomePage } from './welcome.page.tsx'
import { WorkHoursSection } from './work-hours-section.tsx'

afterEach(cleanup)

const none = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }
const save = 'PATCH /api/pace/work-hours'
const show = (address = '/welcome', answers: Answers = {}) =>
  showPage('/welcome', address, WelcomePage, {
    ...answer('GET /api/pace/work-hours', none),
    ...answer(save, none),
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answers,
  })
const question = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const sent = (asked: ReturnType<typeof show>) => asked.filter(({ call }) => call === save).map(({ body }) => body)

test('each question saves its own answer and leads to the next, with the focus on it', async () => {
  const asked = show()
  await question('What are you building or running?')
  fireEvent.change(await screen.findByLabelText('What are you building or running?'), {
    target: { value: ' A bakery ' },
  })
  fireEvent.click(screen.getByLabelText('A business'))
  await press('Continue')
  await waitFor(async () => expect(document.activeElement).toBe(await question(/How many hours/)))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '6' } })
  await press('Continue')
  await question('When?')
  fireEvent.click(screen.getByLabelText('Tuesday'))
  fireEvent.click(screen.getByLabelText('Saturday'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '07:30' } })
  await press('Start lesson 1')
  await waitFor(() => expect(sent(asked)).toHaveLength(3))
  expect(sent(asked)).toEqual([
    { building: 'A bakery', stage: 'business' },
    { hoursPerWeek: 6 },
    { weekdays: [2, 6], startsAt: '07:30' },
  ])
})

test('the hours are loaded into the calendar where that is wanted, and asked for where they aren’t complete', async () => {
  const loaded: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    loaded.push(this.pathname)
  })
  const asked = show('/welcome?question=3', answer(save, { ...none, weekdays: [2], startsAt: '07:30' }))
  fireEvent.click(await screen.findByLabelText('Add it to my calendar'))
  await press('Start lesson 1')
  const from = screen.getByLabelText('From')
  await screen.findByText('A calendar needs at least one day and a time. Choose both, or clear its box.')
  await waitFor(() => expect(document.activeElement).toBe(from))
  expect([sent(asked), loaded]).toEqual([[], []])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }))
  fireEvent.change(from, { target: { value: '07:30' } })
  await press('Start lesson 1')
  await waitFor(() => expect(loaded).toEqual(['/api/calendar/file']))
  expect(sent(asked)).toEqual([{ weekdays: [2], startsAt: '07:30' }])
})

test('hours that are fewer than the phase asks for are told what they come to, after they were given', async () => {
  const minutes = { read: 180, desk: 2000, field: 1600 }
  const [module] = aPhase().modules
  const phase = answer('GET /api/framework/phases', [aPhase({ modules: module ? [{ ...module, minutes }] : [] })])
  show('/welcome?question=3', { ...phase, ...answer('GET /api/pace/work-hours', { ...none, hoursPerWeek: 5 }) })
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('At 5 hours a week, Foundation takes about 13 weeks.')
  expect(note.textContent).toContain('none is late as long as you keep to your hours')
  cleanup()
  show('/welcome?question=3', { ...phase, ...answer('GET /api/pace/work-hours', { ...none, hoursPerWeek: 8 }) })
  await screen.findByLabelText('Tuesday')
  expect(screen.queryByRole('note')).toBeNull()
})

test('skipping a question saves nothing', async () => {
  const asked = show()
  await press('Skip')
  await question(/How many hours/)
  await press('Skip')
  await question('When?')
  expect(sent(asked)).toEqual([])
})

test.each(['0', '61', 'many'])('%s hours a week are refused in words', async (hours) => {
  const asked = show('/welcome?question=2')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: hours } })
  await press('Continue')
  await screen.findByText('Enter hours, 0.5 to 60. Parts of an hour count too: 2.5.')
  expect(sent(asked)).toEqual([])
})

test('parts of an hour are hours too', async () => {
  const asked = show('/welcome?question=2')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '2,5' } })
  await press('Continue')
  await waitFor(() => expect(sent(asked)).toEqual([{ hoursPerWeek: 2.5 }]))
})

test('an answer that could not be saved stays, says so, and can still be skipped', async () => {
  show('/welcome', refusal(save, 500, { message: 'Something went wrong.' }))
  fireEvent.change(await screen.findByLabelText('What are you building or running?'), { target: { value: 'A bakery' } })
  await press('Continue')
  await screen.findByText('Something went wrong.')
  expect(screen.getByLabelText<HTMLInputElement>('What are you building or running?').value).toBe('A bakery')
  await press('Skip')
  await question(/How many hours/)
})

test('the answers are changed in the settings, all with one save', async () => {
  const given = { building: 'A bakery', stage: 'idea' as const, hoursPerWeek: 6, weekdays: [2], startsAt: '07:30' }
  const asked = showPage('/settings', '/settings', WorkHoursSection, {
    ...answer('GET /api/pace/work-hours', given),
    ...answer(save, given),
  })
  fireEvent.change(await screen.findByLabelText('How many hours a week can you give it?'), { target: { value: '8' } })
  fireEvent.click(screen.getByLabelText('Tuesday'))
  fireEvent.click(screen.getByLabelText('Friday'))
  await press('Save work week')
  await screen.findByText('Settings Saved')
  expect(sent(asked)).toEqual([{ hoursPerWeek: 8, weekdays: [5] }])
})

test.each([
  ['shows the hours that are agreed since', false, '4'],
  ['leaves a form alone in which someone writes, and does not agree to its old hours', true, '9'],
])('the work week in the settings %s', async (_, isWriting, shown) => {
  const plan = { building: 'A bakery', stage: 'idea' as const, hoursPerWeek: 9, weekdays: [1, 2, 3], startsAt: '07:30' }
  const after = { ...plan, hoursPerWeek: 4, weekdays: [2] }
  const answers = { ...answer('GET /api/pace/work-hours', plan), ...answer(save, after) }
  const asked = answerWith(answers)
  const queries = createQueryClient()
  render(
    <QueryClientProvider client={queries}>
      <WorkHoursSection />
    </QueryClientProvider>,
  )
  const hours = () => screen.getByLabelText<HTMLInputElement>('How many hours a week can you give it?')
  const building = await screen.findByLabelText('What are you building or running?')
  if (isWriting) fireEvent.change(building, { target: { value: 'Two bakeries' } })
  Object.assign(answers, answer('GET /api/pace/work-hours', after))
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(hours().value).toBe(shown))
  if (!isWriting)
    fireEvent.change(screen.getByLabelText('What are you building or running?'), { target: { value: 'Two bakeries' } })
  await press('Save work week')
  await waitFor(() => expect(sent(asked)).toEqual([{ building: 'Two bakeries' }]))
  await waitFor(() => expect(hours().value).toBe('4'))
})
