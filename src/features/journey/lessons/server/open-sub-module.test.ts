import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { openSubModule } from '../lessons.contract.ts'
import { readManyOpenings } from './read-many-openings.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const open = (member: TestMember, subModuleId: string) => member.call(openSubModule, { params: { subModuleId } })
const lessonOf = (tier: string) => {
  const lesson = [...world.services.program.subModuleById.values()].find(({ neededTier }) => neededTier === tier)
  if (!lesson) throw new Error(`No lesson of ${tier}.`)
  return lesson.id
}

test('a lesson is noted when it is first opened, however often it is, and nobody’s record changes by it', async () => {
  const ada = await world.member()
  const id = lessonOf('starter')
  const replies = await Promise.all([open(ada, id), open(ada, id)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  world.setNow('2026-03-05T12:00:00Z')
  expect((await open(ada, id)).status).toBe(204)
  expect(await readManyOpenings(world.services, [ada.id])).toEqual([{ memberId: ada.id, subModuleId: id }])
  const row = await world.db.selectFrom('lessonOpenings').select('openedAt').executeTakeFirstOrThrow()
  expect(row.openedAt).toBe('2026-03-02T12:00:00.000Z')
  const { version } = await world.db
    .selectFrom('users')
    .select('version')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(version).toBe(0)
})

test('what the plan doesn’t open isn’t noted, and what doesn’t exist is not found', async () => {
  const ada = await world.member()
  expect(await open(ada, lessonOf('elite'))).toMatchObject({ status: 403, body: { code: 'journey.locked' } })
  expect(await open(ada, 'no-such-lesson')).toMatchObject({ status: 404, body: { code: 'journey.subModuleNotFound' } })
  expect(await readManyOpenings(world.services, [ada.id])).toEqual([])
})
