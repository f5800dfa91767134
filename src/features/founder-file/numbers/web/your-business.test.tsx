// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aNumber, aPageLine, aPlainPoint, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { BusinessNumber } from '../numbers.contract.ts'
import { YourBusiness } from './your-business.tsx'

afterEach(cleanup)

const show = (numbers: BusinessNumber[], isEntryDue = false, more: Answers = {}) =>
  showPage('/', '/', YourBusiness, {
    ...numbersAnswer(numbers, { currency: 'EUR', isEntryDue }),
    ...answer('GET /api/founder-file', { pages: [aPageLine()], currency: 'EUR', weekStart: 'monday' }),
    ...more,
  })
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const cells = async (name: RegExp) =>
  (await rowOf(name)).getAllByRole('cell').map(({ textContent }) => textContent?.trim())

test('before the first number it says where they start', async () => {
  show([aNumber()])
  expect(await screen.findByRole('heading', { name: 'Your numbers start with lesson 1.' })).toBeTruthy()
  expect(screen.getByText('Ten lines, half an hour.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Open lesson 1' })).getAttribute('href')).toBe(
    '/modules/foundation-01-baseline/submodules/numbers',
  )
})

test('a number says then and now, its change, and whether it was counted or guessed', async () => {
  show([aNumber({ points: [aPoint(1, 540), aPoint(60, 860, { mark: 'G' })] })])
  const [thenNow, change, , mark] = await cells(/^Revenue/)
  expect(thenNow).toContain('€540 → then, now €860')
  expect(change).toBe('+€320')
  expect(mark).toContain('guessed')
})

test('a number without a point is a gap, not a fault', async () => {
  show([aNumber({ points: [aPoint(1, 540)] }), aNumber({ key: 'cash', label: 'Cash' })])
  expect(await cells(/^Cash/)).toEqual(['not yet', ''])
})

test('what follows from the ten stands on the page of numbers alone', async () => {
  show(Array.from({ length: 13 }, (_, n) => aNumber({ key: `n${n}`, label: `Number ${n}`, points: [aPoint(1, n)] })))
  expect(await screen.findAllByRole('row')).toHaveLength(11)
})

test('a number opens why: its days, pages and corrections', async () => {
  const corrected = { ...aPlainPoint(60, 800), id: 'old' }
  show([aNumber({ points: [aPoint(1, 540), aPoint(60, 860, { pageId: null, corrected: [corrected] })] })])
  fireEvent.click(await screen.findByRole('button', { name: 'Revenue' }))
  const why = within(await screen.findByRole('dialog', { name: 'Revenue' }))
  const items = (await why.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items[0]).toContain('day 60Entered on its ownCorrected; it was €800Remove€860counted')
  expect(await why.findByRole('link', { name: 'The ten numbers' })).toBeTruthy()
})

test('an entry of its own can be removed once that is confirmed; what stands on a page or follows from others can’t', async () => {
  const removed = answer('DELETE /api/founder-file/numbers/:entryId', undefined)
  const points = [aPoint(1, 540), aPoint(60, 550, { computed: true, pageId: null })]
  const slip = aPoint(1, 900, { id: 'slip', pageId: null, date: '2019-01-03' })
  const asked = show([aNumber({ points: [slip, ...points] })], false, removed)
  fireEvent.click(await screen.findByRole('button', { name: 'Revenue' }))
  const why = within(await screen.findByRole('dialog', { name: 'Revenue' }))
  expect((await why.findAllByRole('listitem')).at(-1)?.textContent).toContain('Jan 3, 2019 before day 1')
  const [button, ...others] = why.getAllByRole('button', { name: /^Remove/ })
  expect(others).toEqual([])
  if (button) fireEvent.click(button)
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  fireEvent.click(why.getByRole('button', { name: /^Remove .* for good$/ }))
  await expect.poll(() => asked.map(({ call }) => call)).toContain('DELETE /api/founder-file/numbers/slip')
})

test('a point that the assistant proposed says so, and when it was confirmed', async () => {
  const proposedAt = '2026-03-01T10:00:00.000Z'
  show([aNumber({ points: [aPoint(1, 540, { pageId: null, proposedAt, at: '2026-03-02T10:00:00.000Z' })] })])
  fireEvent.click(await screen.findByRole('button', { name: 'Revenue' }))
  const why = within(await screen.findByRole('dialog', { name: 'Revenue' }))
  expect((await why.findAllByRole('listitem'))[0]?.textContent).toContain(
    'Proposed by the assistant, confirmed by you on Mar 2, 2026',
  )
})

test('when this week’s entry is due it is asked for', async () => {
  show([aNumber({ points: [aPoint(1, 540)] })], true)
  expect((await screen.findByRole('link', { name: 'Enter this week’s numbers' })).getAttribute('href')).toBe(
    '/founder-file/numbers',
  )
})
