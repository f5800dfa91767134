import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { hostileRequest } from '#tests/random/hostile-request.ts'
import { type Dice, dice } from '#tests/random/random.ts'
import type { Caller } from '#tests/world/caller.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { newWorld, type World } from '#tests/world/world.ts'

// Every table is counted after each that wrote something; PostgreSQL takes longer for that.
const requests = Number(
  process.env.FUZZ_REQUESTS || inLongRun(process.env.TEST_ENGINE === 'postgres' ? 600 : 2000, 50_000),
)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

let world: World
let callers: Caller[]
let newCallers: (() => Promise<Caller>)[]
let count: () => Promise<string>
let known: string
beforeAll(async () => {
  world = await newWorld()
  newCallers = [
    async () => world.stranger,
    () => world.member({ tier: 'elite' }),
    () => world.member({ role: 'coach' }),
  ]
  callers = await Promise.all(newCallers.map((one) => one()))
  count = await counter()
  known = await rows()
})
afterAll(() => world.close())

test(`hostile requests are refused clearly and change nothing (seed ${seed})`, {
  timeout: 60_000 + requests * 120,
}, async () => {
  const roll = dice(seed)
  const faults: string[] = []
  for (let n = 0; n < requests && faults.length < 10; n += 1) {
    const fault = await oneRequest(roll)
    if (fault) faults.push(fault)
    // Some of them sign out, or delete their account, as they may.
    if (n % 200 === 199) {
      callers = await Promise.all(newCallers.map((one) => one()))
      known = await rows()
    }
  }
  expect(faults).toEqual([])
})

async function oneRequest(roll: Dice): Promise<string | undefined> {
  const { method, url, body, headers } = hostileRequest(roll, roll.pick(routes).endpoint)
  const who = callers.indexOf(roll.pick(callers))
  const sendAs = async (caller: Caller | undefined) => (await caller?.send(method, url, body, headers))?.statusCode ?? 0
  const status = await sendAs(callers[who])
  const asked = `${method} ${url.slice(0, 200)} ${JSON.stringify(body ?? '').slice(0, 200)} → ${status}`
  if (status >= 500) return asked
  if (status < 400) known = await rows()
  else if (await isChangedBy(sendAs, newCallers[who])) return `${asked}, and changed something`
  return undefined
}

/**
 * What an earlier request left to be done may be carried out meanwhile: only what happens each time is this one's doing.
 * Each time it is somebody new who sends it, so that what can happen to them once is seen too.
 */
async function isChangedBy(
  sendAs: (caller: Caller | undefined) => Promise<number>,
  newCaller: (() => Promise<Caller>) | undefined,
): Promise<boolean> {
  const now = await rows()
  if (now === known) return false
  for (let tries = 0; tries < 5; tries += 1) {
    const caller = await newCaller?.()
    await wait(100)
    known = await rows()
    await sendAs(caller)
    if ((await rows()) === known) return false
  }
  return true
}

let seen: { writes: string; rows: string } | undefined

/** Rows of every table, and the versions of all records, in one text. Where no transaction has written since, they are the same. */
async function rows(): Promise<string> {
  const writes = process.env.TEST_ENGINE === 'postgres' ? await newestWrite() : undefined
  if (writes !== undefined && seen?.writes === writes) return seen.rows
  const rows = await count()
  seen = writes === undefined ? undefined : { writes, rows }
  return rows
}

/** PostgreSQL numbers each transaction that writes. */
async function newestWrite(): Promise<string> {
  const { rows } = await sql<{ n: string }>`select pg_current_snapshot()::text as n`.execute(world.db)
  return rows[0]?.n ?? ''
}

async function counter(): Promise<() => Promise<string>> {
  // That someone tried is counted, also where it is refused.
  const tables = (await world.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== 'attempts')
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const counting =
    sql`select ${sql.join(counts, sql` || ' ' || `)} || ' ' || (select sum(version) from users) as n`.compile(world.db)
  return async () => JSON.stringify((await world.db.executeQuery(counting)).rows)
}
