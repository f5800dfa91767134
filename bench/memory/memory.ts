import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { loadContent } from '../../src/app/server/content/load-content.ts'
import { asAdmin } from '../../tests/peers/postgres-admin.ts'
import { startPostgres } from '../../tests/peers/postgres-server.ts'
import { serveProcess } from '../../tests/peers/process.ts'
import { asInstalled } from '../mixed/as-installed.ts'
import { fill } from '../mixed/fill.ts'
import { load } from '../mixed/load.ts'
import { makePeople, type Person, secret } from '../mixed/people.ts'
import { createCalls, seeded } from '../mixed/requests.ts'
import { cpuMs } from '../mixed/variant.ts'

const members = 2000
const writes = 0.05
const rows = 5
const settledMs = 5000
/** A little longer than the server waits before it makes the assistant's index. */
const indexedMs = 70_000

type Content = ReturnType<typeof loadContent>

/** What a server holds of memory as it is started in an installation: empty, with 2,000 members, and after so many mixed calls. */
export async function measureMemory(calls: number): Promise<void> {
  const content = loadContent(contentReader('content'), { local: true })
  const people = makePeople(members, content.program.modules, content.library.resources.length)
  for (const engine of ['sqlite', 'postgres'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'frontier-memory-'))
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    try {
      const url = server && `${server.url}memory`
      if (server) await asAdmin(server.url, 'create database memory')
      const env = { ...asInstalled, AUTH_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) }
      print([engine, 'resident MB', 'anonymous', 'files', 'highest', 'µs of CPU a call'])
      for (const time of ['first', 'second']) await measureStart(`${time} start, empty`, folder, env)
      await fillWith(people, content, { url, dataDir: folder })
      await measureLoad(folder, env, { people, content, calls })
    } finally {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function measureStart(what: string, folder: string, env: Record<string, string>): Promise<void> {
  const served = await serveProcess(folder, env)
  await wait(settledMs)
  print([what, ...held(served.pid)])
  await served.stop()
}

async function fillWith(
  people: readonly Person[],
  content: Content,
  place: { url: string | undefined; dataDir: string },
) {
  const database = await openDatabase(place)
  await migrate(database, join(import.meta.dirname, '../../migrations'))
  await fill(database.db, people, content)
  await database.close()
}

type Load = { people: Person[]; content: Content; calls: number }

async function measureLoad(folder: string, env: Record<string, string>, { people, content, calls }: Load) {
  const served = await serveProcess(folder, env)
  try {
    await wait(settledMs)
    print([`${members} members`, ...held(served.pid)])
    await wait(indexedMs)
    print(['with the index', ...held(served.pid)])
    const next = createCalls(people, content.library.resources, seeded(1))
    for (let row = 1; row <= rows; row += 1) {
      const cpu = cpuMs(served.pid)
      await load(served.url, () => next(writes), calls / rows)
      const each = ((cpuMs(served.pid) - cpu) * 1000) / (calls / rows)
      print([`after ${(calls / rows) * row} calls`, ...held(served.pid), each.toFixed(0)])
    }
    await wait(indexedMs)
    print(['a minute later', ...held(served.pid)])
  } finally {
    await served.stop()
  }
}

/** MB: in all, of its own, pages of files that others may share, and the most so far. */
function held(pid: number): number[] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return ['VmRSS', 'RssAnon', 'RssFile', 'VmHWM'].map(megabytes)
}

const print = ([what, ...cells]: readonly (string | number)[]) =>
  process.stdout.write(`${String(what).padEnd(22)}${cells.map((cell) => String(cell).padStart(17)).join('')}\n`)
