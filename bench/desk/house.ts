import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { asAdmin } from '../../tests/peers/postgres-admin.ts'
import type { Postgres } from '../../tests/peers/postgres-server.ts'
import { serveProcess } from '../../tests/peers/process.ts'
import { secret } from '../mixed/people.ts'
import { cpuMs } from '../mixed/variant.ts'
import type { House } from './ask.ts'
import { fillHouse, type Way } from './fill.ts'

type Place = { folder: string; postgres: Postgres | undefined; way?: Way }

/**
 * A filled SQLite file is kept for the next run, and of many gigabytes no copy is made, since nothing but reads is asked of it;
 * a PostgreSQL is filled anew. The house is at rest when it is given.
 */
export async function openHouse(people: number, { folder, postgres, way = 'begun' }: Place): Promise<House> {
  const kept = join(tmpdir(), `frontier-${way}-${people}`)
  const dataDir = postgres || way === 'begun' ? join(folder, `${way}-${people}`) : kept
  const url = postgres && `${postgres.url}house_${people}`
  if (postgres) await asAdmin(postgres.url, `create database house_${people}`)
  if (postgres) mkdirSync(dataDir)
  if (postgres || !existsSync(kept)) {
    const begun = performance.now()
    const making = `${kept}.making`
    rmSync(making, { recursive: true, force: true })
    await fillIn({ url, dataDir: making }, people, way)
    if (!postgres) renameSync(making, kept)
    process.stdout.write(
      `${people} people (${way}) were made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
    )
  }
  if (dataDir !== kept && !postgres) cpSync(kept, dataDir, { recursive: true })
  const served = await serveProcess(dataDir, { AUTH_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) })
  await resting(served.pid)
  return { served, people, postgres }
}

const [lookMs, restMs, longest] = [3000, 60, 100] as const

/** A start brings work of its own: what was due meanwhile, counts, sweeps. */
async function resting(pid: number): Promise<void> {
  for (let look = 0; look < longest; look += 1) {
    const before = cpuMs(pid)
    await wait(lookMs)
    if (cpuMs(pid) - before < restMs) return
  }
}

async function fillIn(place: { url: string | undefined; dataDir: string }, people: number, way: Way): Promise<void> {
  const database = await openDatabase(place)
  await migrate(database, join(import.meta.dirname, '../../migrations'))
  const { db, engine, unhurried = (work) => work() } = database
  if (engine === 'postgres')
    await unhurried(() =>
      db.connection().execute((one) => fillHouse(engine, people, way, (text) => sql.raw(text).execute(one))),
    )
  await database.close()
  if (engine === 'postgres') return
  // The product’s own connection begins a transaction for each statement, in which nothing can be set.
  const file = new DatabaseSync(join(place.dataDir, 'frontier.sqlite'), { enableForeignKeyConstraints: false })
  await fillHouse('sqlite', people, way, async (text) => file.exec(text))
  file.close()
}
