import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { contains, escapeLike, isLike } from './like.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const text = (words: string) => sql`cast(${words} as text)`
const holds = async (found: ReturnType<typeof contains>) => {
  const { rows } = await sql<{ is: number }>`select case when ${found} then 1 else 0 end as "is"`.execute(world.db)
  return rows[0]?.is === 1
}

test.each([
  ['100 % of a_b', '0 % o', true],
  ['100 % of a_b', 'a_b', true],
  ['100 percent', '0 %', false],
  ['axb', 'a_b', false],
  ['C:\\files', ':\\f', true],
  ['C:files', ':\\f', false],
  ['anything', '', true],
])('“%s” holds “%s”: %s', async (whole, words, is) => {
  expect(await holds(contains(text(whole), words))).toBe(is)
})

test('a text that stands for itself may be part of a pattern', async () => {
  expect(await holds(isLike(text('a_b.1.cash'), `${escapeLike('a_b')}.%.cash`))).toBe(true)
  expect(await holds(isLike(text('axb.1.cash'), `${escapeLike('a_b')}.%.cash`))).toBe(false)
})
