import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataDir } from '#platform/server/database/sqlite/data-dir-lock.ts'
import { newId } from '#platform/server/new-id.ts'
import { emptyPostgres } from '#tests/world/fresh-database.ts'
import { type Env, fillPlace, hostileTexts, isPostgres, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

/** Signs that a column of PostgreSQL takes too. */
const texts = hostileTexts.filter((text) => !text.includes('\0'))

describe.runIf(isPostgres)('a SQLite installation that moves to PostgreSQL', () => {
  let folder: string
  let from: Env
  let there: Env
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'frontier-move-'))
    from = { DATA_DIR: join(folder, 'here') }
    await fillPlace(from)
    const database = await openPlace(from)
    const member = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const entry = {
      memberId: member.id,
      at: '2026-03-01T09:00:00.000Z',
      onDay: '2026-03-01',
      reason: 'test',
      label: 'x',
    }
    for (const [cause, points] of [
      ['a', 60],
      ['b', 120],
      ['c', -20],
    ] as const)
      await database.db
        .insertInto('ledgerEntries')
        .values({ id: newId(), ...entry, cause, points, xp: 5 })
        .execute()
    await database.close()
    there = { ...from, DATABASE_URL: await emptyPostgres() }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('waits until no server writes to it any more', async () => {
    const release = lockDataDir(from.DATA_DIR ?? '')
    await expect(runAdmin(['move'], there)).rejects.toThrow('Another process already serves')
    release()
  })

  test('has every row there, its ledgers add up, and a second time is refused', async () => {
    const lines = await runAdmin(['move'], there)
    expect(lines[0]).toMatch(/^Moved \d+ rows of \d+ tables\. Every row was compared\.$/)
    expect(lines).toContain('ledgerEntries.points adds up to 160 on both sides.')
    const database = await openPlace(there)
    const rows = await database.db
      .selectFrom('auditEntries')
      .select('subject')
      .where('action', '=', 'hostile')
      .execute()
    await database.close()
    expect(rows.map(({ subject }) => subject).sort()).toEqual(texts.toSorted())
    await expect(runAdmin(['move'], there)).rejects.toThrow('The database is not empty')
  })

  test('that was cut off leaves nothing behind, and can be begun again', async () => {
    const again = { ...from, DATABASE_URL: await emptyPostgres() }
    const database = await openPlace(from)
    // PostgreSQL takes no NUL in a text: the copy fails in the middle.
    const bad = { id: newId(), at: '2026-03-02T00:00:00.000Z', actor: 'test', action: 'hostile', subject: 'a\0b' }
    await database.db.insertInto('auditEntries').values(bad).execute()
    await expect(runAdmin(['move'], again)).rejects.toThrow()
    const target = await openPlace(again)
    expect(await target.db.selectFrom('users').selectAll().execute()).toEqual([])
    await target.close()
    await database.db.deleteFrom('auditEntries').where('id', '=', bad.id).execute()
    await database.close()
    await expect(runAdmin(['move'], again)).resolves.toBeTruthy()
  })
})

test.runIf(!isPostgres)('moving asks for a PostgreSQL to move to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-move-'))
  const env = { DATA_DIR: join(folder, 'here') }
  await fillPlace(env)
  await expect(runAdmin(['move'], env)).rejects.toThrow('Set DATABASE_URL')
  rmSync(folder, { recursive: true })
})
