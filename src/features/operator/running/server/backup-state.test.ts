import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getRunning, type Running } from '../running.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const running = async (): Promise<Running> => (await owner.call(getRunning)).body

test('before the first backup there is nothing to tell', async () => {
  expect((await running()).backup).toEqual({
    madeAt: null,
    verifiedAt: null,
    folder: null,
    failed: null,
    nightlyHour: null,
  })
})

test('the last verified backup is told with its folder, and a night that failed with what it said', async () => {
  await world.db
    .insertInto('auditEntries')
    .values({
      ...{ id: newId(), at: '2026-03-02T03:10:00.000Z', actor: 'command', action: 'backup verified' },
      ...{ subject: '/backups/2026-03-02', reason: '' },
    })
    .execute()
  const job = { id: newId(), name: 'nightly-backup', data: 'null', lane: 'long' as const, attempts: 1 }
  const free = { uniqueKey: null, work: null, leasedUntil: null, leasedBy: null, deadAt: null }
  const times = { runAt: '2999-01-01T00:00:00.000Z', createdAt: '2026-03-03T03:00:00.000Z' }
  await world.db
    .insertInto('jobs')
    .values({ ...job, ...free, ...times, lastError: 'No space left on device' })
    .execute()
  const { backup, problems } = await running()
  expect(backup).toMatchObject({
    ...{ verifiedAt: '2026-03-02T03:10:00.000Z', folder: '/backups/2026-03-02' },
    failed: { error: 'No space left on device', isDead: false },
  })
  expect(problems).toContainEqual({ what: 'The last backup failed and will be tried again.', where: 'backup' })
})

test('an old backup that is verified today doesn’t count as a young one', async () => {
  const entry = { actor: 'operator', action: 'backup verified', reason: '' }
  const old = iso(machineNow().subtract({ hours: 90 }))
  const at = iso(machineNow())
  await world.db.deleteFrom('auditEntries').execute()
  await world.db
    .insertInto('auditEntries')
    .values({ id: newId(), ...entry, at, madeAt: old, subject: '/backups/old' })
    .execute()
  expect((await running()).backup).toMatchObject({ madeAt: old, verifiedAt: at, folder: '/backups/old' })

  const young = iso(machineNow().subtract({ hours: 2 }))
  const before = iso(machineNow().subtract({ hours: 1 }))
  await world.db
    .insertInto('auditEntries')
    .values({ id: newId(), ...entry, at: before, madeAt: young, subject: '/backups/young' })
    .execute()
  expect((await running()).backup).toMatchObject({ madeAt: young, verifiedAt: before, folder: '/backups/young' })
})
