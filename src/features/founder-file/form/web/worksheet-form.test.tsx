// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, type Asked, showPage } from '#tests/web/show-page.tsx'
import type { FilledPage } from '../../pages/pages.contract.ts'
import { LessonWorksheet } from './lesson-worksheet.tsx'

afterEach(cleanup)

const field = (key: string, label: string, more: object = {}) => ({
  field: key,
  label,
  required: false,
  beside: false,
  result: false,
  ...more,
})
const body = [
  { heading: 'The letter' },
  field('reason', 'What has changed', { kind: 'long text', lines: 3, example: 'Because you have three cafés now.' }),
  field('new_price', 'New price', { kind: 'money', mark: 'C', example: 240, hint: 'For one month' }),
  field('old_price', 'Price today', { kind: 'money', from: ['earlier.price'] }),
  field('rise', 'Rise', { kind: 'money', result: true, formula: '[new_price]-[old_price]' }),
  field('share', 'Share that stays', { kind: 'percent' }),
  field('answer', 'Answer', { kind: 'choice', choices: { yes: 'Yes', later: 'Not yet' } }),
  field('read_aloud', 'Read aloud', { kind: 'tick' }),
  {
    table: 'tools',
    label: 'Tools',
    rows: 2,
    headless: false,
    numbered: false,
    example: [],
    columns: [
      { key: 'tool', label: 'Tool', result: false, required: false },
      { key: 'cost', label: 'Cost', kind: 'money', result: false, required: false },
    ],
    totals: [
      {
        key: 'together',
        label: 'Together',
        result: true,
        each: { columns: ['cost'], formula: 'SUM([tools.=])' },
        cells: {},
      },
    ],
  },
]
const page: FilledPage = {
  page: {
    id: 'letter',
    title: 'The letter about the new price',
    use: 'Write it before you fix the date.',
    subModuleIds: ['rise'],
    fields: [],
    body,
    done: [],
    good: [{ in: ['reason'], names: 'cause', says: 'no cause in the letter' }],
    example: { business: 'lumen', story: '' },
    keepOn: [],
    resource: null,
  },
  answers: {},
  computed: {},
  carried: {
    old_price: { value: 180, from: { pageId: 'earlier', title: 'Ten numbers', key: 'price', date: '2026-11-03' } },
  },
  kept: [],
  state: 'empty',
  version: 0,
  currency: 'EUR',
  isOpen: true,
  missing: [],
}

const saves = 'POST /api/founder-file/pages/letter/answers'
const get = 'GET /api/founder-file/lessons/rise'
let answers: Answers
let asked: Asked[]
let members = 0
beforeEach(() => {
  members += 1
  answers = {
    'GET /api/auth/user': { body: { id: `ada-${members}`, firstName: 'Ada', lastName: 'Okafor' } },
    [get]: { body: { filled: page } },
    [saves]: {
      body: { version: 1, answers: Array(100).fill({ version: 1 }), computed: {}, pageVersion: 1, state: 'begun' },
    },
  }
})

const Page = () => (useUser() === undefined ? null : <LessonWorksheet subModuleId="rise" />)

const show = async (filled: Partial<FilledPage> = {}) => {
  answers[get] = { body: { filled: { ...page, ...filled } } }
  asked = showPage('/lesson', '/lesson', Page, answers)
  await screen.findByRole('heading', { level: 2, name: /The letter about the new price/ })
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const saved = () =>
  asked.filter(({ call }) => call === saves).flatMap(({ body }) => (body as { answers: object[] }).answers)
const answer = (value: string | number | boolean, more: object = {}) => ({
  value,
  version: 1,
  updatedAt: '2026-11-03T10:00:00.000Z',
  mark: null,
  ...more,
})

test('each field has its label, its hint and the example beside it, and holds nothing', async () => {
  await show()
  const price = screen.getByLabelText<HTMLInputElement>('New price')
  expect(price.value).toBe('')
  expect(price.getAttribute('inputmode')).toBe('decimal')
  expect(document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent).toContain('For one month')
  expect(screen.getByText('Lumen: 240')).toBeTruthy()
  expect(screen.getByText('Lumen: Because you have three cafés now.')).toBeTruthy()
})

test('what is typed is worked out at once and saved soon after, with whose it is and what was seen', async () => {
  await show({ answers: { old_price: answer(180), new_price: answer(200, { version: 4 }) } })
  expect(screen.getByText('€20')).toBeTruthy()
  type('New price', '1,240.50')
  await screen.findByText('€1,061')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await screen.findByText('Saved')
  expect(saved()).toEqual([{ field: 'new_price', value: 1240.5, version: 4, id: expect.any(String) }])
  expect(asked.find(({ call }) => call === saves)?.body).toMatchObject({ memberId: `ada-${members}` })
})

test('a percent typed as 50 is half', async () => {
  await show()
  type('Share that stays', '50')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'share', value: 0.5 }]))
})

test('what can’t be read as a number is said at the field and not sent', async () => {
  await show()
  const price = screen.getByLabelText('New price')
  type('New price', '12,5')
  fireEvent.blur(price)
  expect(screen.getByText('Write decimals with a point: 12.5 instead of 12,5.')).toBeTruthy()
  expect(price.getAttribute('aria-invalid')).toBe('true')
  type('New price', '12.5')
  expect(price.getAttribute('aria-invalid')).toBe('false')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 12.5 }]))
})

