import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkData } from '#app/doctor/check-data.ts'
import { findOrCreateSecret } from '#platform/server/secrets/secret-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { isMarked, takeMarks } from './guarantee-marks.ts'
import { keepMarkKey } from './mark-key.ts'

const first = 'a secret of the first year, which is long enough'
const second = 'a secret of the second year, which is long enough'
const third = 'a secret of the third year, which is long enough'
const ada = { email: 'ada@example.com', cardMark: null }

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

/** The services of a server that was started with these, the one of now first. */
const startedWith = (...secrets: [string, ...string[]]) => ({
  ...world.services,
  accounts: { ...world.services.accounts, secrets },
})

const start = (...secrets: [string, ...string[]]) => keepMarkKey(startedWith(...secrets))

test('who used the guarantee is recognized whatever the secret is by now', async () => {
  // By a version that kept no key.
  expect(await takeMarks(startedWith(first), ada)).toBe(true)
  expect(await start(first)).toBe(true)
  expect(await start(second, first)).toBe(true)
  expect(await isMarked(startedWith(second), ada)).toBe(true)
  expect(await start(third, second)).toBe(true)
  expect(await isMarked(startedWith(third), ada)).toBe(true)
  expect(await takeMarks(startedWith(third), { ...ada, email: 'Ada+again@example.com' })).toBe(false)
  expect(await isMarked(startedWith(third), { ...ada, email: 'bob@example.com' })).toBe(false)
})

test('nothing in the database tells the key', async () => {
  await start(first)
  const rows = await world.db.selectFrom('madeSecrets').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(first)
  expect(rows[0]?.secret).not.toContain(Buffer.from(first).toString('base64').slice(0, 20))
})

test('where the former secret was left out at once, the start and the doctor say so, and the doctor takes it over', async () => {
  await start(first)
  await takeMarks(startedWith(first), ada)
  const findings = async (...secrets: [string, ...string[]]) => {
    const config = { local: true, coachAccess: 'open', dataDir: world.dataDir, backups: undefined } as const
    const found = await checkData({ config: { ...config, passwordSignIn: true }, services: startedWith(...secrets) })
    return found.filter(({ about }) => about === 'AUTH_SECRET').map(({ todo }) => todo)
  }
  expect(await start(second)).toBe(false)
  expect(await isMarked(startedWith(second), ada)).toBe(false)
  expect(await findings(second)).toEqual([expect.not.stringContaining('secrets/auth')])
  // Tried without a secret in the settings before.
  findOrCreateSecret(world.dataDir, 'auth')
  expect(await findings(second)).toEqual([expect.stringContaining('what secrets/auth in DATA_DIR holds')])
  expect(await findings(second, first)).toEqual([])
  expect(await findings(second)).toEqual([])
  expect(await isMarked(startedWith(second), ada)).toBe(true)
})
