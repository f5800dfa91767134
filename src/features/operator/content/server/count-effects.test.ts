import { afterAll, expect, test } from 'vitest'
import { iso } from '#platform/server/clock.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { changeOf } from '../content.rules.ts'
import { countEffects } from './count-effects.ts'
import { outlineOf } from './outline.ts'

const world: World = await newWorld()
afterAll(() => world.close())

const served = outlineOf(world.services)
const [first, second] = served.modules
if (!first || !second) throw new Error('The program has two modules.')
const core = first.lessons.filter((lesson) => lesson.core).map(({ id }) => id)

async function memberWith(ids: readonly string[], milestone?: string) {
  const { id: memberId } = await world.member()
  const at = iso(world.services.now())
  const rows = ids.map((subModuleId) => ({
    memberId,
    subModuleId,
    completedAt: at,
    completedOn: '2026-03-02',
    programDay: 1,
  }))
  await world.db.insertInto('completions').values(rows).execute()
  if (milestone)
    await world.db
      .insertInto('milestones')
      .values({ memberId, kind: 'module', subject: milestone, reachedAt: at })
      .execute()
}

test('finished is who has the milestone, and who has only the removed lesson left will have finished', async () => {
  await memberWith(core.slice(0, -1))
  await memberWith(core.slice(1))
  // Finished before a lesson was added.
  await memberWith(core.slice(0, 1), first.id)
  const lessons = first.lessons.filter(({ id }) => id !== core.at(-1))
  const change = changeOf(served, { ...served, modules: [{ ...first, lessons }, ...served.modules.slice(1)] })
  const { modules } = await countEffects(world.services, change)
  expect(modules[first.id]).toEqual({ inIt: 2, finished: 1, finishing: 1 })
  const later = { ...second, lessons: [...second.lessons, { ...second.lessons[0], id: 'new', title: 'New' } as never] }
  const added = changeOf(served, { ...served, modules: [first, later, ...served.modules.slice(2)] })
  expect((await countEffects(world.services, added)).modules[second.id]).toMatchObject({ inIt: 1, finished: 0 })
})
