import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { freePort, joinOver, serveProcess } from '../tests/peers/process.ts'
import { measureAnalyzer, measureSearch } from './answers.ts'
import { holdTalks } from './coach/talk.ts'
import { measureCoach } from './coach.ts'
import { measureCoaching } from './coaching/coaching.ts'
import { completionsPerSecond, measureCompletions } from './completions.ts'
import { measureDesk } from './desk.ts'
import { measureExport } from './founder-file/export.ts'
import { measureFiles } from './founder-file/growth.ts'
import { measureGrowth } from './growth.ts'
import { type Measured, measure } from './load.ts'
import { measureLimited } from './memory/limited.ts'
import { measureMemory } from './memory/memory.ts'
import { measureMixed } from './mixed.ts'
import { measureOwn } from './own.ts'
import { measurePages } from './pages.ts'
import { measureSoak } from './soak.ts'
import { measureStreams } from './streams.ts'
import { measureTexts } from './texts.ts'

const reads = [
  '/api/auth/user',
  '/api/progress',
  '/api/gamification/profile',
  '/api/modules',
  '/api/chat/conversations',
  '/api/submodules/foundation-01-runway',
]
const members = 120

/** Speeds as ratios to floors measured in the same run; absolute figures are for orientation only. */
async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-bench-'))
  const served = await serveProcess(dataDir)
  const floor = await startFloor(join(dataDir, 'frontier.sqlite'))
  try {
    const people = await Promise.all(
      Array.from({ length: members }, (_, n) => joinOver(served.url, `m${n}@bench.example`)),
    )
    await printAssistant(served.url, people)
    if (process.argv[2] === 'answers') return
    const cookies = people.map(({ cookie }) => cookie)
    const lessons = loadProgram(contentReader('content'))
      .modules.filter(({ phase }) => phase === 'foundation')
      .flatMap(({ core }) => core)

    const commits = await measure({ url: `${floor.url}/commit`, pid: floor.pid, method: 'POST' })
    const completions = await completionsPerSecond(served.url, cookies, lessons)
    const [cookie = ''] = cookies
    const bare = await measure({ url: `${floor.url}/bare`, pid: floor.pid })
    const hand = await measure({ url: `${floor.url}/floor`, pid: floor.pid, headers: { cookie } })
    print('bare Fastify JSON', bare)
    print('hand-written floor', hand, { bare })
    for (const path of reads)
      print(path, await measure({ url: served.url + path, pid: served.pid, headers: { cookie } }), {
        bare,
        floor: hand,
      })
    print('durable single-row commit', commits)
    print('completion of a sub-module', { rate: completions, cpu: 0 }, { commits })
  } finally {
    floor.child.kill()
    await served.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The held-out halves are only read here: nothing is ever set by them. */
async function printAssistant(url: string, people: Parameters<typeof measureStreams>[1]): Promise<void> {
  const dev = measureSearch('dev')
  process.stdout.write(
    `${'answers, dev'.padEnd(44)} recall@3 ${dev.recall.toFixed(2)}   refused ${dev.refused.toFixed(2)}\n`,
  )
  for (const half of ['tuning', 'held-out'] as const) {
    const { recall, refused } = measureSearch(half)
    const { tau } = measureAnalyzer(half)
    process.stdout.write(
      `${`answers, ${half}`.padEnd(44)} recall@3 ${recall.toFixed(2)}   refused ${refused.toFixed(2)}   tau ${tau.toFixed(2)}\n`,
    )
  }
  const { first, firstTogether, answersPerSecond, pieces } = await measureStreams(url, people)
  process.stdout.write(
    `${'built-in guide, streamed'.padEnd(44)} first word ${first.toFixed(0)} ms, of 50 at once ${firstTogether.toFixed(0)} ms   ${answersPerSecond.toFixed(1)} answers/s   ${pieces.toFixed(0)} pieces/s\n`,
  )
}

async function startFloor(file: string): Promise<{ url: string; pid: number; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor.ts'), String(port), file], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${url}/bare`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, pid: child.pid ?? 0, child }
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('the floor did not start')
}

function print(name: string, { rate, cpu }: Measured, floors: Record<string, Measured> = {}): void {
  const ratios = Object.entries(floors).map(([of, floor]) => `${(rate / floor.rate).toFixed(2)} of ${of}`)
  const work = cpu > 0 ? `${cpu.toFixed(0)} µs` : ''
  process.stdout.write(
    `${name.padEnd(44)} ${String(Math.round(rate)).padStart(7)}/s ${work.padStart(8)}   ${ratios.join('   ')}\n`,
  )
}

/**
 * The words `answers`, `pages`, `texts` and `mixed` measure these alone (`mixed ../other` beside another checkout),
 * `coach` what the assistant answers, by the built-in guide and the connected model (`--limit 5`, `--set pushback`, `--half held`),
 * `own FILE` questions for single fields of a member’s own file (`--wrong` prints what was missed),
 * `talk FILE` prints whole conversations to be marked by a reader,
 * `coaching` the pages of coaches with 500 clients each, `desk 100000` (`sqlite` or `postgres` alone) the operator’s desk over so many people,
 * `founder-file` a full one: how long it takes to go along, what 10,000 of them among 90,000 begun ones do to reads, and saves,
 * `growth 100000` (`sqlite` or `postgres` alone) what so many finished histories do to reads, `completions 1000000` what that many members do to a completion, `soak 60 40 sqlite` an hour of 40 mixed calls a second,
 * `memory` what a server holds at start, with the assistant’s index, and after 100,000 mixed calls,
 * `limited 512` whether it serves within so many MB (Linux, as root).
 */
const [what, amount] = process.argv.slice(2)
const engines = process.argv[4] ? [process.argv[4]] : ['sqlite', 'postgres']
if (what === 'growth') await measureGrowth(Number(amount ?? 100_000), engines)
else if (what === 'completions') await measureCompletions(1000, Number(amount ?? 1_000_000))
else if (what === 'mixed') await measureMixed(amount)
else if (what === 'desk') await measureDesk(Number(amount ?? 100_000), engines)
else if (what === 'soak')
  await measureSoak(
    Number(amount ?? 60),
    Number(process.argv[4] ?? 40),
    process.argv[5] === 'postgres' ? 'postgres' : 'sqlite',
  )
else if (what === 'memory') await measureMemory(Number(amount ?? 100_000))
else if (what === 'limited') await measureLimited(Number(amount ?? 512), 100_000)
else if (what === 'coach') await measureCoach(process.argv.slice(3))
else if (what === 'own') await measureOwn(process.argv.slice(3))
else if (what === 'talk') await holdTalks(process.argv.slice(3))
else if (what === 'coaching') await measureCoaching()
else if (what === 'founder-file') {
  await measureExport()
  for (const engine of ['sqlite', 'postgres'] as const) await measureFiles(engine, 10_000, Number(amount ?? 90_000))
} else {
  if (what !== 'pages' && what !== 'texts') await bench()
  if (what !== 'answers' && what !== 'texts') await measurePages()
  if (what === undefined || what === 'texts') await measureTexts()
}
