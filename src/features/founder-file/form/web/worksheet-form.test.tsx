// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepZone } from '#platform/web/zone.ts'
import { refusal, answer as replyOf } from '#tests/web/answers.ts'
import { answer, askedOf, saved, saves, savesReply, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)
afterEach(() => vi.useRealTimers())

test('each field has its label, its hint and the example beside it, and holds nothing', async () => {
  await showWorksheet()
  const price = screen.getByLabelText<HTMLInputElement>('New price')
  expect(price.value).toBe('')
  expect(price.getAttribute('inputmode')).toBe('decimal')
  const described = (price.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['EUR', 'For one month'])
  expect(screen.getByText('Lumen: €240')).toBeTruthy()
  expect(screen.getByText('Lumen: Because you have three cafés now.')).toBeTruthy()
  expect(screen.getByText(/^In italics: the answers of Lumen, an example business\./)).toBeTruthy()
  expect(screen.queryByText('Saved')).toBeNull()
})

test('the example’s choice is told in words', async () => {
  await showWorksheet()
  expect(screen.getByText('Lumen: Not yet')).toBeTruthy()
})

test('a short text stays one line, and Enter belongs to the input method while a word is composed', async () => {
  await showWorksheet()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Why it is fair')
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true)
  type('Why it is fair', 'Three cafés\n take longer')
  expect(field.value).toBe('Three cafés take longer')
})

test('a note stands beside its field, and not in its place', async () => {
  await showWorksheet()
  expect(screen.getByText('Of ten customers')).toBeTruthy()
  expect(screen.getByLabelText('Share that stays')).toBeTruthy()
  expect(screen.getByText('Before tax').closest('div')?.textContent).toContain('Rise')
})

test('a percent typed as 50 is half', async () => {
  await showWorksheet()
  type('Share that stays', '50')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'share', value: 0.5 }]))
})

test('what can’t be read as a number is said at the field and not sent', async () => {
  await showWorksheet()
  const price = screen.getByLabelText('New price')
  type('New price', 'twelve')
  expect(price.getAttribute('aria-invalid')).toBe('false')
  fireEvent.blur(price)
  await screen.findByText('We can’t read “twelve” as a number. Write it like 1,240.50.')
  expect(screen.getByText('One answer can’t be saved. The reason is below the field.')).toBeTruthy()
  expect(price.getAttribute('aria-invalid')).toBe('true')
  type('New price', '12.5')
  expect(price.getAttribute('aria-invalid')).toBe('false')
  expect(screen.queryByText(/^One answer can’t be saved/)).toBeNull()
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 12.5 }]))
})

test('decimals are written with a comma too, and shown with a point afterward', async () => {
  await showWorksheet()
  type('New price', '12,5')
  fireEvent.blur(screen.getByLabelText('New price'))
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 12.5 }]))
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('12.50')
})

test('a number is counted or guessed, and a guess is underlined with dots', async () => {
  await showWorksheet()
  type('New price', '240')
  const marks = screen.getByRole('group', { name: 'New price: counted or guessed' })
  fireEvent.click(within(marks).getByRole('button', { name: 'Guessed' }))
  expect(screen.getByLabelText('New price').className).toContain('decoration-dotted')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 240, mark: 'G' }]))
})

test('an earlier answer is shown with its page and date until it is confirmed', async () => {
  await showWorksheet()
  expect(screen.getByText('Ten numbers')).toBeTruthy()
  expect(screen.getByText(/Nov 3, 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Still true: Price today' }))
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'old_price', value: 180 }]))
  expect(screen.getByLabelText<HTMLInputElement>('Price today').value).toBe('180')
})

test('or until it is changed', async () => {
  await showWorksheet()
  fireEvent.click(screen.getByRole('button', { name: 'Change Price today' }))
  type('Price today', '190')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'old_price', value: 190 }]))
})

test('choices and ticks are saved as what they stand for', async () => {
  await showWorksheet()
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

test('keeping a page plants a flag with the date', async () => {
  const answers = await showWorksheet({ answers: { new_price: answer(200) } })
  Object.assign(answers, replyOf('POST /api/founder-file/pages/letter/keep', { id: 'copy', keptOn: '2026-11-22' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep this page' }))
  await screen.findByText('kept Nov 22, 2026')
  // Beside the button too: the flag may be far above it.
  expect(screen.getByText('Kept Nov 22, 2026')).toBeTruthy()
})

test('the printed date is the member’s own, also on an evening in America', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') })
  await showWorksheet()
  keepZone('America/Los_Angeles')
  expect(await screen.findByText('Nov 23, 2026')).toBeTruthy()
})

test('a page of which an answer isn’t saved is not kept, and says so', async () => {
  const answers = await showWorksheet()
  Object.assign(answers, refusal(saves, 503, 'away'))
  type('New price', '240')
  fireEvent.click(screen.getByRole('button', { name: 'Keep this page' }))
  await screen.findByText('Not kept: some answers of this page aren’t saved yet. Try again when they are.')
  expect(askedOf().some(({ call }) => call.endsWith('/keep'))).toBe(false)
  Object.assign(answers, savesReply())
  Object.assign(answers, replyOf('POST /api/founder-file/pages/letter/keep', { id: 'copy', keptOn: '2026-11-22' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep this page' }))
  await screen.findByText('Kept Nov 22, 2026')
  expect(screen.queryByText(/^Not kept/)).toBeNull()
})

test('what is missing is said only when one asks', async () => {
  await showWorksheet({ answers: { reason: answer('Prices rise') } })
  expect(screen.queryByText('No cause in the letter')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'What’s missing?' }))
  await screen.findByText('No cause in the letter')
})

test('what is required and still empty is named first, and nothing is said of a page that has all of it', async () => {
  await showWorksheet()
  fireEvent.click(screen.getByRole('button', { name: 'What’s missing?' }))
  await screen.findByText('Still empty: Why it is fair')
  cleanup()
  await showWorksheet({ answers: { fair: answer('They save a day'), reason: answer('Because rent rose') } })
  fireEvent.click(screen.getByRole('button', { name: 'What’s missing?' }))
  await screen.findByText('Nothing. This page has everything a good one has.')
})

test('one’s own figures stand beside the example’s as one types, and not before', async () => {
  const beside = [
    { address: 'new_price', label: 'New price', example: '240' },
    { address: 'rise', label: 'Rise', example: '60' },
  ]
  await showWorksheet({}, beside)
  expect(screen.queryByRole('region', { name: 'Yours beside Lumen’s' })).toBeNull()
  type('New price', '200')
  const region = within(await screen.findByRole('region', { name: 'Yours beside Lumen’s' }))
  expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€200Lumen: 240',
    '€20Lumen: 60',
  ])
  type('New price', '260')
  await region.findByText('€80')
  fireEvent.click(screen.getByRole('button', { name: 'Guessed' }))
  expect((await region.findByText('€260')).className).toContain('decoration-dotted')
})

test('below the page’s plan one’s answers are there to read', async () => {
  await showWorksheet({ isOpen: false, answers: { new_price: answer(200) } })
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('200')
  expect(screen.getByLabelText('New price').matches(':disabled, fieldset[disabled] *')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Keep this page' })).toBeNull()
})

test('a short answer wraps where it is longer than its line, and stays one paragraph', async () => {
  await showWorksheet()
  const why = screen.getByLabelText('Why it is fair')
  expect(why.tagName).toBe('TEXTAREA')
  expect(fireEvent.keyDown(why, { key: 'Enter' })).toBe(false)
  type('Why it is fair', 'Three cafés\nnow')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'fair', value: 'Three cafés now' }]))
})
