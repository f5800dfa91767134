import type { Postgres } from '../../tests/peers/postgres-server.ts'
import type { Served } from '../../tests/peers/process.ts'
import { cpuMs } from '../mixed/variant.ts'
import { cookieOf } from './calls.ts'

/** Milliseconds that a person waits, and processor time of each request by the server and by PostgreSQL. */
export type Times = { p50: number; p95: number; p99: number; server: number; database: number }
export type House = { served: Served; people: number; postgres: Postgres | undefined }
export type Asked = [house: House, path: string, who: number]
export type Taken<K extends string> = Record<K, Times>

/** What each kind of call takes, one after the other, taking turns. */
export async function taken<K extends string>(
  calls: Record<K, (turn: number) => Asked>,
  times: number,
  from = 0,
): Promise<Taken<K>> {
  const names = Object.keys(calls) as K[]
  for (const name of names) for (let turn = 0; turn < 5; turn += 1) await ask(...calls[name](turn))
  const measured = names.map((name) => ({ name, waits: [] as number[], server: 0, database: 0 }))
  const houses = new Map(names.map((name) => [name, calls[name](0)[0]]))
  const before = new Map(names.map((name) => [name, workOf(houses.get(name))]))
  for (let turn = 0; turn < times; turn += 1)
    for (const { name, waits } of measured) {
      const begun = performance.now()
      await ask(...calls[name](from + turn))
      waits.push(performance.now() - begun)
    }
  return Object.fromEntries(
    measured.map(({ name, waits }) => {
      const [was, is] = [before.get(name), workOf(houses.get(name))]
      const each = (of: 'server' | 'database') => (is[of] - (was?.[of] ?? 0)) / times
      return [name, { ...percentiles(waits), server: each('server'), database: each('database') }]
    }),
  ) as Taken<K>
}

function workOf(house: House | undefined): { server: number; database: number } {
  const { served, postgres } = house ?? {}
  const ofAll = (postgres?.processes() ?? []).map(cpuOf).reduce((sum, one) => sum + one, 0)
  return { server: served ? cpuMs(served.pid) : 0, database: ofAll }
}

/** A connection may have ended meanwhile, and its process with it. */
function cpuOf(pid: number): number {
  try {
    return cpuMs(pid)
  } catch {
    return 0
  }
}

export const ratio = (one: Times, other: Times) =>
  `${(one.p50 / other.p50).toFixed(2)} at p50, ${(one.p99 / other.p99).toFixed(2)} at p99`

/** The median of the rounds: one disturbance from outside doesn't decide. */
export function middleOf<K extends string>(rounds: readonly Taken<K>[]): Taken<K> {
  const [first] = rounds
  const middle = (of: (one: Taken<K>) => number) =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const figures = ['p50', 'p95', 'p99', 'server', 'database'] as const
  const of = (name: K) => Object.fromEntries(figures.map((figure) => [figure, middle((one) => one[name][figure])]))
  return Object.fromEntries(Object.keys(first ?? {}).map((name) => [name, of(name as K)])) as Taken<K>
}

function percentiles(waits: number[]) {
  waits.sort((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export async function ask({ served: { url } }: House, path: string, who: number): Promise<void> {
  const headers = { cookie: cookieOf(who), ...(path.startsWith('coach/') ? { 'x-role': 'coach' } : {}) }
  const reply = await fetch(`${url}/api/${path}`, { headers })
  const body = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} of person ${who} answered ${reply.status}: ${body.slice(0, 200)}`)
}

export const print = (name: string, times: Times, more = '') =>
  process.stdout.write(
    `${name.padEnd(36)} p50 ${wide(times.p50)}   p95 ${wide(times.p95)}   p99 ${wide(times.p99)} ms   ${workText(times)}   ${more}\n`,
  )
const wide = (ms: number) => ms.toFixed(1).padStart(6)
const workText = ({ server, database }: Times) =>
  `${server.toFixed(1).padStart(5)} ms of work${database > 0 ? ` and ${database.toFixed(1)} of PostgreSQL` : ''}`
