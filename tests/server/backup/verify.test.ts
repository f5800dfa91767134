import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { type Env, emptyPlace, fillPlace, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
let here: Env
let backup: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-verified-'))
  here = await emptyPlace(folder, 'here')
  await fillPlace(here)
  mkdirSync(join(folder, 'here', 'uploads'), { recursive: true })
  writeFileSync(join(folder, 'here', 'uploads', 'file.txt'), 'kept')
  backup = join(folder, 'backup')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verifiedEntries = async () => {
  const database = await openPlace(here)
  const rows = await database.db
    .selectFrom('auditEntries')
    .select(['subject', 'madeAt'])
    .where('action', '=', 'backup verified')
    .execute()
  await database.close()
  return rows.map(({ subject, madeAt }) => ({ subject, madeAt }))
}

const scratchPlaces = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frontier-verify-'))

test('a backup that is verified was restored, compared, and noted; nothing of it is left lying about', async () => {
  const before = scratchPlaces()
  const lines = await runAdmin(['backup', backup, '--verify'], here)
  expect(lines[1]).toMatch(
    /^Verified \d+ rows of \d+ tables and \d+ files, .* Every row and file came back as it was\.$/,
  )
  const { createdAt: madeAt } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
  expect(await verifiedEntries()).toEqual([{ subject: backup, madeAt }])
  const [line] = await runAdmin(['backup', 'verify', backup], here)
  expect(line).toMatch(/^Verified /)
  expect(await verifiedEntries()).toEqual(Array(2).fill({ subject: backup, madeAt }))
  expect(scratchPlaces()).toEqual(before)
})

test('a backup that the schedule asked for is noted as its, and one that was typed as typed', async () => {
  const scheduled = join(folder, 'scheduled')
  await runAdmin(['backup', scheduled, '--verify', '--scheduled'], here)
  const database = await openPlace(here)
  const actors = await database.db
    .selectFrom('auditEntries')
    .select(['action', 'actor'])
    .where('subject', 'in', [scheduled, backup])
    .distinct()
    .orderBy('action')
    .orderBy('actor')
    .execute()
  await database.close()
  expect(actors.map(({ action, actor }) => `${action}: ${actor}`)).toEqual([
    'backup: operator',
    'backup: schedule',
    'backup verified: operator',
    'backup verified: schedule',
  ])
})

test('one flipped bit in any of its files fails it, and is not noted', async () => {
  const noted = (await verifiedEntries()).length
  const files = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(backup.length + 1))
    .filter((name) => readFileSync(join(backup, name)).length > 0)
  expect(files.length).toBeGreaterThan(4)
  for (const name of files) {
    const copy = join(folder, newId())
    cpSync(backup, copy, { recursive: true })
    const bytes = readFileSync(join(copy, name))
    const at = Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(join(copy, name), bytes)
    await expect(runAdmin(['backup', 'verify', copy], here), name).rejects.toThrow()
    rmSync(copy, { recursive: true })
  }
  expect(await verifiedEntries()).toHaveLength(noted)
})
