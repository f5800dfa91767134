import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadWorksheets } from '#features/founder-file/server/load-worksheets.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { asAdmin } from '../../tests/peers/postgres-admin.ts'
import { startPostgres } from '../../tests/peers/postgres-server.ts'
import { cookieOf } from '../mixed/people.ts'
import { type Round, startVariant, type Variant } from '../mixed/variant.ts'
import { bigPage, fillFiles } from './fill.ts'
import { typeAtOnce } from './typing.ts'

const few = { full: 1000, few: 0 }
const rounds = 5
const callsPerRound = 320
const reads: Record<string, string> = {
  page: `/api/founder-file/pages/${bigPage}`,
  binder: '/api/founder-file',
  numbers: '/api/founder-file/numbers',
  plan: '/api/founder-file/plan',
  dashboard: '/api/dashboard',
}

/** What a crowd of files does to reads of one, as ratios of one run, and how long saves take while 64 members type. */
export async function measureFiles(engine: 'sqlite' | 'postgres', full: number, others: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-files-'))
  const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
  const variants: Variant[] = []
  try {
    const crowds = { few, many: { full, few: others } }
    for (const [name, crowd] of Object.entries(crowds)) {
      const dataDir = join(folder, name)
      if (server) await asAdmin(server.url, `create database files_${name}`)
      const url = server && `${server.url}files_${name}`
      await fillPlace(dataDir, url, crowd)
      variants.push(await startVariant({ name, root: join(import.meta.dirname, '../..'), dataDir, url }))
    }
    const [before, after] = variants
    if (!before || !after) throw new Error('nothing was started')
    for (const [what, path] of Object.entries(reads)) {
      const runs = await inTurn(path, [before, few.full], [after, full])
      const ratio = median(runs.map(([one, other]) => other.cpu / one.cpu))
      const slower = median(runs.map(([one, other]) => other.p50 / one.p50))
      const cpu = median(runs.map(([, other]) => other.cpu))
      say(
        `${engine}, ${what} of ${full} full files`,
        `p50 ×${slower.toFixed(2)}, processor ×${ratio.toFixed(2)} (${cpu.toFixed(0)} µs)`,
      )
    }
    const { p50, p95, saves } = await typeAtOnce(after.url)
    say(`${engine}, a save while 64 members type`, `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${saves}`)
  } finally {
    await Promise.all(variants.map(({ stop }) => stop()))
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPlace(
  dataDir: string,
  url: string | undefined,
  crowd: { full: number; few: number },
): Promise<void> {
  const reader = contentReader('content')
  const { pages } = loadWorksheets(reader, loadProgram(reader))
  const database = await openDatabase({ url, dataDir })
  await migrate(database, join(import.meta.dirname, '../../migrations'))
  await fillFiles(database, pages, crowd)
  await database.close()
}

/** The two take turns, so that what else the machine does hits both. */
async function inTurn(path: string, ...two: readonly [readonly [Variant, number], readonly [Variant, number]]) {
  const runs: [Round, Round][] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair: Round[] = []
    for (const [variant, members] of two) {
      let next = round * callsPerRound
      pair.push(
        await variant.run(
          () => ({ method: 'GET', path, cookie: cookieOf(`token-of-member-${(next++ * 7919) % members}`) }),
          callsPerRound,
        ),
      )
    }
    const [one, other] = pair
    // The first warms up.
    if (round > 0 && one && other) runs.push([one, other])
  }
  return runs
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const say = (what: string, figures: string) =>
  process.stdout.write(`${what.padEnd(44)} ${figures}   (load ${loadavg()[0]?.toFixed(1)})\n`)
