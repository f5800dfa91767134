import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { customerOf, eventsOf, loseEvents, payingMember, priceOf, sendEvent } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

/** What happened to one who bought, changed, canceled and resumed: every event of it, and a way to tell them anew. */
async function story() {
  const ada = await payingMember(world)
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  await ada.call(subscriptionContract.cancelMembership)
  await ada.call(subscriptionContract.resumeMembership)
  const customer = await customerOf(world, ada)
  const told = (await eventsOf(world)).filter((event) => event.includes(customer)).map((event) => JSON.parse(event))
  await loseEvents(world)
  const random = seeded(180)
  let rounds = 0
  return {
    told,
    /** As it is recorded: the member's own call would ask the provider. */
    state: () =>
      world.db
        .selectFrom('subscriptions')
        .leftJoin('memberships', 'memberships.memberId', 'subscriptions.memberId')
        .select(['memberships.tier', 'subscriptions.status', 'subscriptions.endsAt'])
        .where('subscriptions.memberId', '=', ada.id)
        .executeTakeFirstOrThrow(),
    /** Some of the events in any order, with doubles; every fifth time each after the last one's answer. */
    tell: async (events: readonly { id: string }[]) => {
      rounds += 1
      await forget(ada)
      const sent = events.flatMap((event) => (random() < 0.3 ? [event, event] : [event]))
      shuffle(sent, random)
      const deliver = (event: { id: string }) =>
        sendEvent(world, JSON.stringify({ ...event, id: `${event.id}_r${rounds}` }))
      const answers: { statusCode: number }[] = []
      if (rounds % 5 === 0) for (const event of sent) answers.push(await deliver(event))
      else answers.push(...(await Promise.all(sent.map(deliver))))
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    },
    random,
  }
}

const asTheProviderSays = { tier: 'elite', status: 'active', endsAt: null }

test('in twenty-five random orders with doubles, of which none is lost, events alone end as the provider says', async () => {
  const { told, tell, state } = await story()
  for (let round = 0; round < 25; round += 1) {
    await tell(told)
    expect([round, await state()]).toEqual([round, asTheProviderSays])
  }
})

onOneEngine('in 25 rounds whose events were all lost, all is known after the reconciliation alone', async () => {
  const { tell, state } = await story()
  for (let round = 0; round < 25; round += 1) {
    await tell([])
    expect([round, await state()]).toEqual([round, { tier: null, status: 'incomplete', endsAt: expect.any(String) }])
    expect((await reconcile(world.services)).drift).toHaveLength(2)
    expect([round, await state()]).toEqual([round, asTheProviderSays])
  }
})

onOneEngine('of however many events are lost, one that comes is enough', async () => {
  const { told, tell, state, random } = await story()
  for (let round = 0; round < 25; round += 1) {
    shuffle(told, random)
    await tell(told.slice(0, 1 + Math.floor(random() * 3)))
    expect([round, await state()]).toEqual([round, asTheProviderSays])
  }
})

async function forget({ id }: TestMember): Promise<void> {
  const stale = { status: 'incomplete', tier: 'quantum', endsAt: iso(machineNow()) } as const
  await world.db.updateTable('subscriptions').set(stale).where('memberId', '=', id).execute()
  await world.db.deleteFrom('memberships').where('memberId', '=', id).execute()
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}
