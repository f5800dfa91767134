import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { rowsIn } from './lines.ts'

/** Folders of the data directory that belong to a backup besides the database. */
export const keptFolders = ['uploads', 'secrets']

const TableName = z.string().regex(/^\w+$/)
/** A path inside the backup, and never out of it. */
const FileName = z
  .string()
  .regex(/^(?:tables|uploads|secrets)\//)
  .refine((path) => path.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\:\0]/.test(part)))

const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Migrations that the database had been through; missing in backups of earlier versions. */
  migrations: z.array(z.string()).optional(),
  /** Rows of each table. */
  tables: z.record(TableName, z.number()),
  /** SHA-256 of every file, by its path inside the backup. */
  files: z.record(FileName, z.string()),
})
export type Manifest = z.output<typeof Manifest>

const file = 'manifest.json'
const signatureFile = 'manifest.sig'

export const tableFile = (table: string): string => `tables/${table}.jsonl`

export const manifestPaths = (folder: string) => ({ path: join(folder, file), signature: join(folder, signatureFile) })

/** Signs a manifest, and with it every sum that it names. */
export const signatureOf = (manifest: string, secret: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('backup manifest').digest()).update(manifest).digest('hex')

/** Reads the manifest and holds every file that it names against it: there, a plain file, unchanged, and every row readable. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; text: string }> {
  const { path } = manifestPaths(folder)
  if (!existsSync(path)) throw new Error(`${folder} holds no finished backup: ${file} is missing.`)
  const text = await readFile(path, 'utf8')
  const parsed = Manifest.safeParse(jsonIn(text))
  if (!parsed.success) throw new Error(`The backup is damaged: ${file} is not as a backup writes it.`)
  const manifest = parsed.data
  const unnamed = Object.keys(manifest.tables).filter((table) => !(tableFile(table) in manifest.files))
  const damaged: string[] = unnamed.map(tableFile)
  for (const [name, sum] of Object.entries(manifest.files))
    if (!(await isPlainFile(folder, name)) || (await checksum(join(folder, name))) !== sum) damaged.push(name)
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join(', ')}`)
  for (const [table, count] of Object.entries(manifest.tables)) await checkRows(folder, table, count)
  return { manifest, text }
}

/** Whether one of these secrets signed it. */
export async function isSignedBy(folder: string, text: string, secrets: readonly string[]): Promise<boolean> {
  const given = await readFile(manifestPaths(folder).signature, 'utf8').catch(() => '')
  return secrets.some((secret) => {
    const right = signatureOf(text, secret)
    return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No link on the way to it leads elsewhere. */
async function isPlainFile(folder: string, name: string): Promise<boolean> {
  const path = join(folder, name)
  if (!existsSync(path) || !(await stat(path)).isFile()) return false
  return (await realpath(path)) === join(await realpath(folder), name.replaceAll('/', sep))
}

async function checkRows(folder: string, table: string, count: number): Promise<void> {
  let found = 0
  for await (const _ of rowsIn(join(folder, tableFile(table)))) found += 1
  if (found !== count) throw new Error(`The backup is damaged: ${tableFile(table)} has ${found} rows of ${count}`)
}

export async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
