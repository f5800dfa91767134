import type { Person } from './people.ts'
import { type Call, createReads, seeded } from './requests.ts'
import type { Variant } from './variant.ts'

const rounds = 5
const callsPerRound = 1000

/** Each read by itself, by members at random: processor time of the server a call, to the median read and to a bare reply. */
export async function measureByPath([bare, ...products]: readonly Variant[], people: readonly Person[]): Promise<void> {
  for (const product of products) if (bare) await measureProduct(bare, product, createReads(people, seeded(1)))
}

async function measureProduct(bare: Variant, product: Variant, reads: ReadonlyMap<string, () => Call>): Promise<void> {
  const costs = new Map<string, number[]>([...reads.keys()].map((name) => [name, []]))
  const bareCosts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareCosts.push((await bare.run(aBareCall, callsPerRound)).cpu)
    for (const [name, next] of reads) costs.get(name)?.push((await product.run(next, callsPerRound)).cpu)
  }
  process.stdout.write(`\n${product.name}, each read by itself\n`)
  print(
    [...costs].map(([name, runs]) => [name, median(runs)] as const),
    median(bareCosts),
  )
}

/** Bare replies know no path: `startBare` asks for its own. */
const aBareCall = () => ({ method: 'GET', path: '/bare', cookie: '' }) as const

function print(costs: readonly (readonly [name: string, cost: number])[], bare: number): void {
  const middle = median(costs.map(([, cost]) => cost))
  for (const [name, cost] of costs) {
    const ratios = `×${(cost / middle).toFixed(2)} of the median read   ×${(cost / bare).toFixed(1)} of bare`
    process.stdout.write(`${name.padEnd(28)} ${cost.toFixed(0).padStart(5)} µs   ${ratios}\n`)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
