import { join } from 'node:path'
import type { DatabaseMeasures } from '../metrics/measures.ts'

export type Place = {
  url?: string | undefined
  dataDir: string
  connections?: number
  measures?: DatabaseMeasures | undefined
}

/**
 * What went wrong with the place where data is kept, in words that name it and say what helps; any other error as it is.
 * Those of PostgreSQL come with their words (`postgres-connection.ts`).
 */
export function explained(error: unknown, place: Place): unknown {
  if (!(error instanceof Error)) return error
  const sentence = ofMigrations(error) ?? (place.url ? undefined : ofSqlite(error, place.dataDir))
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}

type Coded = { code?: unknown; errcode?: unknown }

function ofMigrations({ message }: Error): string | undefined {
  const [, missing] = /previously executed migration (\S+) is missing/.exec(message) ?? []
  if (!missing) return undefined
  return `The database has been used by a newer version of this product: its migration ${missing} is not known here. Nothing was changed. Start that version or a newer one; to go back to this one, restore a backup that it made.`
}

function ofSqlite(error: Error, dataDir: string): string | undefined {
  const { code, errcode } = error as Coded
  if (typeof code === 'string' && code.startsWith('E') && !code.startsWith('ERR_'))
    return `DATA_DIR (${dataDir}) cannot be used: ${folderFault(error)}`
  if (typeof errcode !== 'number') return undefined
  const fault = fileFaults[errcode & 0xff]
  return fault && `${join(dataDir, 'frontier.sqlite')} ${fault}`
}

/** Why a folder can't be written, and what helps. */
export const folderFault = (error: Error & Coded): string => folderFaults[String(error.code)] ?? error.message

const folderFaults: Record<string, string> = {
  EEXIST: 'it is a file. Name a folder.',
  ENOTDIR: 'a part of it is a file. Name a folder.',
  EACCES: 'the account that runs this may not write there. Give it the folder (chown), or name another.',
  EPERM: 'the account that runs this may not write there. Give it the folder (chown), or name another.',
  EROFS: 'it is on a file system that is mounted read-only.',
  ENOSPC: 'the disk is full. Make room and start again.',
}

const restoreIt =
  'Stop the server, set DATA_DIR to a new folder and restore a backup: npm run admin -- restore <folder>'

/** By SQLite's result code. */
const fileFaults: Record<number, string> = {
  5: 'is being written by another process. Try again when it has ended.',
  8: 'may not be written by the account that runs this. Give it the file and its folder (chown), DATA_DIR.',
  10: 'cannot be read or written: the disk reports an error. Look at the system log before anything else.',
  11: `is damaged. ${restoreIt}`,
  13: 'cannot grow: the disk is full. Make room and start again.',
  14: 'cannot be opened. The account that runs this needs to read and write it, and its folder, DATA_DIR.',
  26: `is not a SQLite database. Was another file put there? ${restoreIt}`,
}
