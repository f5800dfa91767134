import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyPlace, fillPlace, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-gifts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ada = 'ada@members.example'
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test('a plan is given and ended by command, with the reason written down as at the desk', async () => {
  const here = await emptyPlace(folder, 'here')
  await fillPlace(here)
  const [given] = await runAdmin(['gifts', 'give', ada, 'elite', nextMonth, 'Won', 'the', 'draw'], here)
  expect(given).toBe(
    `${ada} has elite through ${nextMonth} now, and gets an email about it. Payments stay as they are.`,
  )
  expect((await runAdmin(['members', 'find', ada], here))[0]).toContain('  elite  ')
  const [ended] = await runAdmin(['gifts', 'end', ada, 'A', 'mistake'], here)
  expect(ended).toBe(`The gift of elite has ended; ${ada} gets an email about it.`)
  await expect(runAdmin(['gifts', 'end', ada, 'again'], here)).rejects.toThrow('They have no gift right now.')
  await expect(runAdmin(['gifts', 'give', ada, 'gold', nextMonth, 'x'], here)).rejects.toThrow('npm run admin')
  await expect(runAdmin(['gifts', 'give', ada, 'elite', '2020-01-01', 'x'], here)).rejects.toThrow('after today')
  const database = await openPlace(here)
  const entries = await database.db.selectFrom('auditEntries').select(['action', 'reason']).orderBy('id').execute()
  await database.close()
  expect(entries.filter(({ reason }) => reason)).toEqual([
    { action: `give-plan elite through ${nextMonth}`, reason: 'Won the draw' },
    { action: 'end-gift', reason: 'A mistake' },
  ])
})
