import { afterAll, beforeAll, expect, test } from 'vitest'
import { revokeCoach } from '#features/identity/server/public.ts'
import { transaction } from '#platform/server/context.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { assignClient } from '../assignments.contract.ts'
import { endAssignment } from './end-assignment.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const coach = () => world.member({ role: 'coach' })
const assign = (by: TestMember, { id }: TestMember) => by.call(assignClient, { body: { clientId: id } })
const coachings = ({ id }: TestMember) =>
  world.db.selectFrom('coachClients').select(['id', 'coachId', 'liveClientId', 'endedBy']).where('clientId', '=', id)

/** Begins `other` while what `first` did isn't committed yet. */
async function meanwhile<T>(first: (ctx: World['services']) => Promise<unknown>, other: () => Promise<T>): Promise<T> {
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = transaction(world.services, async (ctx) => {
    await first(ctx)
    done.resolve()
    await release.promise
  })
  await done.promise
  const asked = other()
  await new Promise((passed) => setTimeout(passed, 300))
  release.resolve()
  await running
  return asked
}

test('a client who said no while their coach’s access is revoked has said it, and gets no second email', async () => {
  const [cora, ada, ben] = [await coach(), await world.member(), await world.member()]
  for (const client of [ada, ben]) await assign(cora, client)
  const { id } = await coachings(ada).executeTakeFirstOrThrow()
  await world.runJobs()
  world.emails.length = 0
  await meanwhile(
    async (ctx) => {
      await ctx.raiseVersion(ctx.db, ada.id)
      await endAssignment(ctx, { id }, 'client')
    },
    () => revokeCoach(world.services, cora.email),
  )
  expect(await coachings(ada).execute()).toMatchObject([{ liveClientId: null, endedBy: 'client' }])
  expect(await coachings(ben).execute()).toMatchObject([{ liveClientId: null, endedBy: 'operator' }])
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toEqual([ben.email])
})

test('a coach whose access is revoked in the same moment gains no client', async () => {
  const [cora, ada] = [await coach(), await world.member()]
  const refused = await meanwhile(
    (ctx) => revokeCoach(ctx, cora.email),
    () => assign(cora, ada),
  )
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'coaching.colleagueNotFound' }])
  expect(await coachings(ada).execute()).toEqual([])
})

test('nor one who is handed over to them, who stays with the coach they have', async () => {
  const [henrik, cora, ada] = [await coach(), await coach(), await world.member()]
  await assign(henrik, ada)
  const refused = await meanwhile(
    (ctx) => revokeCoach(ctx, cora.email),
    () => henrik.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: cora.id } }),
  )
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'coaching.colleagueNotFound' }])
  expect(await coachings(ada).execute()).toMatchObject([{ coachId: henrik.id, liveClientId: ada.id, endedBy: null }])
})
