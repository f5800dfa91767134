import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { asAdmin } from '../tests/peers/postgres-admin.ts'
import { startPostgres } from '../tests/peers/postgres-server.ts'
import { type Served, serveProcess } from '../tests/peers/process.ts'
import { coachCalls, cookieOf, deskCalls, memberCalls } from './desk/calls.ts'
import { fillHouse } from './desk/fill.ts'
import { secret } from './mixed/people.ts'
import { cpuMs } from './mixed/variant.ts'

const few = 1000
/** Asked so often each, one after the other, as one operator does. */
const asked = 60
const barMs = 200

type Times = { p50: number; p95: number; p99: number }
type House = { served: Served; people: number }

/**
 * The operator's desk over a house of so many people, each call by itself over HTTP; then what members and coaches feel,
 * against a small house in the same run, and while an operator works. The ratios count: they hold on a busy machine too.
 */
export async function measureDesk(people: number, engines: readonly string[]): Promise<void> {
  for (const engine of engines) {
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    const folder = mkdtempSync(join(tmpdir(), 'frontier-desk-'))
    try {
      const large = await openHouse(folder, server?.url, people)
      process.stdout.write(`\n${engine}, ${people} people\n`)
      await measureOperator(large)
      const small = await openHouse(folder, server?.url, few)
      await measureMembers(small, large)
      await Promise.all([small.served.stop(), large.served.stop()])
    } finally {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** A filled SQLite file is kept for the next run; a PostgreSQL is filled anew. */
async function openHouse(folder: string, postgres: string | undefined, people: number): Promise<House> {
  const dataDir = join(folder, String(people))
  const kept = join(tmpdir(), `frontier-desk-${people}`)
  const url = postgres && `${postgres}house_${people}`
  if (postgres) await asAdmin(postgres, `create database house_${people}`)
  if (postgres) mkdirSync(dataDir)
  if (postgres || !existsSync(kept)) {
    const begun = performance.now()
    const making = `${kept}.making`
    rmSync(making, { recursive: true, force: true })
    const database = await openDatabase({ url, dataDir: making })
    await migrate(database, join(import.meta.dirname, '../migrations'))
    const { unhurried = (work) => work() } = database
    await unhurried(() => fillHouse(database, people))
    await database.close()
    if (!postgres) renameSync(making, kept)
    process.stdout.write(`${people} people were made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  }
  if (!postgres) cpSync(kept, dataDir, { recursive: true })
  const served = await serveProcess(dataDir, { AUTH_SECRET: secret, ...(url ? { DATABASE_URL: url } : {}) })
  return { served, people }
}

async function measureOperator({ served, people }: House): Promise<void> {
  await countStopping(served)
  for (const [name, path] of Object.entries(deskCalls)) {
    const next = (turn: number): Asked => [served, `operator/${path(1 + ((turn * 7919) % (people - 1)))}`, 0]
    const cpu = cpuMs(served.pid)
    const { times } = await taken({ times: next }, asked)
    const work = `${((cpuMs(served.pid) - cpu) / asked).toFixed(1)} ms of processor time`
    print(name, times, times.p95 > barMs ? `${work}   over ${barMs} ms` : work)
  }
}

/** Small and large house take turns with each call, and so do rounds with an operator at work and without. */
async function measureMembers(small: House, large: House): Promise<void> {
  for (const path of [...memberCalls, ...coachCalls]) {
    const isCoach = coachCalls.includes(path)
    const of =
      ({ served, people }: House) =>
      (turn: number): Asked => [
        served,
        path,
        isCoach ? 1 + 500 * (turn % (people / 500)) : 2 + ((turn * 7919) % (people - 2)),
      ]
    const both = { small: of(small), large: of(large) }
    const rounds: { alone: Taken<'small' | 'large'>[]; beside: Taken<'small' | 'large'>[] } = { alone: [], beside: [] }
    for (let round = 0; round < 3; round += 1) {
      rounds.alone.push(await taken(both, asked * 2))
      const stop = keepWorking(large.served)
      rounds.beside.push(await taken(both, asked * 2))
      await stop()
    }
    const [alone, beside] = [middleOf(rounds.alone), middleOf(rounds.beside)]
    const more = `of ${few} people: ${ratio(alone.large, alone.small)}; beside an operator: ${ratio(beside.large, alone.large)}`
    print(path, alone.large, more)
  }
}

const ratio = (one: Times, other: Times) =>
  `${(one.p50 / other.p50).toFixed(2)} at p50, ${(one.p99 / other.p99).toFixed(2)} at p99`

/** The median of the rounds: one disturbance from outside doesn't decide. */
function middleOf<K extends string>(rounds: readonly Taken<K>[]): Taken<K> {
  const [first] = rounds
  const middle = (of: (one: Taken<K>) => number) =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const names = Object.keys(first ?? {}) as K[]
  const entries = names.map((name) => [
    name,
    { p50: middle((one) => one[name].p50), p95: middle((one) => one[name].p95), p99: middle((one) => one[name].p99) },
  ])
  return Object.fromEntries(entries) as Taken<K>
}

/** An operator who looks at one thing after the other, with a breath between. */
function keepWorking(served: Served): () => Promise<void> {
  let isWorking = true
  const work = async () => {
    for (let turn = 0; isWorking; turn += 1)
      for (const path of Object.values(deskCalls)) {
        if (!isWorking) return
        await ask(served, `operator/${path(turn + 1)}`, 0)
        await wait(100)
      }
  }
  const working = work()
  return async () => {
    isWorking = false
    await working
  }
}

type Asked = [served: Served, path: string, who: number]
type Taken<K extends string> = Record<K, Times>

/** What each kind of call takes, one after the other, taking turns. */
async function taken<K extends string>(calls: Record<K, (turn: number) => Asked>, times: number): Promise<Taken<K>> {
  const names = Object.keys(calls) as K[]
  for (const name of names) for (let turn = 0; turn < 5; turn += 1) await ask(...calls[name](turn))
  const measured = new Map<K, number[]>(names.map((name) => [name, []]))
  for (let turn = 0; turn < times; turn += 1)
    for (const name of names) {
      const begun = performance.now()
      await ask(...calls[name](turn))
      measured.get(name)?.push(performance.now() - begun)
    }
  return Object.fromEntries(names.map((name) => [name, percentiles(measured.get(name) ?? [])])) as Taken<K>
}

function percentiles(taken: number[]): Times {
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

async function ask({ url }: Served, path: string, who: number): Promise<void> {
  const headers = { cookie: cookieOf(who), ...(path.startsWith('coach/') ? { 'x-role': 'coach' } : {}) }
  const reply = await fetch(`${url}/api/${path}`, { headers })
  const body = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} of person ${who} answered ${reply.status}: ${body.slice(0, 200)}`)
}

/** The sums of where people stop are counted by a job each night; here once, before they are read. */
async function countStopping(served: Served): Promise<void> {
  const begun = performance.now()
  const headers = { cookie: cookieOf(0), origin: served.url }
  await fetch(`${served.url}/api/operator/where-people-stop/count`, { method: 'POST', headers })
  for (;;) {
    const reply = await fetch(`${served.url}/api/operator/where-people-stop`, { headers })
    if (!reply.ok) throw new Error(`where people stop answered ${reply.status}`)
    const { countedAt } = (await reply.json()) as { countedAt: string | null }
    if (countedAt) break
    await wait(500)
  }
  process.stdout.write(`where people stop was counted in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
}

const print = (name: string, { p50, p95, p99 }: Times, more: string) =>
  process.stdout.write(
    `${name.padEnd(36)} p50 ${p50.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)}   p99 ${p99.toFixed(1).padStart(7)} ms   ${more}\n`,
  )
