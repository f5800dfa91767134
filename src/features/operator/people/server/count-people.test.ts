import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { tiers } from '#features/membership/membership.rules.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { seens, statuses } from '../../operator.rules.ts'
import { actOnPerson, listPeople } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const coach = (by: TestMember, client: TestMember) =>
  world.db
    .insertInto('coachClients')
    .values({
      ...{ id: newId(), coachId: by.id, clientId: client.id, liveClientId: client.id },
      ...{ status: 'active', notes: '', assignedAt: '2026-03-01T12:00:00.000Z' },
    })
    .execute()

test('the total is the number of those who are listed, for every plan, every status, when they were seen, and all of these', async () => {
  for (const tier of [...tiers, ...tiers, 'starter'] as const) await world.member({ tier })
  const [cora, carl] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach', tier: 'elite' })]
  const [ada, ben] = [await world.member(), await world.member({ tier: 'quantum' })]
  await world.member({ verified: false })
  // A coach who is coached too.
  for (const client of [ada, ben, carl]) await coach(cora, client)
  const gift = {
    action: 'give-plan' as const,
    tier: 'quantum' as const,
    lastDay: '2026-04-01',
    seen: null,
    reason: 'A gift',
  }
  await owner.call(actOnPerson, { params: { memberId: ada.id }, body: gift })

  await world.db
    .updateTable('sessions')
    .set({ updatedAt: '2026-01-01T12:00:00.000Z' })
    .where('userId', 'in', [ada.id, carl.id])
    .execute()
  const narrowed = [undefined, ...tiers].flatMap((tier) =>
    [undefined, ...statuses].flatMap((status) =>
      [undefined, ...seens].map((seen) => ({
        ...(tier && { tier }),
        ...(status && { status }),
        ...(seen && { seen }),
      })),
    ),
  )
  for (const asked of narrowed) {
    const [all, page] = [await list({ ...asked, limit: 100 }), await list({ ...asked, limit: 1 })]
    const shown = new Set(all.people.map(({ id }: { id: string }) => id))
    expect([asked, page.total]).toEqual([asked, shown.size])
  }
  expect([
    (await list({ tier: 'quantum', limit: 1 })).total,
    (await list({ status: 'no-coach', limit: 1 })).total,
  ]).toEqual([4, 9])
})

const list = async (query: object) => (await owner.call(listPeople, { query })).body
