import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminInChild, type Backups, nightlyBackupJob } from '#app/backups/nightly-backup.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type World } from '#tests/world/world.ts'

const today = () => machineNow().toZonedDateTimeISO('UTC').toPlainDate()
const dayBefore = (days: number) => today().subtract({ days }).toString()
const signal = new AbortController().signal

let world: World
let root: string
let folder: string
let told: unknown[]
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'frontier-nightly-'))
  world = await newWorld()
  await world.member()
})
afterAll(async () => {
  await world.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'backups-'))
  told = []
  await world.db.deleteFrom('auditEntries').execute()
})

const hoursBefore = (hours: number) => iso(machineNow().subtract({ hours }))

const verified = (subject: string, madeHoursAgo = 0) =>
  world.db
    .insertInto('auditEntries')
    .values({
      id: crypto.randomUUID(),
      at: hoursBefore(0),
      madeAt: hoursBefore(madeHoursAgo),
      actor: 'operator',
      action: 'backup verified',
      subject,
    })
    .execute()

/** Does what the command would do to the folder, and writes down that it was asked. */
function nightly(more: Partial<Backups> = {}) {
  const asked: string[][] = []
  const admin: Backups['admin'] = async (words) => {
    asked.push(words.map((word) => word.replace(folder, '')))
    const target = words.find((word) => word.startsWith(folder)) ?? ''
    mkdirSync(target, { recursive: true })
    await verified(target)
  }
  const keep = { days: 2, weeks: 0, months: 0 }
  const log = { ...world.services.log, error: (...said: unknown[]) => void told.push(said.at(-1)) } as Context['log']
  const ctx = { ...world.services, log, backups: { folder, hour: 0, keep, admin, ...more } }
  return { asked, run: (stopping = signal) => nightlyBackupJob.run(ctx, null as never, stopping) }
}

test('one backup a day is made and verified, and those that are not kept are dropped', async () => {
  for (const name of [dayBefore(1), dayBefore(2), dayBefore(9), 'before-upgrade']) mkdirSync(join(folder, name))
  const { asked, run } = nightly()
  await run()
  await run()
  expect(asked).toEqual([['backup', `/${today()}`, '--verify', '--scheduled']])
  expect(readdirSync(folder).sort()).toEqual([dayBefore(1), today().toString(), 'before-upgrade'].sort())
  expect(told).toEqual([])
})

test('one that was written but not verified before the server stopped is verified, not written again', async () => {
  mkdirSync(join(folder, today().toString()))
  writeFileSync(join(folder, today().toString(), 'manifest.json'), '{}')
  const { asked, run } = nightly()
  await run()
  expect(asked).toEqual([['backup', 'verify', `/${today()}`, '--scheduled']])
})

test('an operator’s backup of today, verified after it, has it neither verified nor written again', async () => {
  const { asked, run } = nightly()
  await run()
  await verified('/elsewhere')
  await run()
  expect(asked).toHaveLength(1)
})

test('one that fails its verification is put aside and written again, and the last of these is kept', async () => {
  const day = today().toString()
  for (const name of [`${dayBefore(1)}.failed`, dayBefore(1)]) mkdirSync(join(folder, name))
  const written = (words: readonly string[]) => {
    mkdirSync(words[1] ?? '', { recursive: true })
    writeFileSync(join(words[1] ?? '', 'manifest.json'), '{}')
    return Promise.reject(new Error('The backup is damaged'))
  }
  await expect(nightly({ admin: written }).run()).rejects.toThrow('The backup is damaged')
  expect(readdirSync(folder).sort()).toEqual([dayBefore(1), `${day}.failed`])
  const { asked, run } = nightly()
  await run()
  expect(asked).toEqual([['backup', `/${day}`, '--verify', '--scheduled']])
  expect(readdirSync(folder).sort()).toEqual([dayBefore(1), day, `${day}.failed`])
})

test('one whose verification was stopped with the server stays as it is', async () => {
  const stopping = new AbortController()
  const there = join(folder, today().toString())
  const admin = async () => {
    mkdirSync(there)
    writeFileSync(join(there, 'manifest.json'), '{}')
    stopping.abort()
    throw new Error('The process stops')
  }
  await expect(nightly({ admin }).run(stopping.signal)).rejects.toThrow('The process stops')
  expect(readdirSync(folder)).toEqual([today().toString()])
})

test('of those that are kept, one that was never verified takes the place of none that was', async () => {
  for (const days of [1, 2, 3, 4]) mkdirSync(join(folder, dayBefore(days)))
  for (const days of [2, 3]) await verified(join(folder, dayBefore(days)))
  await nightly().run()
  expect(readdirSync(folder).sort()).toEqual([dayBefore(2), dayBefore(1), today().toString()])
})

test('a folder of the day without a manifest is no backup: it makes room for one', async () => {
  const there = join(folder, today().toString())
  mkdirSync(join(there, 'tables'), { recursive: true })
  const { asked, run } = nightly()
  await run()
  expect([asked, readdirSync(there)]).toEqual([[['backup', `/${today()}`, '--verify', '--scheduled']], []])
})

test('what a killed process left unfinished goes, and what may still be written stays', async () => {
  const [old, former, young] = [`${dayBefore(1)}.${newId()}.part`, `${dayBefore(2)}.part`, `${today()}.${newId()}.part`]
  const left = machineNow().epochMilliseconds / 1000 - 13 * 3600
  for (const name of [old, former, young]) mkdirSync(join(folder, name))
  for (const name of [old, former]) utimesSync(join(folder, name), left, left)
  await nightly().run()
  expect(readdirSync(folder).sort()).toEqual([today().toString(), young].sort())
})

test('before its hour nothing is made; that the last one is too old is told', async () => {
  await verified('/elsewhere', 40)
  const { asked, run } = nightly({ hour: 24 })
  await run()
  expect(asked).toEqual([])
  expect(told).toEqual(['the last verified backup is too old'])
})

test('one that fails drops nothing, is told, and the job is tried again', async () => {
  for (const name of [dayBefore(1), dayBefore(2), dayBefore(3)]) mkdirSync(join(folder, name))
  const { run } = nightly({ admin: () => Promise.reject(new Error('no room')) })
  await expect(run()).rejects.toThrow('no room')
  expect(readdirSync(folder)).toHaveLength(3)
  expect(told).toEqual(['no backup has been verified yet'])
})

test('the command runs in a process of its own, and what it says is why the job failed', async () => {
  await expect(adminInChild(['backup'], signal)).rejects.toThrow('npm run admin -- backup <folder>')
  expect(existsSync(join(folder, today().toString()))).toBe(false)
})
