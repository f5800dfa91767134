import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/queries.ts'
import { answer, answerWith } from '#tests/web/answers.ts'
import { pageModel } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { BodyItem } from '../../worksheets/body.ts'
import type { Finding } from '../finding.ts'
import { Questioned } from './questioned.tsx'

afterEach(cleanup)

const body = [
  { field: 'goal', label: 'Goal', kind: 'short text' },
  { field: 'price', label: 'Price', kind: 'short text' },
].map((item) => BodyItem.parse(item))
const question = [
  { in: ['goal'], doubts: ['several', 'number'], test: 'Keep one, with a number.' },
  { in: ['price'], doubts: ['hidden'], test: 'Write one full price.' },
]
const figures = [
  { field: 'hours', label: 'Hours you work in a week', kind: 'hours' },
  { field: 'paid', label: 'Customers who paid', kind: 'number' },
  { field: 'fresh', label: 'New customers', kind: 'number' },
  { field: 'share', label: 'Share of your week for selling', kind: 'percent' },
  { field: 'margin', label: 'Markup', kind: 'percent' },
].map((item) => BodyItem.parse(item))
const good = [{ holds: '[fresh]<=[paid]', says: 'more new customers than customers who paid' }]
const model = pageModel({ body: [...body, ...figures], done: [], good, question } as never)

const nothingNew = () => () => {}
/** Everything is saved; `beside` is what the server questions of it. */
function show(texts: Record<string, string | number>, beside: readonly Finding[] = []) {
  answerWith(answer('GET /api/founder-file/pages/goals/questions', { findings: [...beside] }))
  const held = new Map(Object.entries(texts).map(([address, value]) => [address, { value }]))
  const form = {
    ...{ model, held, filled: { carried: {}, page: { id: 'goals' } } },
    writing: { subscribe: nothingNew, get: () => '' },
    outbox: { subscribe: nothingNew, page: () => ({ shown: { get: () => [] }, unsaved: () => [] }) },
  } as unknown as PageForm
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Questioned form={form} />
    </QueryClientProvider>,
  )
}

test('an answer that is doubted for two reasons is listed once, with both and one test', () => {
  show({ goal: 'Grow sales and open a second shop', price: 'On request' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  // In the form it stands where changes are read out: of what is typed, only the number of questions is.
  expect(screen.getByText('Two things to look at again:').closest('[aria-live]')).toBeNull()
  expect(screen.getByRole('list').closest('[aria-live=off]')).toBeTruthy()
  expect(screen.getByText(/several things in here.*no number in it yet/)).toBeTruthy()
  expect(screen.getAllByText(/Keep one, with a number/)).toHaveLength(1)
})

test('figures that can’t be are questioned without a word beside them, two first and the others behind More', () => {
  show({ hours: 200, paid: 2.5, fresh: 6, share: 1.1, margin: 2 })
  const first = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first.join()).toMatch(
    /Hours you work in a week“200”A week has 168 hours.*Customers who paid“2.5”People come in/,
  )
  const more = screen.getByText('More (2)').parentElement?.textContent
  expect(more).toContain('Share of your week for selling“110%”')
  expect(more).toContain('More new customers than customers who paid.')
  expect(more).not.toContain('Markup')
})

test('what a rule finds to be there is said first, and never of an answer that is questioned', () => {
  show({ goal: '12 boxes a week at €28', price: 'On request' })
  expect(screen.getByText('Good: your answer to “Goal” has a number in it that anyone can check.')).toBeTruthy()
  cleanup()
  show({ goal: 'Grow sales', price: 'On request' })
  expect(screen.queryByText(/^Good:/)).toBeNull()
})

test('sound answers are left alone, and an empty page says that there is nothing yet', () => {
  show({ goal: '12 boxes a week at €28', price: '€28 a box' })
  expect(screen.getByText(/nothing to question by the lesson/)).toBeTruthy()
  cleanup()
  show({})
  expect(screen.getByText(/nothing on this page yet/)).toBeTruthy()
  cleanup()
  show({ hours: 40, paid: 3, fresh: 1, share: 0.2 })
  expect(screen.getByText(/nothing to question by the lesson/)).toBeTruthy()
})

const likely: Omit<Finding, 'quote'> = {
  address: 'goal',
  label: 'Goal',
  doubt: 'several',
  says: 'Several things together.',
  test: 'Keep one.',
}

test('what the server questions beside that is added once, and only where its words still stand', async () => {
  show({ goal: '12 boxes a week, half of them for schools', price: '€28 a box' }, [
    { ...likely, quote: '12 boxes a week, half of them for schools' },
    { ...likely, address: 'price', label: 'Price', quote: 'On request' },
  ])
  expect(await screen.findByText('Several things together.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  show({ goal: 'Grow sales and open a second shop' }, [{ ...likely, quote: 'Grow sales and open a second shop' }])
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByText('One thing to look at again:')).toBeTruthy()
})
