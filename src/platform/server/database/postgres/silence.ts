import { Client, type Pool, type PoolClient } from 'pg'

/** Milliseconds after which an answer that hasn't come is a reason to ask whether the server is still there. */
const patienceMs = 3000
const lookEveryMs = 1000
const probeMs = 3000

export type Silence = ReturnType<typeof watchSilence>

/**
 * A machine that loses its power says nothing more, and a connection to it fails only after minutes. So where an answer
 * takes long, another connection is tried: a server that is slow takes it, and one that is gone doesn't. Then everybody
 * who waits for that one hears so.
 */
export function watchSilence(pool: Pool, connectionString: string) {
  const waitingSince = new Map<PoolClient, number>()
  let isProbing = false

  const look = async () => {
    const oldest = Math.min(...waitingSince.values())
    if (isProbing || oldest > performance.now() - patienceMs) return
    isProbing = true
    const asked = [...waitingSince.keys()]
    if (!(await isThere(connectionString))) for (const client of asked) if (waitingSince.has(client)) breakOff(client)
    isProbing = false
  }
  const looking = setInterval(look, lookEveryMs).unref()
  pool.on('remove', (client) => waitingSince.delete(client))

  return {
    /** The answer, or an error once the server is known to be gone. */
    heed: async <T>(client: PoolClient, answer: Promise<T>): Promise<T> => {
      waitingSince.set(client, performance.now())
      try {
        return await answer
      } finally {
        waitingSince.delete(client)
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
