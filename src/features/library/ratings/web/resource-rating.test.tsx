// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ResourceDetail } from '../../resources/resources.contract.ts'
import { ResourceRating } from './resource-rating.tsx'

const call = 'POST /api/resources/ten-numbers/rating'
// The rating alone reads these.
const resource = { id: 'ten-numbers', stars: 2, rating: null, ratings: 0 } as ResourceDetail
const Page = () => <ResourceRating resource={resource} />

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function show(answers: Answers) {
  const asked = showPage('/', '/', Page, answers)
  await screen.findByRole('radio', { name: '1 star' })
  return () => asked.filter((one) => one.call === call).map(({ body }) => (body as { stars: number }).stars)
}
const choose = (stars: string) => fireEvent.click(screen.getByRole('radio', { name: stars }))
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const rated = answer(call, { rating: 4, ratings: 1 })

test('of the stars that the arrow keys pass, the one where they rest is sent', async () => {
  const sent = await show(rated)
  for (const stars of ['3 stars', '4 stars', '5 stars']) {
    choose(stars)
    await pass(200)
  }
  expect(sent()).toEqual([])
  await pass(600)
  expect(sent()).toEqual([5])
  await pass(2000)
  expect(sent()).toEqual([5])
})

test('what is pointed at is sent right away, and what was chosen by keys as the page goes away', async () => {
  const sent = await show(rated)
  const star = screen.getByRole('radio', { name: '4 stars' })
  fireEvent.pointerDown(star)
  fireEvent.click(star)
  await pass(10)
  expect(sent()).toEqual([4])
  fireEvent.keyDown(star, { key: 'ArrowLeft' })
  choose('3 stars')
  await pass(10)
  expect(sent()).toEqual([4])
  fireEvent(window, new Event('pagehide'))
  await pass(10)
  expect(sent()).toEqual([4, 3])
})

test('whoever goes on, or closes it, has their choice sent then', async () => {
  const sent = await show(rated)
  choose('4 stars')
  fireEvent.blur(screen.getByRole('radio', { name: '4 stars' }), { relatedTarget: document.body })
  await pass(10)
  expect(sent()).toEqual([4])
  choose('1 star')
  cleanup()
  await pass(10)
  expect(sent()).toEqual([4, 1])
})

test('one is sent at a time, and of those chosen meanwhile the last', async () => {
  const gate = Promise.withResolvers<void>()
  const sent = await show(answer(call, { rating: 4, ratings: 1 }, gate.promise))
  choose('3 stars')
  await pass(700)
  choose('4 stars')
  await pass(700)
  choose('5 stars')
  await pass(700)
  expect(sent()).toEqual([3])
  gate.resolve()
  await pass(1000)
  expect(sent()).toEqual([3, 5])
})

test('a rating that fails says so, and the one of before stands there again', async () => {
  await show(refusal(call, 500))
  choose('5 stars')
  await pass(700)
  expect(await screen.findByText('Rating failed')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true)
})
