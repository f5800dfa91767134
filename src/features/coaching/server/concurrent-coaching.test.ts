import { afterAll, beforeAll, expect, test } from 'vitest'
import { subModuleCompleted } from '#features/journey/journey.events.ts'
import { publish, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as achievementsContract from '../achievements/achievements.contract.ts'
import { assignClient } from '../assignments/assignments.contract.ts'
import * as messages from '../messages/messages.contract.ts'
import * as milestones from '../milestones/milestones.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('of two clients who finish their modules at once, the second one’s counts for the achievement', async () => {
  const coach = await world.member({ role: 'coach' })
  const [ada, ben] = [await clientOf(coach), await clientOf(coach)]
  await recordModules(coach, ada, 8)
  // What the first milestone earns is earned by now, so that its award is not what the two wait for.
  const custom = { milestoneType: 'custom' as const, description: 'First customer', achievedAt: '2026-03-01' }
  await coach.call(milestones.recordMilestone, { body: { clientId: ada.id, ...custom } })
  const [told, release] = [gate(), gate()]
  const first = transaction(world.services, async (ctx) => {
    await publish(ctx, finished(ada.id))
    told.open()
    await release.opened
  })
  await told.opened
  const second = transaction(world.services, (ctx) => publish(ctx, finished(ben.id)))
  await Promise.race([second, aMoment()])
  release.open()
  await Promise.all([first, second])
  const achievements = (await coach.call(achievementsContract.listAchievements, { query: {} })).body
  expect(achievements.map(({ title }) => title)).toContain('Ten Modules Led')
})

test('a coach and a client who write to each other in the same moment never wait crosswise', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const answer = () => coach.call(messages.writeToClient, { params: { clientId: ada.id }, body: { text: 'Hello' } })
  const ask = () => ada.call(messages.writeToCoach, { body: { text: 'Hello' } })
  // The first message of a quarter of an hour is mailed, those after it are not.
  await answer()
  await ask()
  const inTurn = await world.countQueries(async () => [await answer(), await ask()])
  const release = gate()
  const held = world.db.transaction().execute(async (db) => {
    await world.services.raiseVersion(db, coach.id)
    await release.opened
  })
  await aMoment()
  const atOnce = world.countQueries(async () => {
    const answered = answer()
    await aMoment()
    const asked = ask()
    await aMoment()
    release.open()
    expect((await Promise.all([answered, asked])).map(({ status }) => status)).toEqual([200, 200])
  })
  await held
  // A deadlock would be broken up and one of the two run again, with more statements.
  expect(await atOnce).toBe(inTurn)
})

const aMoment = () => new Promise((done) => setTimeout(done, 300))

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

const finished = (memberId: string) =>
  subModuleCompleted({
    memberId,
    completedAt: '2026-03-02T12:00:00.000Z',
    milestones: [['module', world.services.program.modules[0]?.id ?? '']],
  } as never)

async function clientOf(coach: TestMember) {
  const client = await world.member()
  await coach.call(assignClient, { body: { clientId: client.id } })
  return client
}

async function recordModules(coach: TestMember, { id: clientId }: { id: string }, count: number) {
  const at = '2026-03-01T12:00:00.000Z'
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    coachId: coach.id,
    clientId,
    milestoneType: 'module' as const,
    subject: `earlier-${n}`,
    description: 'Completed a module',
    pointsEarned: 20,
    achievedAt: at,
    recordedAt: at,
    recordedBy: 'system' as const,
  }))
  await world.db.insertInto('coachMilestones').values(rows).execute()
}
