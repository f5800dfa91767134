// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aNumber, aPoint } from '#tests/web/founder-file-data.ts'
import { FourDays } from './four-days.tsx'

afterEach(cleanup)

const entry = (onDay: number, value: number) => aPoint(onDay, value, { id: `entry-${onDay}`, pageId: null })
const cells = (points: ReturnType<typeof aPoint>[], isOver?: boolean) => {
  render(<FourDays numbers={[aNumber({ points })]} currency="USD" startedOn="2026-01-03" {...(isOver && { isOver })} />)
  const days = within(screen.getByRole('region', { name: 'Days 1, 60, 120 and 180' }))
  return within(days.getByRole('row', { name: /^Revenue/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('days 1, 60, 120 and 180 stand side by side', () => {
  expect(cells([aPoint(1, 540), aPoint(60, 1638, { mark: 'G' })])).toEqual(['$540', '$1,638', '– not yet', '– not yet'])
})

test('what was entered for a day before the first is not shown as day 1', () => {
  expect(cells([aPoint(1, 900, { pageId: null, date: '2025-12-20' })])[0]).toBe('– not yet')
})

test('where a day has no entry, that of its week is shown with its own day, the nearest one', () => {
  const points = [aPoint(1, 540), entry(54, 800), entry(58, 820), entry(65, 900), entry(130, 1200)]
  expect(cells(points)).toEqual(['$540', '$820day 58', '– no entry', '– not yet'])
})

test('once the program is over nothing is still to come', () => {
  expect(cells([aPoint(1, 540)], true)).toEqual(['$540', '– no entry', '– no entry', '– no entry'])
})
