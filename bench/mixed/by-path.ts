import type { Person } from './people.ts'
import { type Call, createReads, createWrites, seeded } from './requests.ts'
import type { Variant } from './variant.ts'

const rounds = 5
const callsPerRound = 1000
/** Fewer than for reads: what writes wait for each other would be measured with them. */
const writing = 8

type Calls = ReadonlyMap<string, () => Call>

/** Each read and each write by itself, by members at random: processor time of the server a call, to the median read and to a bare reply. */
export async function measureByPath(
  [bare, ...products]: readonly Variant[],
  people: readonly Person[],
  resources: readonly { id: string }[],
): Promise<void> {
  for (const product of products) {
    if (!bare) continue
    await measureProduct(bare, product, createReads(people, seeded(1)), createWrites(people, resources, seeded(2)))
  }
}

async function measureProduct(bare: Variant, product: Variant, reads: Calls, writes: Calls): Promise<void> {
  const costs = new Map<string, number[]>([...reads.keys(), ...writes.keys()].map((name) => [name, []]))
  const bareCosts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareCosts.push((await bare.run(aBareCall, callsPerRound)).cpu)
    for (const [name, next] of reads) costs.get(name)?.push((await product.run(next, callsPerRound)).cpu)
    for (const [name, next] of writes) costs.get(name)?.push((await product.run(next, callsPerRound, writing)).cpu)
  }
  process.stdout.write(`\n${product.name}, each by itself\n`)
  const middle = median([...reads.keys()].map((name) => median(costs.get(name) ?? [])))
  print(
    [...costs].map(([name, runs]) => [name, median(runs)] as const),
    { middle, bare: median(bareCosts) },
  )
}

/** Bare replies know no path: `startBare` asks for its own. */
const aBareCall = () => ({ method: 'GET', path: '/bare', cookie: '' }) as const

type To = { middle: number; bare: number }

function print(costs: readonly (readonly [name: string, cost: number])[], { middle, bare }: To): void {
  for (const [name, cost] of costs) {
    const ratios = `×${(cost / middle).toFixed(2)} of the median read   ×${(cost / bare).toFixed(1)} of bare`
    process.stdout.write(`${name.padEnd(28)} ${cost.toFixed(0).padStart(5)} µs   ${ratios}\n`)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
