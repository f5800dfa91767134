import { expect, test } from 'vitest'
import { layouts, posterNumber, walkedWords } from './poster.rules.ts'

const month = (instant: string) => instant.slice(0, 7)
const dates = { first: '2026-11-03T10:00:00.000Z', last: '2027-05-02T10:00:00.000Z' }

test.each([
  [{ completed: 95, total: 95, ...dates }, '180 days · 95 lessons · 2026-11 – 2027-05'],
  [{ completed: 95, total: 95, ...dates, last: dates.first }, '180 days · 95 lessons · 2026-11'],
  [{ completed: 24, total: 95, ...dates }, '24 of 95 lessons · since 2026-11'],
  [{ completed: 0, total: 95, first: undefined, last: undefined }, '95 lessons ahead'],
])('%o says %s', (walked, words) => {
  expect(walkedWords(walked, month)).toBe(words)
})

const number = { key: 'hours', label: 'Hours a week', unit: 'hours', digits: 0 } as Parameters<
  typeof posterNumber
>[0]['number']
const point = (value: number) => ({ value }) as Parameters<typeof posterNumber>[0]['first']

test('a number is told then and now, or alone where it was counted once', () => {
  expect(posterNumber({ number, first: point(58), last: point(40) }, 'USD').text).toBe('58 h → 40 h')
  expect(posterNumber({ number, first: point(58), last: undefined }, 'USD').text).toBe('58 h')
})

test('a guess is said with the name of its number, since strangers read the poster', () => {
  const label = (...marks: ('C' | 'G')[]) => {
    const [first, last] = marks.map((mark) => ({ ...point(58), mark }))
    return first && posterNumber({ number, first, last }, 'USD').label
  }
  expect([label('C'), label('G'), label('C', 'C')]).toEqual(['Hours a week', 'Hours a week (guessed)', 'Hours a week'])
  expect([label('C', 'G'), label('G', 'G')]).toEqual(['Hours a week (guessed)', 'Hours a week (guessed)'])
  expect(label('G', 'C')).toBe('Hours a week (the first guessed)')
})

test.each(Object.entries(layouts))(
  'on a %s poster the map fills at least 55 percent, and nothing overlaps or leaves it',
  (_, layout) => {
    const { width, height, map, text } = layout
    expect((map.width * map.height) / (width * height)).toBeGreaterThan(0.55)
    for (const { left, top, width: w, height: h } of [map, text]) {
      expect(Math.min(left, top)).toBeGreaterThan(0)
      expect(left + w).toBeLessThan(width)
      expect(top + h).toBeLessThan(height)
    }
    expect(text.left + text.width <= map.left || text.top >= map.top + map.height).toBe(true)
  },
)
