import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, sqliteFile } from '../database/open-database.ts'
import { rowsIn } from './lines.ts'
import { checksum, type Manifest, tableFile } from './manifest.ts'
import { fillFromBackup } from './restore-backup.ts'
import { sqliteSnapshot } from './snapshot.ts'
import { isSame, tableDigest } from './table-digest.ts'

type Given = { source: string; secrets: readonly string[]; isTrusted: boolean; migrations: string }

/**
 * Restores a backup into a scratch place, whatever engine it comes from, and holds every row and every file of what came
 * out against what went in; then takes it through the migrations since. The scratch place is gone afterwards.
 */
export async function verifyBackup({ migrations, ...given }: Given): Promise<Manifest> {
  const { source } = given
  const scratch = await mkdtemp(join(tmpdir(), 'frontier-verify-'))
  try {
    const manifest = await inPlace(scratch, (database) =>
      fillFromBackup(database, { ...given, dataDir: scratch, migrations }),
    )
    const wrong = [...(await wrongTables(manifest, source, scratch)), ...(await wrongFiles(manifest, scratch))]
    if (wrong.length > 0) throw new Error(`The backup doesn’t come back as it was: ${wrong.join(', ')}`)
    await inPlace(scratch, (database) => migrate(database, migrations))
    return manifest
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function inPlace<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: undefined, dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function wrongTables({ tables }: Manifest, source: string, scratch: string): Promise<string[]> {
  const restored = sqliteSnapshot(sqliteFile(scratch))
  try {
    const wrong: string[] = []
    for (const table of Object.keys(tables)) {
      const [was, is] = [
        await tableDigest(rowsIn(join(source, tableFile(table)))),
        await tableDigest(restored.rows(table)),
      ]
      if (!isSame(was, is)) wrong.push(`${table} (${is.rows} rows of ${was.rows})`)
    }
    return wrong
  } finally {
    await restored.close()
  }
}

async function wrongFiles({ files }: Manifest, scratch: string): Promise<string[]> {
  const kept = Object.entries(files).filter(([name]) => !name.startsWith('tables/'))
  const sums = await Promise.all(
    kept.map(async ([name, sum]) => ({ name, sum, is: await checksum(join(scratch, name)) })),
  )
  return sums.filter(({ sum, is }) => sum !== is).map(({ name }) => name)
}
