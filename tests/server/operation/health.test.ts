import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyz } from '#app/health.contract.ts'
import { getAssistantStatus } from '#features/assistant/quota/quota.contract.ts'
import { DatabaseUnreachable } from '#platform/server/database/database-unreachable.ts'
import { createDiskProbe } from '#platform/server/disk-probe.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a server whose worker stands still says so where machines ask', async () => {
  expect((await world.stranger.call(readyz)).status).toBe(200)
  world.services.secondsJobsStill = () => 73.2
  const { status, body } = await world.stranger.call(readyz)
  world.services.secondsJobsStill = () => 0
  expect([status, body]).toEqual([
    503,
    {
      code: 'operations.jobsStill',
      message: 'The worker hasn’t looked at waiting jobs for 73 seconds, so it’s stuck.',
    },
  ])
})

test('a server whose disk takes no writes says so where machines ask, though reads go on', async () => {
  const { canWriteFiles } = world.services
  world.services.canWriteFiles = createDiskProbe('/dev/full')
  const { status, body } = await world.stranger.call(readyz)
  world.services.canWriteFiles = canWriteFiles
  expect([status, body.code]).toEqual([503, 'operations.diskFull'])
  expect((await world.stranger.call(readyz)).status).toBe(200)
})

test('a call that only reads writes nothing when it breaks', async () => {
  const ada = await world.member()
  const version = () =>
    world.db.selectFrom('users').select('version').where('id', '=', ada.id).executeTakeFirstOrThrow()
  const before = await version()
  const { now } = world.services
  let asked = 0
  world.services.now = () => {
    asked += 1
    throw new Error('no clock')
  }
  const { status } = await ada.call(getAssistantStatus)
  world.services.now = now
  expect([status, asked > 0]).toEqual([500, true])
  expect(await version()).toEqual(before)
})

test('a page that the server cannot make is one that a person can read, with the request’s id', async () => {
  const ada = await world.member()
  const { db } = world.services
  for (const [error, status, again] of [
    [new DatabaseUnreachable('gone'), 503, '5'],
    [new Error('no'), 500, undefined],
  ] as const) {
    Object.assign(world.services, {
      db: new Proxy(db, {
        get: () => {
          throw error
        },
      }),
    })
    const reply = await ada.send('GET', '/settings', undefined, { accept: 'text/html,*/*;q=0.8' })
    Object.assign(world.services, { db })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, again])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain(reply.headers['x-request-id'])
  }
})
