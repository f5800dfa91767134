import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { manifestPaths } from '#platform/server/backup/manifest.ts'
import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { backupsToDrop, type Keep } from './backups-to-drop.ts'
import { lastVerified, verifiedAmong } from './last-verified.ts'

export type Backups = {
  folder: string
  /** UTC. */
  hour: number
  keep: Keep
  /** Runs an operator's command; rejects with what it said if it failed. */
  admin: (words: readonly string[], signal: AbortSignal) => Promise<void>
}

declare module '#platform/server/context.ts' {
  interface Context {
    /** Where a folder for nightly backups is set. */
    backups?: Backups | undefined
  }
}

/** A night may fail; two in a row are told every hour. */
const oldestHours = 36

/** Asked every hour: after the hour that is set, one backup a day, verified, and then those dropped that are not kept. */
export const nightlyBackupJob = job<null>('nightly-backup', nightlyBackup, { lane: 'long', minutes: 180, attempts: 3 })

async function nightlyBackup(ctx: Context, _: null, signal: AbortSignal): Promise<void> {
  const { backups } = ctx
  if (!backups || !(await ctx.db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return
  const now = machineNow().toZonedDateTimeISO('UTC')
  try {
    if (now.hour >= backups.hour) await backUpOn(ctx, backups, { day: now.toPlainDate().toString(), signal })
  } finally {
    await tellAge(ctx)
  }
}

async function backUpOn(ctx: Context, backups: Backups, { day, signal }: { day: string; signal: AbortSignal }) {
  const target = join(backups.folder, day)
  if ((await verifiedAmong(ctx.db, [target])).has(target)) return
  await dropUnfinished(backups.folder)
  // One that was written and not verified, since the server was stopped in between, is not written again.
  const isWritten = existsSync(manifestPaths(target).path)
  // Without a manifest it is no backup, and would be in the way of one.
  if (!isWritten) await rm(target, { recursive: true, force: true })
  const words = isWritten ? ['backup', 'verify', target] : ['backup', target, '--verify']
  await backups.admin([...words, '--scheduled'], signal).catch(async (error: unknown) => {
    if (!signal.aborted && existsSync(manifestPaths(target).path)) await putAside(target)
    throw error
  })
  await dropOld(ctx, backups)
}

/** What failed its verification is no backup, and is in the way of the next try; the last one stays to be looked at. */
async function putAside(target: string): Promise<void> {
  const folder = dirname(target)
  for (const name of await readdir(folder))
    if (failed.test(name)) await rm(join(folder, name), { recursive: true, force: true })
  await rename(target, `${target}.failed`)
}

const failed = /^\d{4}-\d\d-\d\d\.failed$/

/** One that wasn't verified takes no place of one that was. */
async function dropOld({ db }: Context, { folder, keep }: Backups): Promise<void> {
  const names = await readdir(folder)
  const verified = await verifiedAmong(
    db,
    names.map((name) => join(folder, name)),
  )
  const good = names.filter((name) => verified.has(join(folder, name)))
  const old = new Set(backupsToDrop(good, keep))
  for (const name of backupsToDrop(names, keep))
    if (!good.includes(name) || old.has(name)) await rm(join(folder, name), { recursive: true, force: true })
}

const unfinished = /^\d{4}-\d\d-\d\d(?:\.[\w-]+)?\.part$/
/** Much longer than the job may take. */
const unfinishedHours = 12

/** What a process left that was killed. One that another server writes right now stays. */
async function dropUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const path of names.filter((name) => unfinished.test(name)).map((name) => join(folder, name))) {
    const touched = await stat(path).catch(() => undefined)
    const hours = touched ? (machineNow().epochMilliseconds - touched.mtimeMs) / 3_600_000 : 0
    if (hours > unfinishedHours) await rm(path, { recursive: true, force: true })
  }
}

async function tellAge({ db, log }: Context): Promise<void> {
  const last = await lastVerified(db)
  if (!last) return log.error('no backup has been verified yet')
  const hours = Math.floor(machineNow().since(Temporal.Instant.from(last.madeAt)).total('hours'))
  if (hours > oldestHours) log.error({ hours }, 'the last verified backup is too old')
}

/** In a process of its own, with the server's settings: what a backup costs, requests don't wait for. */
export const adminInChild: Backups['admin'] = (words, signal) =>
  new Promise((resolve, reject) => {
    const command = [join(import.meta.dirname, '../admin.ts'), ...words]
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'], signal, windowsHide: true })
    let said = ''
    child.stderr.on('data', (piece: Buffer) => {
      said = `${said}${piece}`.slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `exit code ${code}`))))
  })
