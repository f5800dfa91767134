// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bringIntoSight } from './in-sight.ts'

const reaching = (from: number, to: number) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ left: from, right: to }) as DOMRect
  return element
}

test.each([
  ['that is seen stays where it is', 100, 200, 50],
  ['beyond the end is scrolled to', 300, 420, 134],
  ['before the beginning is scrolled back to', -30, 40, 0],
])('a tab %s', (_, from, to, scrollLeft) => {
  const [strip, tab] = [reaching(0, 360), reaching(from, to)]
  strip.append(tab)
  strip.scrollLeft = 50
  bringIntoSight(tab)
  expect(Math.max(0, strip.scrollLeft)).toBe(scrollLeft)
})
