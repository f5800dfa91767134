import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('work with one key goes in order, one after another, also after a failure', async () => {
  const inTurn = createKeyedMutex()
  const seen: string[] = []
  const work = (name: string, ms: number, fails = false) =>
    inTurn('key', async () => {
      seen.push(`${name} begins`)
      await wait(ms)
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('a', 8), work('b', 1, true), work('c', 1)])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('work with different keys does not wait', async () => {
  const inTurn = createKeyedMutex()
  let release = () => {}
  const held = inTurn('one', () => new Promise<void>((done) => (release = done)))
  await expect(inTurn('other', async () => 'done')).resolves.toBe('done')
  release()
  await held
})
