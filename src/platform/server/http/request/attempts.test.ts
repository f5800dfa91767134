import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { countAttempt, deleteEndedWindows, refuseSpent } from './attempts.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const tooMany = expect.objectContaining({ status: 429 })
const attempt = (...of: string[]) => ({ of, limit: 3, seconds: 60 })
const endWindows = () =>
  world.db
    .updateTable('attempts')
    .set({ windowEndsAt: iso(machineNow().subtract({ seconds: 1 })) })
    .execute()

test('of many attempts at once exactly as many pass as the limit says', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => countAttempt(world.db, attempt('a'))))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a refusal says how long to wait', async () => {
  for (let i = 0; i < 3; i += 1) await countAttempt(world.db, attempt('b'))
  const refusal = await countAttempt(world.db, attempt('b')).catch((error) => error)
  expect(refusal.retryAfter).toBeGreaterThan(50)
  expect(refusal.retryAfter).toBeLessThanOrEqual(60)
})

test('keys do not run into one another', async () => {
  for (let i = 0; i < 3; i += 1) await countAttempt(world.db, attempt('c', 'd'))
  await expect(countAttempt(world.db, attempt('c d'))).resolves.toBe(1)
})

test('a window that ended begins anew', async () => {
  for (let i = 0; i < 3; i += 1) await countAttempt(world.db, attempt('e'))
  await expect(countAttempt(world.db, attempt('e'))).rejects.toEqual(tooMany)
  await endWindows()
  await expect(refuseSpent(world.db, attempt('e'))).resolves.toBeUndefined()
  await expect(countAttempt(world.db, attempt('e'))).resolves.toBe(1)
})

test('looking does not count', async () => {
  for (let i = 0; i < 10; i += 1) await refuseSpent(world.db, attempt('f'))
  for (let i = 0; i < 3; i += 1) await countAttempt(world.db, attempt('f'))
  await expect(refuseSpent(world.db, attempt('f'))).rejects.toEqual(tooMany)
})

test('windows that ended are forgotten, and no key tells what was counted', async () => {
  await countAttempt(world.db, attempt('ada@example.com'))
  await endWindows()
  await countAttempt(world.db, attempt('g'))
  await deleteEndedWindows(world.db)
  const rows = await world.db.selectFrom('attempts').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('ada')
})
