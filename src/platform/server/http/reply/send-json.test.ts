import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { getSubModule } from '#features/journey/lessons/lessons.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const lesson = '/api/submodules/foundation-01-runway'

test.each(['/api/modules', '/api/resources', '/api/gamification/profile', lesson])(
  '%s comes in the smallest form that the caller takes',
  async (path) => {
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
  },
)

test.each(['br', 'gzip', 'identity'])(
  'of a lesson everyone has the text, and their own completion: %s',
  async (encoding) => {
    const [ada, ben] = [await world.member(), await world.member({ tier: 'elite' })]
    const [subModuleId, moduleId] = ['foundation-01-runway', 'foundation-01-founder-baseline']
    await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
    const read = async ({ send }: TestMember) => {
      const { headers, rawPayload } = await send('GET', lesson, undefined, { 'accept-encoding': encoding })
      const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])]
      return getSubModule.reply.parse(JSON.parse((decompress ? decompress(rawPayload) : rawPayload).toString()))
    }
    const [hers, his] = [await read(ada), await read(ben)]
    expect([hers.isCompleted, typeof hers.completedAt]).toEqual([true, 'string'])
    expect(his).toEqual({ ...hers, isCompleted: false, completedAt: null })
    expect(his.content).toBe(world.services.program.subModuleById.get(subModuleId)?.content)
  },
)

test('a small reply goes as it is', async () => {
  const { headers } = await world.stranger.send('GET', '/healthz', undefined, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
})
