import { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../database.ts'
import { hotQuery } from '../hot-query.ts'
import { createReadCache } from './sqlite-read-cache.ts'
import { createStatements } from './sqlite-statements.ts'

/** A hot query, and how often the database was asked. */
async function cached(text: string) {
  const db = new DatabaseSync(':memory:')
  const run = createStatements(db)
  let asked = 0
  const cache = createReadCache(db, (query) => {
    asked += 1
    return run(query)
  })
  let hot: CompiledQuery | undefined
  const executor = {
    getExecutor: () => ({ adapter: { constructor: { name: 'sqlite' } } }),
    executeQuery: async (query: CompiledQuery) => {
      hot = query
      return { rows: [] }
    },
  } as unknown as Db
  const build = () => ({ compile: () => ({ sql: text, parameters: [] }) }) as never
  await hotQuery<never, never>(build)(executor, {} as never)
  const ask = (...parameters: unknown[]) => cache.answer({ ...hot, parameters } as CompiledQuery).rows
  return { ask, asked: () => asked }
}

test('nothing, an empty text, a number and its digits are different questions', async () => {
  const { ask } = await cached('select typeof(?) as kind')
  const kinds = [null, '', 1, '1'].map((value) => ask(value)[0])
  expect(kinds).toEqual([{ kind: 'null' }, { kind: 'text' }, { kind: 'real' }, { kind: 'text' }])
  const two = await cached('select ? as a, ? as b')
  expect(two.ask('x\u0000y', 'z')).not.toEqual(two.ask('x', 'y\u0000z'))
})

test('what is kept is bounded by its length, not only by its number', async () => {
  const { ask, asked } = await cached("select replace(hex(zeroblob(2000000)), '00', 'ab') || ? as long")
  ask('0')
  ask('0')
  expect(asked()).toBe(1)
  for (let n = 1; n < 12; n += 1) ask(String(n))
  ask('0')
  expect(asked()).toBe(13)
})
