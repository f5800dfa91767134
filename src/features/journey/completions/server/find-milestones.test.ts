import { afterAll, beforeEach, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { listMilestones } from '#features/coaching/milestones/milestones.contract.ts'
import { getGameProfile } from '#features/game/profile/profile.contract.ts'
import { iso } from '#platform/server/clock.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPace, saveWorkHours } from '../../pace/pace.contract.ts'
import { followContentJob } from '../../server/follow-content.ts'
import { completeSubModule } from '../completions.contract.ts'
import { readWalk } from './read-walk.ts'

const world: World = await newWorld()
const shipped = world.services.program
beforeEach(() => {
  world.services.program = shipped
})
afterAll(() => world.close())

const [first, second] = shipped.modules
if (!first || !second) throw new Error('The program has two modules.')
const gone = first.core[1]

/** The program without some lessons, or with a lesson that takes the place of another. */
function without(isGone: (id: string) => boolean): void {
  const modules = shipped.modules.map((module) => ({ ...module, core: module.core.filter(({ id }) => !isGone(id)) }))
  const moduleById = new Map(modules.map((module) => [module.id, module]))
  const phases = shipped.phases.map((phase) => ({
    ...phase,
    modules: phase.modules.flatMap(({ id }) => moduleById.get(id) ?? []),
  }))
  world.services.program = { ...shipped, modules, moduleById, phases }
}

const given = (member: TestMember, ids: readonly string[]) =>
  world.db
    .insertInto('completions')
    .values(
      ids.map((subModuleId) => ({
        memberId: member.id,
        subModuleId,
        completedAt: iso(world.services.now()),
        completedOn: '2026-03-02',
        programDay: 1,
      })),
    )
    .execute()
const complete = (member: TestMember, { id, moduleId }: { id: string; moduleId: string }) =>
  member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
const reached = async ({ id }: TestMember) => [...(await readWalk(world.db, id)).milestones.keys()].sort()
async function follow() {
  await enqueue(world.services, followContentJob, null)
  await world.runJobs()
}

test('who had one lesson left of a module has completed it once that lesson is gone', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  const left = first.core.filter((lesson) => lesson !== gone).map(({ id }) => id)
  await given(ada, left)
  await given(ben, left.slice(1))
  await follow()
  expect(await reached(ada)).toEqual([])
  without((id) => id === gone?.id)
  await follow()
  expect([await reached(ada), await reached(ben)]).toEqual([[`module:${first.id}`], []])
  const earned = (await ada.call(getGameProfile)).body
  expect([earned.userPoints.totalPoints, earned.badges.filter(({ earnedAt }) => earnedAt).length > 0]).toEqual([
    0,
    true,
  ])
  await follow()
  expect(await reached(ada)).toEqual([`module:${first.id}`])
})

test('the next completion records it too, and names its own module first', async () => {
  const ada = await world.member()
  await given(
    ada,
    [...first.core.filter((lesson) => lesson !== gone), ...second.core.slice(1)].map(({ id }) => id),
  )
  without((id) => id === gone?.id)
  const last = second.core[0]
  if (!last) throw new Error('The module has a lesson.')
  const { body } = await complete(ada, last)
  expect(body.reached.map(({ subject }) => subject)).toEqual([second.id, first.id])
})

test('the last lesson left ends the program: summit, email, and the coach learns of it', async () => {
  const [ada, coach] = [await world.member(), await world.member({ role: 'coach' })]
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const all = shipped.modules.flatMap(({ core }) => core).map(({ id }) => id)
  await given(
    ada,
    all.filter((id) => id !== gone?.id),
  )
  without((id) => id === gone?.id)
  await Promise.all([follow(), follow()])
  expect(await reached(ada)).toContain('program:all')
  const ofCoach = (await coach.call(listMilestones, { query: {} })).body
  expect(ofCoach.filter(({ milestoneType }) => milestoneType === 'graduation')).toHaveLength(1)
  expect(world.emails.filter(({ to, subject }) => to === ada.email && subject.startsWith('You made it'))).toHaveLength(
    1,
  )
})

test('a lesson that is done and removed makes no one late who met their hours', async () => {
  const ada = await world.member({ tier: 'elite' })
  await ada.call(saveWorkHours, { body: { hoursPerWeek: 2, weekdays: [1, 3] } })
  const done = shipped.modules.flatMap(({ core }) => core).slice(0, 8)
  await given(
    ada,
    done.map(({ id }) => id),
  )
  const behind = async () => (await ada.call(getPace)).body.daysBehind
  for (let day = 1; (await behind()) === 0 && day < 120; day += 1) {
    world.setNow(world.services.now().add({ hours: 24 }).toString())
  }
  world.setNow(world.services.now().subtract({ hours: 24 }).toString())
  expect(await behind()).toBe(0)
  without((id) => id === done[1]?.id || id === done[2]?.id)
  expect(await behind()).toBe(0)
})
