import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { loadContent } from '../src/app/server/content/load-content.ts'
import { asAdmin } from '../tests/peers/postgres-admin.ts'
import { startPostgres } from '../tests/peers/postgres-server.ts'
import { serveProcess } from '../tests/peers/process.ts'
import { asInstalled } from './mixed/as-installed.ts'
import { fill } from './mixed/fill.ts'
import { load } from './mixed/load.ts'
import { makePeople, secret } from './mixed/people.ts'
import { createCalls, seeded } from './mixed/requests.ts'
import { cpuMs, residentMb } from './mixed/variant.ts'

const members = 2000
const writes = 0.05
const rows = 12

/**
 * Mixed calls of 2,000 members for a long while, so many a second, on each engine in turn or on the one that is named:
 * what a server holds of memory and handles must not grow, nor what a call takes.
 */
export async function measureSoak(minutes: number, perSecond: number, engine: 'sqlite' | 'postgres'): Promise<void> {
  const content = loadContent(contentReader('content'), { local: true })
  const people = makePeople(members, content.program.modules, content.library.resources.length)
  const folder = mkdtempSync(join(tmpdir(), 'frontier-soak-'))
  const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
  const url = server && `${server.url}soak`
  if (server) await asAdmin(server.url, 'create database soak')
  const database = await openDatabase({ url, dataDir: folder })
  await migrate(database, join(import.meta.dirname, '../migrations'))
  await fill(database.db, people, content)
  await database.close()
  const served = await serveProcess(folder, {
    ...asInstalled,
    AUTH_SECRET: secret,
    ...(url ? { DATABASE_URL: url } : {}),
  })
  try {
    const calls = createCalls(people, content.library.resources, seeded(1))
    print(engine, ['minute', 'calls', 'resident MB', 'handles', 'µs of CPU a call', 'p50 ms', 'p99 ms', 'longest ms'])
    print(engine, [0, 0, residentMb(served.pid), handles(served.pid), '', '', '', ''])
    for (let row = 1; row <= rows; row += 1) {
      const cpu = cpuMs(served.pid)
      const times = await callFor((minutes * 60_000) / rows, () => load(served.url, () => calls(writes), perSecond, 8))
      const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1) ?? ''
      const perCall = ((cpuMs(served.pid) - cpu) * 1000) / times.length
      const now = [Math.round((minutes * row) / rows), times.length, residentMb(served.pid), handles(served.pid)]
      print(engine, [...now, perCall.toFixed(0), at(0.5), at(0.99), at(1)])
    }
  } finally {
    await served.stop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As many calls as a second has, each second anew, over new connections; how long each took, the shortest first. */
async function callFor(ms: number, second: () => Promise<number[]>): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + ms
  for (let next = performance.now() + 1000; next <= end + 500; next += 1000) {
    times.push(...(await second()))
    await wait(Math.max(0, next - performance.now()))
  }
  return times.sort((a, b) => a - b)
}

const handles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

const print = (engine: string, cells: readonly (string | number)[]) =>
  process.stdout.write(`${engine.padEnd(10)}${cells.map((cell) => String(cell).padStart(17)).join('')}\n`)
