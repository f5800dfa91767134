import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProgress } from '#features/journey/progress/progress.contract.ts'
import { iso } from '#platform/server/clock.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

const old = 'foundation-01-founder-baseline'
const now = 'foundation-02-customer-discovery'
const moved = 'foundation-01-strengths'
const gone = 'foundation-01-purpose-of-old'
const folder = mkdtempSync(join(tmpdir(), 'content-'))

let world: World
let ada: TestMember
beforeAll(async () => {
  cpSync('content', folder, { recursive: true })
  const modules = join(folder, 'modules')
  const to = join(modules, now, `${moved}.md`)
  renameSync(join(modules, old, `${moved}.md`), to)
  const text = readFileSync(to, 'utf8').replace(/^order:.*$/m, `order: 90\nreplaces: [${gone}]`)
  writeFileSync(to, text)
  for (const file of ['asks.yaml', 'answers.yaml']) {
    const path = join(modules, old, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(new RegExp(`^${moved}:\\n(?: {2,}.*\\n)+`, 'm'), ''))
  }
  world = await newWorld({ env: { CONTENT_DIR: folder } })
  ada = await world.member()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const at = (moduleId: string, id: string) => `/modules/${moduleId}/submodules/${id}`

test('a lesson that was completed before it moved is still completed', async () => {
  const completedAt = iso(world.services.now())
  await world.db
    .insertInto('completions')
    .values({ memberId: ada.id, subModuleId: moved, completedAt, completedOn: '2026-03-02', programDay: 1 })
    .execute()
  const { body } = await ada.call(getProgress)
  expect(Number(body.overallProgress)).toBeGreaterThan(0)
})

test.each([
  ['the old address of a lesson that moved', at(old, moved)],
  ['the address of a lesson that it replaces', at(old, gone)],
])('%s leads to where it is now, and keeps the query', async (_, address) => {
  const { statusCode, headers } = await ada.send('GET', `${address}?part=exercise`)
  expect([statusCode, headers.location]).toEqual([302, `${at(now, moved)}?part=exercise`])
})

test('a visitor is told nothing of it', async () => {
  expect((await world.stranger.send('GET', at(old, moved))).statusCode).toBe(404)
})
