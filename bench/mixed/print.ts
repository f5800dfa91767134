import type { Round } from './variant.ts'

/** What was measured of each variant, round by round. */
export type Runs = Map<string, Round[]>
type Figure = 'rate' | 'cpu'

/** The median of each variant; how it stands to the product as it is and to a bare reply, of the same round; and the spread. */
export function printLoad(title: string, runs: Runs): void {
  process.stdout.write(`\n${title}\n`)
  const bare = runs.get('bare Fastify JSON') ?? []
  const base = runs.get('as it is') ?? []
  for (const name of [...runs.keys()].sort()) {
    const own = runs.get(name) ?? []
    const of = (key: 'rate' | 'cpu' | 'p50' | 'p95' | 'p99') => median(own.map((run) => run[key]))
    process.stdout.write(
      [
        name.padEnd(18),
        `${of('rate').toFixed(0).padStart(6)}/s ${ratios('rate', own, base)}, ${ratios('rate', own, bare)} of bare`,
        `${of('cpu').toFixed(0).padStart(4)} µs ${ratios('cpu', own, base)}`,
        `p50 ${of('p50').toFixed(0)} p95 ${of('p95').toFixed(0)} p99 ${of('p99').toFixed(0)} ms\n`,
      ].join('   '),
    )
  }
}

function ratios(figure: Figure, own: readonly Round[], other: readonly Round[]): string {
  const all = own.map((run, n) => run[figure] / (other[n]?.[figure] ?? Number.NaN)).sort((a, b) => a - b)
  return `×${median(all).toFixed(2)} (${all[0]?.toFixed(2)}–${all.at(-1)?.toFixed(2)})`
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
