import type { QueryResult } from 'pg'
import { expect, test } from 'vitest'
import type { Prepared } from './postgres-connection.ts'
import { sharedReads } from './shared-reads.ts'

/** A pool that counts, whose connections answer in order with what they were asked, each in a turn of its own. */
function countingPool({ failsAt }: { failsAt?: string } = {}) {
  const counts = { opened: 0, held: 0, most: 0 }
  const sent: string[] = []
  const connect = async (): Promise<Prepared> => {
    counts.opened += 1
    counts.held += 1
    counts.most = Math.max(counts.most, counts.held)
    let isSpent = false
    let before: Promise<unknown> = Promise.resolve()
    const answer = async (text: string): Promise<QueryResult> => {
      isSpent ||= text === failsAt
      if (text === failsAt) throw new Error('gone')
      return { rows: [{ text }], command: 'SELECT', rowCount: 1, oid: 0, fields: [] }
    }
    const query = (text: string) => {
      sent.push(text)
      const answered = before.catch(() => {}).then(() => answer(text))
      before = answered
      return answered
    }
    const release = () => {
      counts.held -= 1
    }
    return { query, gather: () => void sent.push('gather'), release, isSpent: () => isSpent }
  }
  const pool = { connect, end: async () => {}, options: {} }
  return { counts, sent, pool, read: sharedReads(pool) }
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `read ${n}`)

test('reads that come together share connections, each is answered its own, and all are given back', async () => {
  const { counts, read } = countingPool()
  const texts = names(40)
  expect(await Promise.all(texts.map((text) => read(text, [])))).toMatchObject(
    texts.map((text) => ({ rows: [{ text }] })),
  )
  expect(counts).toEqual({ opened: 3, held: 0, most: 3 })
})

test('what is read is gathered with what else is read in this pass', async () => {
  const { sent, read } = countingPool()
  await Promise.all(names(2).map((text) => read(text, [])))
  expect(sent).toEqual(['gather', 'read 0', 'gather', 'read 1'])
})

test('reads one after the other hold one connection at a time', async () => {
  const { counts, read } = countingPool()
  for (const text of names(3)) await read(text, [])
  expect(counts).toEqual({ opened: 3, held: 0, most: 1 })
})

test('after a connection failed, the next read gets another one, and it is given back once its last read ended', async () => {
  const { counts, read } = countingPool({ failsAt: 'read 1' })
  const first = await Promise.allSettled(names(3).map((text) => read(text, [])))
  expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await read('later', [])).toMatchObject({ rows: [{ text: 'later' }] })
  expect(counts).toEqual({ opened: 2, held: 0, most: 1 })
})

test('where no connection is to be had, each read is told, and the next one asks anew', async () => {
  const { pool } = countingPool()
  let isAway = true
  const connect = () => (isAway ? Promise.reject(new Error('away')) : pool.connect())
  const read = sharedReads({ ...pool, connect })
  const told = await Promise.allSettled(names(3).map((text) => read(text, [])))
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  isAway = false
  expect(await read('later', [])).toMatchObject({ rows: [{ text: 'later' }] })
})
