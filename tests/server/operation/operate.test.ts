import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openMigratedDatabase } from '#app/server/open-migrated-database.ts'
import { builtInModel } from '#features/assistant/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log.ts'
import { newId } from '#platform/server/new-id.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { type Env, emptyPlace, fillPlace, isPostgres, openPlace } from '#tests/world/installation.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-operate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const first = { moduleId: 'foundation-01-founder-baseline', subModuleId: 'foundation-01-day-one-numbers' }
const complete = `/api/submodules/${first.subModuleId}/complete`

type Table = 'users' | 'completions' | 'ledgerEntries' | 'standings' | 'auditEntries'
const rowsOf = async (env: Env, table: Table) => {
  const database = await openPlace(env)
  const rows = await database.db.selectFrom(table).selectAll().execute()
  await database.close()
  return rows.map((row) => JSON.stringify(row)).sort()
}

test('two-step sign-in that was off already is said to be so', async () => {
  const here = await emptyPlace(folder, 'two-step')
  await fillPlace(here)
  const [line] = await runAdmin(['members', 'two-step-off', 'ada@members.example'], here)
  expect(line).toBe('ada@members.example already had two-step sign-in off; nothing changed.')
})

describe('a backup', () => {
  test('taken while people write holds one moment, and restored into an empty place it is the same', async () => {
    const here = await emptyPlace(folder, 'here')
    const served = await serveProcess(here.DATA_DIR ?? '', here)
    const ada = await joinOver(served.url, 'ada@members.example')
    await ada.post(complete, first)
    let writing = true
    const load = (async () => {
      for (let n = 0; writing; n += 1) await (await joinOver(served.url, `m${n}@members.example`)).post(complete, first)
    })()
    const backup = join(folder, 'backup')
    const [line] = await runAdmin(['backup', backup], here)
    writing = false
    await load
    expect(line).toMatch(/^Backed up \d+ rows/)
    expect(await served.stop()).toBe(0)

    const there = await emptyPlace(folder, 'there')
    await runAdmin(['restore', backup], there)
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
    for (const table of ['users', 'completions', 'ledgerEntries', 'standings'] as const) {
      const restored = await rowsOf(there, table)
      const original = new Set(await rowsOf(here, table))
      expect(restored).toHaveLength(manifest.tables[table])
      if (table !== 'users') expect(restored.filter((row) => !original.has(row))).toEqual([])
    }
    // That a restored place is served is seen on SQLite; its rows were compared above.
    if (inLongRun(isPostgres, false)) return
    const again = await serveProcess(there.DATA_DIR ?? '', there)
    const profile = await fetch(`${again.url}/api/gamification/profile`, { headers: { cookie: ada.cookie } })
    expect([
      profile.status,
      ((await profile.json()) as { userPoints: { totalXP: number } }).userPoints.totalXP,
    ]).toEqual([200, 60])
    await again.stop()
  })

  test('that was damaged is refused, and so is a place that is not empty', async () => {
    const here = await emptyPlace(folder, 'here')
    await fillPlace(here)
    const backup = join(folder, 'backup')
    await runAdmin(['backup', backup], here)
    await expect(runAdmin(['backup', backup], here)).rejects.toThrow('is not empty')
    // The doctor goes by this entry: one for each backup that there is, none for a refused one.
    expect((await rowsOf(here, 'auditEntries')).filter((row) => row.includes('"backup"'))).toHaveLength(1)
    await expect(runAdmin(['restore', backup], here)).rejects.toThrow('The database is not empty')
    const damaged = join(folder, 'damaged')
    cpSync(backup, damaged, { recursive: true })
    writeFileSync(join(damaged, 'tables/users.jsonl'), '')
    await expect(runAdmin(['restore', damaged], await emptyPlace(folder, 'there'))).rejects.toThrow(
      'damaged: tables/users.jsonl',
    )
  })
})

