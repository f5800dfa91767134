import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportAccount } from '#features/account/privacy/privacy.contract.ts'
import { fileWriter } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => world.close())

const get = async (member: TestMember) =>
  (await member.send('GET', '/api/founder-file/export?format=json&of=all')).statusCode

test('who asks for many files is made three at once, and thirty an hour, and others get theirs', async () => {
  const [{ ada }, eve] = [await fileWriter(world), await world.member()]
  const many = Array.from({ length: 12 }, () => get(ada))
  expect(await get(eve)).toBe(200)
  const told = await Promise.all(many)
  expect(told.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(told.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  for (let n = many.length; n < 30; n += 1) expect(await get(ada)).toBe(200)
  expect(await get(ada)).toBe(429)
  // The download of everything has a limit of its own.
  expect((await ada.call(exportAccount, { body: {} })).status).toBe(200)
  expect(await get(eve)).toBe(200)
})
