import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../tests/peers/postgres-server.ts'
import type { Served } from '../tests/peers/process.ts'
import { type Asked, type House, print, type Times, taken } from './desk/ask.ts'
import { cookieOf, deskCalls } from './desk/calls.ts'
import { openHouse } from './desk/house.ts'
import { measureMembers } from './desk/members.ts'

const few = 1000
/** Asked so often each, one after the other, as one operator does. */
const asked = 60
const rounds = 3
const barMs = 200

/**
 * The operator's desk over a house of so many people, each call by itself over HTTP; then what members and coaches feel,
 * against a small house in the same run, and while an operator works. The ratios count: they hold on a busy machine too.
 */
export async function measureDesk(people: number, engines: readonly string[]): Promise<void> {
  for (const engine of engines) {
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    const folder = mkdtempSync(join(tmpdir(), 'frontier-desk-'))
    try {
      const large = await openHouse(people, { folder, postgres: server })
      process.stdout.write(`\n${engine}, ${people} people\n`)
      await measureOperator(large)
      const small = await openHouse(few, { folder, postgres: server })
      await measureMembers(small, large)
      await Promise.all([small.served.stop(), large.served.stop()])
    } finally {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Each call in a few rounds over everything, after one that warms up; of each, the round that was least disturbed counts. */
async function measureOperator(house: House): Promise<void> {
  await countStopping(house.served)
  const best = new Map<string, Times>()
  const calls = Object.entries(deskCalls)
  for (const [, path] of calls) await takenOf(house, path, asked / 4)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, path] of calls) {
      const times = await takenOf(house, path, asked)
      if (times.p95 < (best.get(name)?.p95 ?? Number.POSITIVE_INFINITY)) best.set(name, times)
    }
  for (const [name, times] of best) print(name, times, times.p95 > barMs ? `over ${barMs} ms` : '')
}

async function takenOf(house: House, path: (n: number) => string, times: number): Promise<Times> {
  const next = (turn: number): Asked => [house, `operator/${path(1 + ((turn * 7919) % (house.people - 1)))}`, 0]
  return (await taken({ next }, times)).next
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
