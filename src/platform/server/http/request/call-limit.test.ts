import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { type CallLimit, createCallLimit } from './call-limit.ts'

const call = (limit: CallLimit, id: string, method: string, times: number) => {
  for (let i = 0; i < times; i += 1) limit(id, method)
}

test.each([
  ['POST', 300],
  ['GET', 1200],
])('a member sends %s %d times a minute, and another one is not held up by that', (method, most) => {
  const limit = createCallLimit(true)
  call(limit, 'ada', method, most)
  expect(() => limit('ada', method)).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => call(limit, 'grace', method, most)).not.toThrow()
})

test('writes are not held up by reads', () => {
  const limit = createCallLimit(true)
  call(limit, 'ada', 'GET', 1200)
  expect(() => limit('ada', 'DELETE')).not.toThrow()
})

test('switched off, it lets everything through', () => {
  expect(() => call(createCallLimit(false), 'ada', 'POST', 5000)).not.toThrow()
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
