import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/peers/postgres-server.ts'
import { openHouse } from '../desk/open-house.ts'
import { type Compared, compare, growthCalls } from './compare.ts'

const few = 1000
const bar = 1.2

/**
 * What many members do to the hot reads of members and to the pages of coaches: a house of 1,000 and one of so many, in
 * which everyone has done every lesson, asked the same calls in alternating blocks of the same run.
 */
export async function measureGrowth(many: number, engines: readonly string[], rounds: number): Promise<void> {
  for (const engine of engines) {
    const server = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    const folder = mkdtempSync(join(tmpdir(), 'frontier-growth-'))
    try {
      const place = { folder, postgres: server?.url, isFinished: true }
      const large = await openHouse({ ...place, people: many })
      const small = await openHouse({ ...place, people: few })
      process.stdout.write(`\n${engine}, ${many} people against ${few}, ${rounds} rounds; ratios with 95 % of rounds\n`)
      for (const call of growthCalls) print(await compare(call, small, large, rounds))
      await Promise.all([small.served.stop(), large.served.stop()])
    } finally {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function print({ name, small, large, ratios }: Compared): void {
  const parts = (['p50', 'p99', 'server', 'database'] as const).flatMap((what) => {
    const ratio = ratios[what]
    if (!ratio) return []
    const { at, from, to } = ratio
    const said = `${what} ${small[what].toFixed(2)} → ${large[what].toFixed(2)} ms`
    return [`${said} ×${at.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})${at > bar ? ' over' : ''}`]
  })
  process.stdout.write(`${name.padEnd(30)} ${parts.join('   ')}\n`)
}
