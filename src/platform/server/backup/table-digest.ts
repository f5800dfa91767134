import { createHash } from 'node:crypto'
import type { Row } from './snapshot.ts'

/** How many rows a table has, and a sum over all of them that doesn't depend on their order. */
export type TableDigest = { rows: number; sum: string }

const modulus = 2n ** 128n

/** The same for the same rows, on either engine and in a backup's file; a changed sign in any of them changes it. */
export async function tableDigest(all: AsyncIterable<Row>): Promise<TableDigest> {
  const digest = startDigest()
  for await (const row of all) digest.add(row)
  return digest.end()
}

/** The same for rows that go by on their way elsewhere. */
export function startDigest(): { add: (row: Row) => void; end: () => TableDigest } {
  let rows = 0
  let sum = 0n
  return {
    add: (row) => {
      rows += 1
      sum = (sum + hashOf(row)) % modulus
    },
    end: () => ({ rows, sum: sum.toString(16) }),
  }
}

export const isSame = (one: TableDigest, other: TableDigest): boolean =>
  one.rows === other.rows && one.sum === other.sum

function hashOf(row: Row): bigint {
  const columns = Object.keys(row).sort()
  const text = JSON.stringify(columns.map((column) => [column, plain(row[column])]))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** PostgreSQL keeps moments, SQLite their text: the same moment is the same, however many zeros it ends with. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' && instant.test(value)) return new Date(value).toISOString()
  return value ?? null
}
