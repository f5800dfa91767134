import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantCoach } from '#features/identity/server/public.ts'
import { getProgress } from '#features/journey/progress/progress.contract.ts'
import { downloadResource } from '#features/library/downloads/downloads.contract.ts'
import { getResource } from '#features/library/resources/resources.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { getCoachLesson, getCoachProgram } from '../program.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const locked = () => [...world.services.program.subModuleById.values()].find(({ neededTier }) => neededTier === 'elite')

test('a coach on the free plan reads every lesson and takes every resource along, and nothing counts as theirs', async () => {
  const coach = await world.member({ role: 'coach' })
  const lesson = locked()
  const { status, body } = await coach.call(getCoachLesson, { params: { lessonId: lesson?.id ?? '' } })
  expect([status, body.subModule.content]).toEqual([200, lesson?.content])
  expect(body.siblings.every(({ hasAccess, isCompleted }) => hasAccess && !isCompleted)).toBe(true)
  const resource = world.services.library.resources.find(({ tier }) => tier === 'elite')
  const params = { resourceId: resource?.id ?? '' }
  const had = await coach.call(downloadResource, { params })
  expect(had.status).toBe(200)
  expect((await coach.send('GET', had.body.url)).statusCode).toBe(200)
  expect((await coach.call(getResource, { params })).body).toMatchObject({
    hasAccess: true,
    downloads: 0,
    downloadedAt: null,
  })
  expect(await world.db.selectFrom('downloads').selectAll().where('memberId', '=', coach.id).execute()).toEqual([])
  expect((await coach.call(getProgress)).body).toMatchObject({ overallProgress: '0' })
})

test('only the coach’s own clients are named, at the lesson that is next for each', async () => {
  const [coach, other] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  const [ada, ben] = [await world.member({ firstName: 'Ada' }), await world.member({ firstName: 'Ben' })]
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await other.call(assignClient, { body: { clientId: ben.id } })
  const first = world.services.program.modules[0]?.core[0]?.id ?? ''
  const program = (await coach.call(getCoachProgram)).body
  const named = program
    .flatMap(({ modules }) => modules.flatMap(({ lessons }) => lessons))
    .filter((one) => one.clients.length)
  expect(named).toMatchObject([{ id: first, clients: [{ clientId: ada.id, name: 'Ada Okafor' }] }])
  expect((await other.call(getCoachLesson, { params: { lessonId: first } })).body.clients).toMatchObject([
    { clientId: ben.id },
  ])
})

test('members have no such call, and a lesson that there is not is 404', async () => {
  expect((await (await world.member()).call(getCoachProgram)).status).toBe(403)
  const coach = await world.member({ role: 'coach' })
  const { status, body } = await coach.call(getCoachLesson, { params: { lessonId: 'nothing' } })
  expect([status, body.code]).toEqual([404, 'coaching.lessonNotFound'])
})

test('where Coach Mode is open to the public, choosing it opens nothing until the operator grants it', async () => {
  const site = await newWorld({
    env: {
      PUBLIC_URL: 'https://program.example',
      AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
      COACH_ACCESS: 'open',
      RATE_LIMITS: 'on',
    },
  })
  const coach = await site.member({ role: 'coach' })
  const params = { lessonId: locked()?.id ?? '' }
  const refused = await coach.call(getCoachLesson, { params })
  expect([refused.status, refused.body.code]).toEqual([403, 'coaching.readingNotGranted'])
  expect((await coach.call(getCoachProgram)).body.code).toBe('coaching.readingNotGranted')
  const resource = site.services.library.resources.find(({ tier }) => tier === 'elite')
  expect((await coach.call(getResource, { params: { resourceId: resource?.id ?? '' } })).body.hasAccess).toBe(false)
  await grantCoach(site.services, coach.email)
  expect((await coach.call(getCoachLesson, { params })).status).toBe(200)
  await site.close()
})
