import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { startPostgres } from '../tests/peers/postgres-server.ts'
import { type Asked, type House, middleOf, print, ratio, type Taken, taken } from './desk/ask.ts'
import { coachCalls, memberCalls } from './desk/calls.ts'
import { coachEvery } from './desk/fill.ts'
import { openHouse } from './desk/house.ts'

const few = 1000
const [asked, rounds] = [300, 5]

/**
 * Members with everything that half a year left behind, few and many: what they and their coaches ask most, by turns in one run,
 * as ratios. Whoever is asked about is another one each time.
 */
export async function measureGrowth(people: number, engines: readonly string[]): Promise<void> {
  for (const engine of engines) {
    const postgres = engine === 'postgres' ? await startPostgres({ fsync: 'on' }) : undefined
    const folder = mkdtempSync(join(tmpdir(), 'frontier-growth-'))
    try {
      const large = await openHouse(people, { folder, postgres, way: 'finished' })
      const small = await openHouse(few, { folder, postgres, way: 'finished' })
      process.stdout.write(`\n${engine}, ${people} finished histories, to ${few}\n`)
      for (const path of [...memberCalls, ...historyCalls(), ...coachCalls]) await measure(path, small, large)
      await Promise.all([small.served.stop(), large.served.stop()])
    } finally {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function measure(path: string, small: House, large: House): Promise<void> {
  const of =
    (house: House) =>
    (turn: number): Asked => [house, path, whoOf(path, turn, house.people)]
  const all: Taken<'small' | 'large'>[] = []
  await taken({ small: of(small), large: of(large) }, asked / 4, rounds * asked)
  for (let round = 0; round < rounds; round += 1)
    all.push(await taken({ small: of(small), large: of(large) }, asked, round * asked))
  const both = middleOf(all)
  print(path, both.large, `of ${small.people} people: ${ratio(both.large, both.small)}`)
}

/** Whose session was seen today, so that no call has to note it: every second person, and coaches. */
function whoOf(path: string, turn: number, people: number): number {
  if (coachCalls.includes(path)) return 1 + coachEvery * (turn % (people / coachEvery))
  return 2 + 2 * ((turn * 7919) % (people / 2 - 1))
}

/** What grows with each day of a member. */
function historyCalls(): string[] {
  const { modules } = loadProgram(contentReader('content'))
  const last = modules.flatMap(({ core }) => core).find(({ neededTier }) => neededTier === 'starter')
  return [
    ...['gratitude', 'resources', 'chat/conversations', 'messages', 'founder-file', 'founder-file/numbers'],
    `submodules/${last?.id}`,
  ]
}
