import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pageModel } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { BodyItem } from '../../worksheets/body.ts'
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
const model = pageModel({ body, done: [], good: [], question } as never)

function show(texts: Record<string, string>) {
  const held = new Map(Object.entries(texts).map(([address, value]) => [address, { value }]))
  const form = { model, held, filled: { carried: {} } } as unknown as PageForm
  return render(<Questioned form={form} />)
}

test('an answer that is doubted for two reasons is listed once, with both and one test', () => {
  show({ goal: 'Grow sales and open a second shop', price: 'On request' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/question 2 things/)).toBeTruthy()
  expect(screen.getByText(/Several things together.*No number to check this by/)).toBeTruthy()
  expect(screen.getAllByText(/Keep one, with a number/)).toHaveLength(1)
})

test('sound answers are left alone, and an empty page says that there is nothing yet', () => {
  show({ goal: '12 boxes a week at €28', price: '€28 a box' })
  expect(screen.getByText(/nothing to question by the lesson/)).toBeTruthy()
  cleanup()
  show({})
  expect(screen.getByText(/nothing in words on this page yet/)).toBeTruthy()
})