test('what the server refuses is said at the field, and the other answers are saved', async () => {
  await show()
  const message = 'new_price: is larger than a page can hold.'
  answers[saves] = { status: 400, body: { message, code: 'founder-file.unfitting' } }
  type('New price', '900')
  await screen.findByText(message)
  expect(screen.getByText('One answer can’t be saved. It says why below its field.')).toBeTruthy()
})

test('a number is counted or guessed, and a guess is underlined with dots', async () => {
  await show()
  type('New price', '240')
  const marks = screen.getByRole('group', { name: 'New price: counted or guessed' })
  fireEvent.click(within(marks).getByRole('button', { name: 'Guessed' }))
  expect(screen.getByLabelText('New price').className).toContain('decoration-dotted')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 240, mark: 'G' }]))
})

test('an earlier answer is shown with its page and date until it is confirmed', async () => {
  await show()
  expect(screen.getByText('Ten numbers')).toBeTruthy()
  expect(screen.getByText(/Nov 3, 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Still true: Price today' }))
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'old_price', value: 180 }]))
  expect(screen.getByLabelText<HTMLInputElement>('Price today').value).toBe('180')
})

test('or until it is changed', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Change Price today' }))
  type('Price today', '190')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'old_price', value: 190 }]))
})

test('choices and ticks are saved as what they stand for', async () => {
  await show()
  const choice = screen.getByRole('option', { name: 'Not yet' }).getAttribute('value') ?? ''
  type('Answer', choice)
  fireEvent.click(screen.getByLabelText('Read aloud'))
  await waitFor(() =>
    expect(saved()).toMatchObject([
      { field: 'answer', value: 'later' },
      { field: 'read_aloud', value: true },
    ]),
  )
})

test('a row is there before what is typed in it, and its removal can be undone', async () => {
  await show()
  type('Cost, row 1', '540')
  await screen.findAllByText('€540')
  await waitFor(() => expect(saved()).toHaveLength(2))
  const [order, cell] = saved() as [{ field: string; value: { order: string[] } }, { field: string }]
  expect(order.field).toBe('tools')
  const [row] = order.value.order
  expect(row).toMatch(/^[a-z0-9]{4,24}$/)
  expect(cell).toMatchObject({ field: `tools.${row}.cost`, value: 540 })
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }))
  await screen.findByText('Row removed.')
  await waitFor(() => expect(screen.queryByText('€540')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findAllByText('€540')
})

test('the last change is undone', async () => {
  await show({ answers: { new_price: answer(200) } })
  type('New price', '240')
  fireEvent.click(screen.getByRole('button', { name: 'Undo last change' }))
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('200')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 200 }]))
})

test('of two texts both are offered and neither is chosen; the chosen one is saved before the other goes', async () => {
  const other = [{ id: 'd1', value: 'from the laptop', version: 1, displacedAt: '2026-11-03T10:00:00.000Z' }]
  await show({ answers: { reason: answer('from the phone', { version: 2, other }) } })
  answers['DELETE /api/founder-file/pages/letter/displaced/d1'] = { status: 204, text: '' }
  const both = screen.getByRole('region', { name: 'What has changed: two versions' })
  expect(within(both).getByText('from the phone')).toBeTruthy()
  const [, second] = within(both).getAllByRole('button', { name: 'Use this one' })
  if (second) fireEvent.click(second)
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true))
  expect(saved()).toMatchObject([{ field: 'reason', value: 'from the laptop', version: 2 }])
})

test('keeping a page plants a flag with the date', async () => {
  await show({ answers: { new_price: answer(200) } })
  answers['POST /api/founder-file/pages/letter/keep'] = { body: { id: 'copy', keptOn: '2026-11-22' } }
  fireEvent.click(screen.getByRole('button', { name: 'Keep this page' }))
  await screen.findByText('kept Nov 22, 2026')
})

test('what is missing is said only when one asks', async () => {
  await show({ answers: { reason: answer('Prices rise') } })
  expect(screen.queryByText('No cause in the letter')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'What’s missing?' }))
  await screen.findByText('No cause in the letter')
})

test('whoever keeps the work elsewhere says where', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'I keep it elsewhere' }))
  type('I keep it elsewhere', 'Folder Offers, page 2')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'elsewhere', value: 'Folder Offers, page 2' }]))
})

test('below the page’s plan one’s answers are there to read', async () => {
  await show({ isOpen: false, answers: { new_price: answer(200) } })
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('200')
  expect(screen.getByLabelText('New price').matches(':disabled, fieldset[disabled] *')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Keep this page' })).toBeNull()
})

test('while the server is silent the sign says where the answer is, and it goes out afterward', async () => {
  await show()
  answers[saves] = { status: 503, text: 'away' }
  type('New price', '240')
  await screen.findByText('Not saved yet. Leave this page open until it is.')
  answers[saves] = { body: { version: 1, answers: [{ version: 1 }], computed: {}, pageVersion: 1, state: 'begun' } }
  dispatchEvent(new Event('online'))
  await screen.findByText('Saved')
  expect(new Set(saved().map((one) => JSON.stringify(one))).size).toBe(1)
})
