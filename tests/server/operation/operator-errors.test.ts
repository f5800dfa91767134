import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openMigratedDatabase } from '#app/server/open-migrated-database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createLog } from '#platform/server/log.ts'
import { freePort, serveProcess } from '#tests/peers/process.ts'
import { type Env, emptyPlace, fillPlace, isPostgres, openPlace } from '#tests/world/installation.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'

let folder: string
let here: Env
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-operator-'))
  here = await emptyPlace(folder, 'here')
  await fillPlace(here)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const find = (env: Env) => runAdmin(['members', 'find', 'ada'], env)

/** What a start does first; answers what it logs. */
async function open(env: Env): Promise<string> {
  const said: string[] = []
  const log = createLog('warn', { write: (line) => said.push(line) })
  const { database, release } = await openMigratedDatabase(readConfig(env), log)
  await database.close()
  release()
  return said.join('')
}

describe('a backup of the wrong place', () => {
  test('fails and makes nothing when nothing is there', async () => {
    const DATA_DIR = join(folder, 'nothing')
    const target = join(folder, 'of-nothing')
    await expect(runAdmin(['backup', target], { DATA_DIR })).rejects.toThrow(/DATA_DIR/)
    await expect(runAdmin(['members', 'find', 'ada'], { DATA_DIR })).rejects.toThrow(
      `There is no installation in ${DATA_DIR}`,
    )
    expect([existsSync(DATA_DIR), existsSync(target)]).toEqual([false, false])
  })

  test('fails and makes nothing when nobody is a member', async () => {
    const empty = { ...(await emptyPlace(folder, 'empty')), AUTH_SECRET: 'a secret that is long enough for it' }
    const database = await openPlace(empty)
    await migrate(database, 'migrations')
    await database.close()
    const target = join(folder, 'of-empty')
    await expect(runAdmin(['backup', target], empty)).rejects.toThrow('There are no members here')
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false])
  })

  test('fails when the secret is not there, and makes none', async () => {
    const DATA_DIR = join(folder, 'no-secret')
    const env = isPostgres ? { ...here, DATA_DIR } : { DATA_DIR }
    if (!isPostgres) cpSync(here.DATA_DIR ?? '', DATA_DIR, { recursive: true })
    rmSync(join(DATA_DIR, 'secrets'), { recursive: true, force: true })
    await expect(runAdmin(['backup', join(folder, 'x')], env)).rejects.toThrow('holds no secrets/auth')
    expect(existsSync(join(DATA_DIR, 'secrets'))).toBe(false)
  })
})

// No engine is asked for anything here, and each call is a process.
describe.runIf(!isPostgres)('a command', () => {
  const call = (...words: string[]) =>
    spawnSync(process.execPath, ['src/app/admin.ts', ...words], { encoding: 'utf8', env: { ...process.env, ...here } })

  test('that does not exist ends with 2 and says which do, as does one that lacks a word', () => {
    const mistyped = call('bakcup', '/x')
    expect([mistyped.status, mistyped.stdout]).toEqual([2, ''])
    expect(mistyped.stderr).toMatch(/There is no command "bakcup \/x"\.[\s\S]*backup <folder>/)
    expect([call('backup').status, call('help').status, call().status]).toEqual([2, 0, 0])
    expect(call('members', 'erase', 'no@where.example', '--yes').status).toBe(1)
    expect(call('members', 'erase', 'no@where.example').status).toBe(2)
  })
})

