import { access, constants, mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { folderFault } from '#platform/server/database/explain.ts'
import type { Config } from '../config.ts'
import { type Finding, serious } from './finding.ts'

/** Tried by the command alone, since the night's backup is the first to write there; one that isn’t there yet isn’t made for this. */
export async function checkBackupFolder({ backups }: Pick<Config, 'backups'>): Promise<Finding[]> {
  const fault = backups && (await faultOf(backups.folder))
  return fault
    ? [serious('BACKUP_DIR', `(${backups.folder}) cannot be used: ${fault}`, 'Without it there is no nightly backup.')]
    : []
}

async function faultOf(folder: string): Promise<string | undefined> {
  try {
    const found = await firstThere(folder)
    if (found !== folder) await access(found, constants.W_OK)
    else await tryFolder(folder)
    return undefined
  } catch (error) {
    return folderFault(error as Error)
  }
}

/** Makes nothing that stays. */
async function tryFolder(folder: string): Promise<void> {
  // Is there; a file of that name is said to be one.
  await mkdir(folder, { recursive: true })
  await rmdir(await mkdtemp(join(folder, 'doctor-')))
}

/** The folder, else the nearest one above in which it would be made. */
async function firstThere(folder: string): Promise<string> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return undefined
    throw error
  })
  return found ? folder : firstThere(dirname(folder))
}