test('an operator finds a member, makes a reset link and grants Coach Mode, each written down', async () => {
  const here = await emptyPlace(folder, 'here')
  await fillPlace(here)
  expect((await runAdmin(['members', 'find', 'ada'], here))[0]).toContain('ada@members.example')
  expect((await runAdmin(['members', 'reset-password', 'ada@members.example'], here))[0]).toMatch(
    /reset-password\?token=/,
  )
  await runAdmin(['coach', 'grant', 'ada@members.example'], here)
  await expect(runAdmin(['coach', 'grant', 'nobody@members.example'], here)).rejects.toThrow('No member has the email')
  expect((await runAdmin(['jobs', 'list'], here)).length).toBeGreaterThan(0)
  await expect(runAdmin(['jobs', 'retry', 'nothing'], here)).rejects.toThrow('no failed job')
  await expect(runAdmin(['coach', 'grant'], here)).rejects.toThrow('npm run admin -- coach grant <email>')
  expect((await runAdmin(['help'], here))[0]).toBe('npm run admin -- COMMAND')

  const database = await openPlace(here)
  const audited = await database.db
    .selectFrom('auditEntries')
    .select(['action', 'subject'])
    .where('action', '!=', 'hostile')
    .orderBy('id')
    .execute()
  await database.close()
  expect(audited.map(({ action }) => action)).toEqual([
    'members find',
    'members reset-password',
    'coach grant',
    'jobs list',
  ])
  const subjects = audited.map(({ subject }) => subject)
  expect(subjects.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/^member [\w-]{36}$/)))
})

/** What no database decides; each of these is a process or two. */
const onSqlite = test.runIf(!isPostgres)

onSqlite(
  'a second process on the same file is refused in plain words, and requests under way are answered before one ends',
  async () => {
    const served = await serveProcess(folder)
    const other = openMigratedDatabase(readConfig({ DATA_DIR: folder }), createLog('silent'))
    await expect(other).rejects.toThrow(/Another process already serves from .* Stop it first/)
    await served.kill()
    const next = await serveProcess(folder)
    const joining = Array.from({ length: 5 }, (_, n) => joinOver(next.url, `m${n}@members.example`))
    await Promise.race(joining)
    expect(await next.stop()).toBe(0)
    expect(await Promise.all(joining)).toHaveLength(5)
  },
)

onSqlite('a setting that is wrong stops the start and says why', async () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL holds "loud". It may hold fatal')
  await expect(serveProcess(folder, { CONTENT_DIR: folder })).rejects.toThrow('brand.yaml: is missing from')
  expect(existsSync(join(folder, 'outbox'))).toBe(false)
})

test('the assistant’s use is shown by day, model, tier and member, with its cost where prices are known', async () => {
  const here: Env = { ...(await emptyPlace(folder, 'here')), AI_TOKEN_PRICES: 'input=1,output=2' }
  await fillPlace(here)
  expect((await runAdmin(['assistant', 'usage'], here))[0]).toMatch(/^No questions since/)
  const database = await openPlace(here)
  const { id: memberId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const at = iso(machineNow())
  const asked = { memberId, onDay: at.slice(0, 10), at, kind: 'message', state: 'settled', milliseconds: 20 } as const
  const free = { ...asked, id: newId(), model: builtInModel, inputTokens: 0, outputTokens: 0 }
  const dear = { ...asked, id: newId(), model: 'a-model', inputTokens: 250_000, outputTokens: 125_000 }
  const failed = { ...free, id: newId(), model: 'a-model', state: 'released' as const }
  await database.db.insertInto('assistantUsage').values([free, dear, failed]).execute()
  await database.close()
  const lines = (await runAdmin(['assistant', 'usage', '--days', '2'], here)).map((line) => line.split(/\s+/))
  expect(lines).toContainEqual(['a-model', '1', '1', '375000', '$0.5000'])
  const all = [
    expect.stringMatching(/^(?:ada@members\.example|starter|20\d\d-.*)$/),
    '2',
    '1',
    expect.any(String),
    '$0.5000',
  ]
  expect(lines.filter((line) => line[1] === '2')).toEqual([all, all, all])
  await expect(runAdmin(['assistant', 'usage', '--days', 'many'], here)).rejects.toThrow('[--days N]')
})
