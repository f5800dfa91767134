import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

test('the drawing of the map weighs at most 12 kB compressed', () => {
  const drawing = readFileSync(new URL('../../src/features/game/map/web/map-drawing.ts', import.meta.url))
  expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(12_000)
})
