import { Client, type Pool, type PoolClient } from 'pg'

/** Milliseconds after which an answer that hasn't come is a reason to ask whether the server is still there. */
const patienceMs = 3000
const lookEveryMs = 1000
const probeMs = 3000

/** Since when nothing has come over a connection, and how many answers are to come. */
type Waiting = { since: number; answers: number }

export type Silence = ReturnType<typeof watchSilence>

/**
 * A machine that loses its power says nothing more, and a connection to it fails only after minutes. So where an answer
 * takes long, another connection is tried: a server that is slow takes it, and one that is gone doesn't. Then everybody
 * who waits for that one hears so.
 */
export function watchSilence(pool: Pool, connectionString: string) {
  const waiting = new Map<PoolClient, Waiting>()
  let isProbing = false

  const look = async () => {
    const oldest = Math.min(...waiting.values().map(({ since }) => since))
    if (isProbing || oldest > performance.now() - patienceMs) return
    isProbing = true
    const asked = [...waiting.keys()]
    if (!(await isThere(connectionString))) for (const client of asked) if (waiting.has(client)) breakOff(client)
    isProbing = false
  }
  const looking = setInterval(look, lookEveryMs).unref()
  pool.on('remove', (client) => waiting.delete(client))

  return {
    /** The answer, or an error once the server is known to be gone. */
    heed: async <T>(client: PoolClient, answer: Promise<T>): Promise<T> => {
      const one = waiting.get(client) ?? { since: performance.now(), answers: 0 }
      one.answers += 1
      waiting.set(client, one)
      try {
        return await answer
      } finally {
        one.answers -= 1
        one.since = performance.now()
        if (one.answers === 0) waiting.delete(client)
      }
    },
    end: () => clearInterval(looking),
  }
}

async function isThere(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    breakOff(client)
  }
}

/** Without the goodbye that a silent server would never answer. */
function breakOff(client: object): void {
  // Not part of the driver's types; its own timeout while connecting does the same.
  const { connection } = client as { connection?: { stream?: { destroy: (error?: Error) => void } } }
  connection?.stream?.destroy(new Error('the server has gone silent'))
}
