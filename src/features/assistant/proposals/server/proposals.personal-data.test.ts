import { afterAll, beforeAll, expect, test } from 'vitest'
import { coachingPersonalData } from '#features/coaching/server/coaching.personal-data.ts'
import { cardFor, coached, confirm, dismiss } from '#tests/world/assistant/proposed.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { proposalsPersonalData } from './proposals.personal-data.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('the download has every proposal with what was decided, and what it made says that it was proposed', async () => {
  const { ada } = await coached(world)
  await confirm(ada, await cardFor(ada, 'I promise to call ten dentists by Friday'))
  await dismiss(ada, await cardFor(ada, 'my revenue today was 2,300'))
  const [section] = await proposalsPersonalData.export(world.services, ada.id)
  expect(section?.rows).toMatchObject([
    { title: 'A promise to Cora Lindqvist', state: 'confirmed', changes: expect.stringContaining('Call ten dentists') },
    { title: 'Enter revenue', state: 'dismissed', changes: 'Revenue, Mar 2, 2026: Nothing yet → $2,300 (counted)' },
  ])
  const coaching = await Promise.all(coachingPersonalData.map((one) => one.export(world.services, ada.id)))
  expect(JSON.stringify(coaching)).toContain('"proposedAt":"2026-03-02T12:00:00.000Z"')
})

test.each(['erase', 'conceal'] as const)('%s leaves no proposal of this member, and those of others', async (what) => {
  const [{ ada }, { ada: ben }] = [await coached(world), await coached(world)]
  for (const member of [ada, ben]) await cardFor(member, 'share my runway page with my coach')
  await proposalsPersonalData[what]?.(world.services, ada.id)
  const left = await world.db
    .selectFrom('proposals')
    .select('memberId')
    .where('memberId', 'in', [ada.id, ben.id])
    .execute()
  expect(left).toEqual([{ memberId: ben.id }])
})
