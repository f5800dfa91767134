import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { inLongRun } from '#tests/world/long-run.ts'

const rounds = inLongRun(1, 100)
let dataDir: string
let env: Record<string, string> = {}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-kill-'))
  env = await migratedPlace(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('killed in a stream of completions, it loses no answered one and pays none twice', {
  timeout: 120_000 + rounds * 10_000,
}, async () => {
  const lessons = loadProgram(contentReader('content'))
    .modules.filter(({ phase }) => phase === 'foundation')
    .flatMap(({ core }) => core)
  let served = await serveProcess(dataDir, env)
  for (let round = 0; round < rounds; round += 1) {
    const members = await Promise.all([1, 2, 3].map((n) => joinOver(served.url, `m${round}-${n}@members.example`)))
    const answered = members.map(() => new Set<string>())
    const work = members.map((member, index) => completeAll(member, lessons, answered[index] ?? new Set()))
    // In the middle of it, wherever that is on this machine.
    while (answered.reduce((sum, { size }) => sum + size, 0) < 3 + 2 * (round % 12)) await wait(1)
    await served.kill()
    await Promise.all(work)
    served = await serveProcess(dataDir, env)
    for (const [index, member] of members.entries())
      await expectKept(served, member.cookie, answered[index] ?? new Set())
  }
  expect(await served.stop()).toBe(0)
})

type Lesson = { id: string; moduleId: string; xpReward: number }

async function completeAll(
  member: Awaited<ReturnType<typeof joinOver>>,
  lessons: readonly Lesson[],
  answered: Set<string>,
) {
  for (const { id, moduleId } of lessons) {
    const reply = await member
      .post(`/api/submodules/${id}/complete`, { moduleId, subModuleId: id })
      .catch(() => undefined)
    if (!reply) return
    if (reply.ok) answered.add(id)
  }
}

/** What was answered is there; every completion is paid exactly once; totals equal the ledger. */
async function expectKept({ url }: Served, cookie: string, answered: ReadonlySet<string>) {
  // Replies are held to their contracts elsewhere; here they come from another process.
  const get = async <T>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as T
  const { userPoints } = await get<{ userPoints: { totalXP: number; totalPoints: number } }>(
    '/api/gamification/profile',
  )
  const ledger = await get<{ label: string; reason: string; points: number; xp: number }[]>(
    '/api/gamification/ledger?limit=500',
  )
  const modules = await get<{ completedCount: number }[]>('/api/modules')
  const paid = ledger.filter(({ reason }) => reason === 'sub-module.completed')
  const completed = modules.reduce((sum, { completedCount }) => sum + completedCount, 0)
  expect(completed).toBeGreaterThanOrEqual(answered.size)
  expect(completed).toBeLessThanOrEqual(answered.size + 1)
  expect(paid).toHaveLength(completed)
  expect(new Set(paid.map(({ label }) => label)).size).toBe(completed)
  expect(userPoints.totalXP).toBe(ledger.reduce((sum, { xp }) => sum + xp, 0))
  expect(userPoints.totalPoints).toBe(ledger.reduce((sum, { points }) => sum + points, 0))
}
