import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const clients = new Map<string, Client>()

/** Milliseconds of processor time so far: of the server, and of the processes that PostgreSQL has for it. */
export async function workDone(pid: number, url: string | undefined): Promise<{ server: number; database: number }> {
  return { server: millisecondsOf(pid), database: url ? await ofBackends(url) : 0 }
}

/** By the kernel’s own count, in nanoseconds. */
function millisecondsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0)
  } catch {
    return 0
  }
}

async function ofBackends(url: string): Promise<number> {
  const { rows } = await (await clientOf(url)).query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1',
    [new URL(url).pathname.slice(1)],
  )
  return rows.map(({ pid }) => millisecondsOf(pid)).reduce((sum, ms) => sum + ms, 0)
}

/** One connection for each, to the database beside it, so that asking isn’t counted. */
async function clientOf(url: string): Promise<Client> {
  const known = clients.get(url)
  if (known) return known
  const client = new Client({ connectionString: new URL('/postgres', url).href })
  client.on('error', () => {})
  await client.connect()
  clients.set(url, client)
  return client
}
