// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SparkLine } from './spark-line.tsx'

afterEach(cleanup)

const point = (id: string, date: string, about: string, value: number) => ({
  ...{ id, date, about, value, onDay: 1, mark: 'C' as const, pageId: 'p', computed: false },
  ...{ at: `${date}T10:00:00.000Z`, corrected: [] },
})

test('a column that was entered late stands on its own day, so the line never runs back', () => {
  const points = [
    point('a', '2026-03-02', '2026-03-02', 3),
    point('b', '2026-08-28', '2026-04-30', 5),
    point('c', '2026-08-01', '2026-08-01', 9),
  ]
  const { container } = render(<SparkLine points={points} />)
  const lines = [...container.querySelectorAll('line')].map((line) => [
    line.getAttribute('x1'),
    line.getAttribute('x2'),
  ])
  expect(lines.every(([from, to]) => Number(from) < Number(to))).toBe(true)
})
