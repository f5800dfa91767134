import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY and its kin. */
const isBusy = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 0xff) === 5

/** Holds the data folder for this process; the operating system lets go of it however the process ends. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'serving.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `Another process already serves from ${dataDir}. Stop it first, or give this one a DATA_DIR of its own; to run several, set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  return () => lock.close()
}
