import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, startHouse } from '#tests/peers/house.ts'
import { asAdmin } from '#tests/peers/postgres-admin.ts'
import { startPostgresPair } from '#tests/peers/postgres-pair.ts'
import { joinOver } from '#tests/peers/process.ts'
import { inLongRun, isLongRun } from '#tests/world/long-run.ts'
import { type Answered, countOf, startLoad } from './load.ts'

let pair: Awaited<ReturnType<typeof startPostgresPair>>
let house: House
beforeAll(async () => {
  pair = await startPostgresPair()
  await asAdmin(pair.primary.url, 'create database house')
  house = await startHouse(2, { DATABASE_URL: pair.urlOf('house') })
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const { output } of house.servers) console.error(output().slice(0, 5000))
})
afterAll(async () => {
  await house.close()
  await pair.stop()
})

const atWork = inLongRun({ people: 4, pausedMs: 120 }, { people: 6, pausedMs: 60 })
const isOk = ({ status }: Answered) => status === 200
const isOkOrAway = ({ status, what }: Answered) => status === 200 || (status === 503 && what.includes('(again in '))
const longest = (answered: readonly Answered[]) => Math.max(...answered.map(({ ms }) => ms))

test('the primary is killed under load and its standby promoted: 503 meanwhile, back within seconds, nothing lost or doubled', async () => {
  const load = await startLoad(house.url, 'failover', atWork)
  await wait(1000)
  const killedAt = Date.now()
  pair.primary.kill()
  await wait(1000)
  pair.standby.promote()
  const promotedAt = Date.now()
  await wait(2500)
  const { written, kept } = await load.end()

  expect(countOf(load.answered, isOkOrAway)).toEqual({})
  expect(kept).toEqual(written.map((one) => expect.objectContaining(one)))
  const [first] = load.answered.filter((one) => isOk(one) && one.at > promotedAt)
  expect((first?.at ?? Number.POSITIVE_INFINITY) - promotedAt).toBeLessThan(3000)
  const away = load.answered.filter(({ status }) => status === 503)
  expect(away.length).toBeGreaterThan(0)
  expect(away.at(-1)?.at ?? 0).toBeLessThan(promotedAt + 3000)
  expect(longest(load.answered)).toBeLessThan(6000)
  expect(load.answered.filter(({ at }) => at > killedAt && at < promotedAt).length).toBeGreaterThan(0)
  if (isLongRun)
    console.info(
      `first answer ${(first?.at ?? 0) - promotedAt} ms after the promotion, last 503 ${(away.at(-1)?.at ?? 0) - promotedAt} ms after it, ${away.length} of ${load.answered.length} answers 503, the longest took ${Math.round(longest(load.answered))} ms, ${written.reduce((sum, { version }) => sum + version, 0)} writes`,
    )
  for (const { url } of house.servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const ida = await joinOver(house.url, 'ida@members.example')
  expect(await ida.get('/api/auth/user')).toMatchObject({ email: 'ida@members.example' })
  await expectEveryoneThere()
}, 120_000)

test('a server that is killed under load loses what it was just doing, and no answered write; the others go on', async () => {
  const load = await startLoad(house.url, 'killed', atWork)
  await wait(500)
  await house.server(1).kill()
  const killedAt = Date.now()
  await wait(1500)
  const { written, kept } = await load.end()
  expect(kept).toEqual(written.map((one) => expect.objectContaining(one)))
  const failed = load.answered.filter((one) => !isOk(one))
  // Each member waits for one answer at a time: what was under way broke, and nothing else.
  expect(failed.length).toBeLessThanOrEqual(atWork.people)
  expect(failed.filter(({ status, at }) => status !== 502 || at > killedAt + 1000)).toEqual([])
})

/** The members of the load and Ida, on what was the standby. */
async function expectEveryoneThere(): Promise<void> {
  const client = new Client({ connectionString: `${pair.standby.url}house` })
  await client.connect()
  const { rows } = await client.query(
    'select pg_is_in_recovery() as standby, count(*)::int as users from users group by 1',
  )
  await client.end()
  expect(rows).toEqual([{ standby: false, users: atWork.people + 1 }])
}