describe('a place that cannot be used is named, with what helps', () => {
  const sqlite = test.runIf(!isPostgres)
  const broken = (name: string, bytes: Buffer | string) => {
    const DATA_DIR = join(folder, name)
    mkdirSync(DATA_DIR)
    writeFileSync(join(DATA_DIR, 'frontier.sqlite'), bytes)
    return { DATA_DIR }
  }

  sqlite('a file of another kind', async () => {
    const env = broken('other', 'not a database, but long enough to be looked at as if it were one '.repeat(99))
    const said = `${join(env.DATA_DIR, 'frontier.sqlite')} is not a SQLite database`
    await expect(find(env)).rejects.toThrow(said)
    await expect(open(env)).rejects.toThrow(said)
    await expect(find(env)).rejects.toThrow('restore a backup')
  })

  sqlite('a file of no bytes', async () => {
    await expect(find(broken('none', ''))).rejects.toThrow('is an empty file, so there is no installation')
  })

  sqlite('a folder where the file should be', async () => {
    const DATA_DIR = join(folder, 'folder')
    mkdirSync(join(DATA_DIR, 'frontier.sqlite', 'x'), { recursive: true })
    await expect(find({ DATA_DIR })).rejects.toThrow('cannot be opened')
  })

  sqlite('a file where the folder should be', async () => {
    const DATA_DIR = join(folder, 'a-file')
    writeFileSync(DATA_DIR, '')
    await expect(serveProcess(DATA_DIR)).rejects.toThrow(`DATA_DIR (${DATA_DIR}) cannot be used: it is a file`)
  })

  test('a PostgreSQL that is not there, without its password', async () => {
    const url = `postgres://ada:password@127.0.0.1:${await freePort()}/frontier`
    const failure = find({ DATA_DIR: join(folder, 'far'), DATABASE_URL: url })
    await expect(failure).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:\d+\/frontier can't be reached: .* DATABASE_URL names it/,
    )
    await expect(failure).rejects.not.toThrow('password@')
  })

  test('a database that a newer version has used', async () => {
    const newer = await emptyPlace(folder, 'newer')
    await fillPlace(newer)
    const { db, close } = await openPlace(newer)
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-inventions', timestamp: '2030-01-01T00:00:00.000Z' } as never)
      .execute()
    await close()
    await expect(find(newer)).rejects.toThrow('newer version of this product: its migration 9999-inventions')
  })
})

test('on a database that the next start migrates commands are refused, the doctor says so, and nothing is migrated', async () => {
  const behind = await emptyPlace(folder, 'behind')
  await fillPlace(behind)
  const { db, close } = await openPlace(behind)
  const migrationsOf = db.selectFrom('kysely_migration' as never).select('name' as never)
  const names = async () => ((await migrationsOf.execute()) as { name: string }[]).map(({ name }) => name).sort()
  const last = (await names()).at(-1)
  await db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', last as never)
    .execute()
  const before = await names()
  await expect(find(behind)).rejects.toThrow('This version is newer than the database')
  expect((await runAdmin(['doctor'], behind)).join('\n')).toContain(
    '1 change of the database comes with the next start',
  )
  expect(await names()).toEqual(before)
  await close()
})

test('data whose members pay at Stripe is neither served nor reconciled without its settings', async () => {
  const live = await emptyPlace(folder, 'live')
  await fillPlace(live)
  const { db, close } = await openPlace(live)
  const { id: memberId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('payers')
    .values({ memberId, customerKey: 'key', customerId: 'cus_of_stripe', reading: 0 })
    .execute()
  await close()
  await expect(serveProcess(live.DATA_DIR ?? '', live)).rejects.toThrow('Members here pay at Stripe')
  await expect(runAdmin(['billing', 'reconcile'], live)).rejects.toThrow('Members here pay at Stripe')
  const copy = await serveProcess(live.DATA_DIR ?? '', { ...live, TRY_COPY: 'yes' })
  expect(await copy.stop()).toBe(0)
})

describe('a server that begins without members says so in one line', () => {
  const linesIn = (said: string) =>
    said.split('\n').filter((line) => /installation was made|SQLite file in DATA_DIR/.test(line))
  const served = async (env: Env) => {
    const process = await serveProcess(env.DATA_DIR ?? '', { ...env, LOG_LEVEL: 'warn' })
    await process.stop()
    return process.output()
  }

  test('where nothing was, and not where something is', async () => {
    const empty = await emptyPlace(folder, 'new')
    const [line, ...more] = linesIn(await served(empty))
    expect([
      more,
      line?.includes(`if you expected members, ${isPostgres ? 'DATABASE_URL' : 'DATA_DIR'} is wrong`),
    ]).toEqual([[], true])
    expect(linesIn(await open(empty))).toEqual([])
  })

  test('or that its file is empty, or beside its database', async () => {
    const env = await emptyPlace(folder, 'beside')
    mkdirSync(env.DATA_DIR ?? '')
    writeFileSync(join(env.DATA_DIR ?? '', 'frontier.sqlite'), isPostgres ? 'x' : '')
    const lines = linesIn(await open(env)).join('\n')
    expect(lines).toContain(isPostgres ? 'the SQLite file in DATA_DIR is not used' : 'in a file of 0 bytes')
  })
})
