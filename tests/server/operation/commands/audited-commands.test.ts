import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Env, emptyPlace, fillPlace, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
let here: Env
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-audited-'))
  here = await emptyPlace(folder, 'here')
  await fillPlace(here)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ada = 'ada@members.example'
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

async function inPlace<T>(work: (database: Awaited<ReturnType<typeof openPlace>>) => Promise<T>): Promise<T> {
  const database = await openPlace(here)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Every row of every table. */
const everything = () =>
  inPlace(async ({ db }) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
    const rows = await Promise.all(
      // Named by the database itself.
      tables.map((name) =>
        db
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    )
    return tables.map((name, at) => [name, rows[at]?.map((row) => JSON.stringify(row)).sort()])
  })

test('what can’t be written down isn’t done', async () => {
  await runAdmin(['gifts', 'give', ada, 'elite', nextMonth, 'Won'], here)
  await runAdmin(['coach', 'grant', ada], here)
  await inPlace(async ({ db }) => {
    const { id } = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
    await db.updateTable('jobs').set({ deadAt: '2026-03-01T12:00:00.000Z', id: 'dead' }).where('id', '=', id).execute()
    await db.schema.alterTable('auditEntries').renameColumn('madeAt', 'elsewhere').execute()
  })
  const before = await everything()
  for (const words of [
    ['gifts', 'give', ada, 'quantum', nextMonth, 'Instead'],
    ['gifts', 'end', ada, 'A mistake'],
    ['coach', 'take-back', ada],
    ['operators', 'grant', ada],
    ['members', 'reset-password', ada],
    ['sessions', 'end', ada],
    ['sessions', 'end', 'all'],
    ['jobs', 'retry', 'dead'],
    ['jobs', 'drop', 'dead'],
    ['members', 'erase', ada],
  ]) {
    await expect(runAdmin(words, here), words.join(' ')).rejects.toThrow('madeAt')
    expect(await everything(), words.join(' ')).toEqual(before)
  }
  await inPlace(({ db }) => db.schema.alterTable('auditEntries').renameColumn('elsewhere', 'madeAt').execute())
  await runAdmin(['members', 'erase', ada], here)
  expect(await everything()).not.toEqual(before)
})
