import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { asAdmin } from '../../tests/peers/postgres-admin.ts'
import { type Served, serveProcess } from '../../tests/peers/process.ts'
import { secret } from '../mixed/people.ts'
import { fillHouse } from './fill.ts'

export type House = { served: Served; people: number; url: string | undefined }
type Place = { folder: string; postgres: string | undefined; people: number; isFinished?: boolean }

/** A served house of so many people. A filled SQLite file is kept for the next run; a PostgreSQL is filled anew. */
export async function openHouse({ folder, postgres, people, isFinished = false }: Place): Promise<House> {
  const dataDir = join(folder, String(people))
  const kept = join(tmpdir(), `frontier-desk-${people}${isFinished ? '-finished' : ''}`)
  const url = postgres && `${postgres}house_${people}`
  if (postgres) await asAdmin(postgres, `create database house_${people}`)
  if (postgres) mkdirSync(dataDir)
  if (postgres || !existsSync(kept)) {
    const begun = performance.now()
    const making = `${kept}.making`
    rmSync(making, { recursive: true, force: true })
    const database = await openDatabase({ url, dataDir: making })
    await migrate(database, join(import.meta.dirname, '../../migrations'))
    const { unhurried = (work) => work() } = database
    await unhurried(() => fillHouse(database, people, isFinished))
    await database.close()
    if (!postgres) renameSync(making, kept)
    process.stdout.write(`${people} people were made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  }
  if (!postgres) cpSync(kept, dataDir, { recursive: true })
  const served = await serveProcess(dataDir, { AUTH_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) })
  return { served, people, url }
}
