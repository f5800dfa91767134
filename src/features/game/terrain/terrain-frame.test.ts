import { expect, test } from 'vitest'
import { frameOf } from './terrain-frame.ts'

const sheet = { width: 2400, height: 1280 }

test.each([2.2, 1.2])('a stretch of the route is inside its frame, and the frame inside the sheet, at %d', (ratio) => {
  for (const at of [0, 0.3, 0.6, 0.9]) {
    const points = [0, 0.05, 0.1].map((on) => ({ x: (at + on) * 2400, y: 1280 - (at + on) * 1280 }))
    const { left, top, width, height } = frameOf(points, sheet, ratio)
    expect(Math.abs(width / height - ratio)).toBeLessThan(0.01)
    expect([left, top].every((edge) => edge >= 0)).toBe(true)
    expect(left + width).toBeLessThanOrEqual(2400)
    expect(top + height).toBeLessThanOrEqual(1281)
    for (const { x, y } of points) expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true)
  }
})
