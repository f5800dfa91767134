import type { House } from '../desk/open-house.ts'
import { cookieOf } from '../desk/calls.ts'
import { idOf } from '../desk/fill.ts'
import { ratioOf } from './ratio.ts'
import { workDone } from './work-done.ts'

/** Calls in a block, before the other house has its turn. */
const blockCalls = 50
/** So many different people ask in each house, spread over all of them. */
const askers = 500
const coachEvery = 500

type Call = { name: string; by: 'member' | 'coach'; path: (client: string) => string }
const of = (by: Call['by'], ...paths: string[]): Call[] => paths.map((name) => ({ name, by, path: () => name }))

export const growthCalls: readonly Call[] = [
  ...of('member', 'auth/user', 'progress', 'gamification/profile', 'modules', 'dashboard', 'membership'),
  ...of('coach', 'coach/dashboard', 'coach/today', 'coach/caseload', 'coach/stats', 'coach/clients', 'coach/inbox'),
  { name: 'coach/clients/:id', by: 'coach', path: (client) => `coach/clients/${client}` },
  { name: 'coach/clients/:id/messages', by: 'coach', path: (client) => `coach/clients/${client}/messages` },
]

type Figures = { p50: number; p99: number; server: number; database: number }
type Block = { times: number[]; server: number; database: number }
export type Compared = {
  name: string
  small: Figures
  large: Figures
  ratios: Partial<Record<keyof Figures, { at: number; from: number; to: number }>>
}

/** Milliseconds a call: as the caller waits for it, and of processor time. Who begins a round changes with each. */
export async function compare(call: Call, small: House, large: House, rounds: number): Promise<Compared> {
  for (const house of [small, large]) await block(call, house, 0, askers)
  const pairs: { small: Block; large: Block }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? small : large
    const begun = await block(call, first, round)
    const ended = await block(call, first === small ? large : small, round)
    pairs.push(first === small ? { small: begun, large: ended } : { small: ended, large: begun })
  }
  const ratios: Compared['ratios'] = {}
  for (const what of ['p50', 'p99', 'server', 'database'] as const) {
    const ratio = ratioOf(pairs, (some) => figuresOf(some)[what])
    if (ratio) ratios[what] = ratio
  }
  const figures = (which: 'small' | 'large') => figuresOf(pairs.map((pair) => pair[which]))
  return { name: call.name, small: figures('small'), large: figures('large'), ratios }
}

async function block({ by, path }: Call, { served, people, url }: House, round: number, calls = blockCalls) {
  const times: number[] = []
  const before = await workDone(served.pid, url)
  for (let turn = 0; turn < calls; turn += 1) {
    const who = by === 'coach' ? coachAt(round + turn, people) : memberAt(round * calls + turn, people)
    const client = idOf(who + 1 + ((round * calls + turn) % 250))
    const begun = performance.now()
    await ask(`${served.url}/api/${path(client)}`, who, by)
    times.push(performance.now() - begun)
  }
  const after = await workDone(served.pid, url)
  return { times, server: after.server - before.server, database: after.database - before.database }
}

/** Two of each house, since the small one has two: the first and the last. */
const coachAt = (turn: number, people: number): number =>
  1 + (turn % 2 === 0 ? 0 : coachEvery * (Math.floor(people / coachEvery) - 1))
/** Neither the operator nor a coach. */
function memberAt(turn: number, people: number): number {
  const who = 2 + Math.floor(((turn % askers) * (people - coachEvery)) / askers)
  return who % coachEvery === 1 ? who + 1 : who
}

async function ask(url: string, who: number, by: Call['by']): Promise<void> {
  const headers = { cookie: cookieOf(who), ...(by === 'coach' ? { 'x-role': 'coach' } : {}) }
  const reply = await fetch(url, { headers })
  const body = await reply.text()
  if (reply.status !== 200) throw new Error(`${url} of person ${who} answered ${reply.status}: ${body.slice(0, 200)}`)
}

function figuresOf(blocks: readonly Block[]): Figures {
  const times = blocks.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const each = (of: (one: Block) => number) => blocks.reduce((sum, one) => sum + of(one), 0) / times.length
  return { p50: at(0.5), p99: at(0.99), server: each(({ server }) => server), database: each(({ database }) => database) }
}
