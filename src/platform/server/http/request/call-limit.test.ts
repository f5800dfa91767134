import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { type CallLimit, createCallLimit } from './call-limit.ts'

// A server by itself asks no database.
const calling = (memberId: string, method: string) => ({ db: undefined as never, memberId, method })
const call = (limit: CallLimit, id: string, method: string, times: number) => {
  for (let i = 0; i < times; i += 1) void limit(calling(id, method))
}

test.each([
  ['POST', 300],
  ['GET', 1200],
])('a member sends %s %d times a minute, and another one is not held up by that', (method, most) => {
  const limit = createCallLimit(true)
  call(limit, 'ada', method, most)
  expect(() => limit(calling('ada', method))).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => call(limit, 'grace', method, most)).not.toThrow()
})

test('writes are not held up by reads', () => {
  const limit = createCallLimit(true)
  call(limit, 'ada', 'GET', 1200)
  expect(() => limit(calling('ada', 'DELETE'))).not.toThrow()
})

test('switched off, it lets everything through', () => {
  expect(() => call(createCallLimit(false), 'ada', 'POST', 5000)).not.toThrow()
})

test('of three servers each knows soon what the others counted, and none asks the database for every call', async () => {
  const world = await newWorld()
  const now = Temporal.Instant.from('2026-03-02T12:00:05Z')
  const servers = [1, 2, 3].map(() => createCallLimit(true, true, () => now))
  let allowed = 0
  let told = 0
  const countAll = async (memberId: string) => {
    for (let n = 0; n < 600; n += 1) {
      try {
        const telling = servers[n % 3]?.({ db: world.db, memberId, method: 'POST' })
        if (telling) told += 1
        await telling
        allowed += 1
      } catch (error) {
        expect(error).toMatchObject({ status: 429 })
      }
    }
  }
  await countAll('ada')
  expect(allowed).toBeGreaterThanOrEqual(300)
  expect(allowed).toBeLessThanOrEqual(330)
  expect(told).toBeLessThanOrEqual(22)
  await world.close()
})

test('a member who reads without end is told when to come back', async () => {
  const world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  const [mallory, ada] = [await world.member(), await world.member()]
  const read = ({ cookie }: { cookie?: string | undefined }) =>
    world.app.inject({ url: '/api/auth/user', headers: { cookie: cookie ?? '' } })
  let last = await read(mallory)
  for (let n = 0; n < 1300 && last.statusCode === 200; n += 1) last = await read(mallory)
  expect([last.statusCode, last.json().code]).toEqual([429, 'request.tooMany'])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await read(ada)).statusCode).toBe(200)
  await world.close()
})
