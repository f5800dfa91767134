import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each(['/api/modules', '/api/resources'])('%s comes in the smallest form that the caller takes', async (path) => {
  const ada = await world.member()
  const get = (encoding?: string) => ada.send('GET', path, undefined, encoding ? { 'accept-encoding': encoding } : {})
  const plain = await get()
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get(encoding)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
    expect(decompress(rawPayload).toString()).toBe(plain.body)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.7)
  }
})

test('a small reply goes as it is', async () => {
  const { headers } = await world.stranger.send('GET', '/healthz', undefined, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
})
