// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aClientOutcome } from '#tests/web/coaching/outcome-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { ClientOutcomes } from './client-outcomes.tsx'

afterEach(cleanup)

const show = (...outcomes: ReturnType<typeof aClientOutcome>[]) =>
  showPage('/', '/', () => <ClientOutcomes clientId="ada" name="Ada Okafor" />, {
    ...answer('GET /api/coach/clients/ada/outcomes', { outcomes }),
    ...answer('POST /api/coach/clients/ada/outcome-filings/f1/decision', aClientOutcome({ state: 'proved' })),
  })

/** As on the client’s page, where more is read. */
function BesideOthers() {
  const { data } = useQuery(clients)
  return data && <ClientOutcomes clientId="ada" name="Ada Okafor" />
}

test('what waits comes first, with a way to each page of the evidence', async () => {
  show(aClientOutcome({ id: 'price', title: 'Price', state: 'proved', filingId: null }), aClientOutcome())
  expect(await screen.findByText('1 of 2 proved, 1 waits for you')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'First paying customer',
    'Price',
  ])
  expect(screen.getByRole('link', { name: 'Five asks this week' }).getAttribute('href')).toBe(
    '/coach/clients/ada/file?page=asks-log',
  )
})

test('it is returned with a reason, never without', async () => {
  const asked = show(aClientOutcome())
  fireEvent.click(await screen.findByRole('button', { name: 'Return First paying customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Return it' }))
  expect(await dialog.findByText('Say what is missing.')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: 'What is missing' }), { target: { value: 'Who said yes?' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Return it' }))
  expect(await screen.findByText('Ada Okafor sees it on their outcomes page')).toBeTruthy()
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { decision: 'returned', reason: 'Who said yes?' },
  ])
})

test('that it was decided is said, though nothing waits there any more', async () => {
  const list = 'GET /api/coach/clients/ada/outcomes'
  const proved = aClientOutcome({ state: 'proved', filingId: null })
  const answers = {
    ...answer(list, { outcomes: [aClientOutcome()] }),
    // Elsewhere on the client’s page; read again too, and last.
    ...answer('GET /api/coach/clients?limit=500', [], () => new Promise((done) => setTimeout(done, 50))),
  }
  Object.assign(
    answers,
    answer('POST /api/coach/clients/ada/outcome-filings/f1/decision', proved, () =>
      Object.assign(answers, answer(list, { outcomes: [proved] })),
    ),
  )
  showPage('/', '/', BesideOthers, answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm First paying customer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm it' }))
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
})

test('what isn’t shared can’t be confirmed, and it says so', async () => {
  show(aClientOutcome({ evidence: aClientOutcome().evidence.map((page) => ({ ...page, isShared: false })) }))
  expect((await screen.findByRole('button', { name: /^Confirm/ })).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Five asks this week (not shared with you)')).toBeTruthy()
})
