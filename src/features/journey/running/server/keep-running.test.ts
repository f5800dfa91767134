import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { listRunning } from '#features/founder-file/running/running.contract.ts'
import type { Sent } from '#shared/endpoint.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { getPace } from '../../pace/pace.contract.ts'
import { keepRunning, stopRunning } from '../running.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await world.member()
})
afterEach(() => world.close())

const talks = 'foundation-02-run-interviews'
const audit = 'foundation-01-time-audit'
const given = { unit: 'interviews', of: 10, backOn: '2026-03-05' }
type Body = Sent<typeof keepRunning>['body']
const keep = async (subModuleId: string, body: Body = given) => {
  const url = `/api/submodules/${subModuleId}/running`
  const reply = await ada.send(keepRunning.method, url, body)
  return { status: reply.statusCode, code: reply.body === '' ? undefined : (reply.json().code as string) }
}
const running = async (member = ada) => (await member.call(listRunning)).body.running
const pace = async () => (await ada.call(getPace)).body
const core = () => world.services.program.modules.flatMap((module) => module.core)
const complete = (id: string) =>
  ada.call(completeSubModule, {
    params: { subModuleId: id },
    body: { moduleId: world.services.program.subModuleById.get(id)?.moduleId ?? '', subModuleId: id },
  })

describe('an exercise that runs', () => {
  test('is listed with its count and the day one comes back, on the dashboard too', async () => {
    expect((await keep(talks)).status).toBe(204)
    const [one] = await running()
    expect(one).toMatchObject({ subModuleId: talks, unit: 'interviews', done: 0, of: 10, backOn: '2026-03-05' })
    expect(one?.isBack).toBe(false)
    expect((await ada.call(getDashboard)).body.running).toEqual([one])
    world.setNow('2026-03-05T12:00:00Z')
    expect((await running())[0]?.isBack).toBe(true)
  })

  test('counts what is counted by hand, and what stands on its page where that is more', async () => {
    await keep(talks, { ...given, done: 1 })
    expect(await running()).toMatchObject([{ done: 1, onPage: 0 }])
    const save = (field: string, value: string) =>
      ada.call(saveAnswers, { params: { pageId: 'interview-notes' }, body: { field, value, version: 0 } })
    for (const row of ['row1', 'row2']) {
      expect((await save(`talks.${row}.person`, 'A baker')).status).toBe(200)
      expect((await save(`talks.${row}.held_on`, '2026-03-02')).status).toBe(200)
    }
    expect(await running()).toMatchObject([{ done: 2, onPage: 2 }])
  })

  test('gives the next lesson free meanwhile, makes nobody late, and is next again once it is stopped', async () => {
    const at = core().findIndex(({ id }) => id === audit)
    for (const { id } of core().slice(0, at)) await complete(id)
    world.setNow('2026-03-08T12:00:00Z')
    const before = await pace()
    expect([before.next?.id, before.behind.map(({ id }) => id)]).toEqual([audit, expect.arrayContaining([audit])])
    await keep(audit, { unit: 'days', of: 7, backOn: null })
    const after = await pace()
    expect([after.next?.id, after.lessonsLeft]).toEqual([core()[at + 1]?.id, before.lessonsLeft])
    expect(after.behind.map(({ id }) => id)).not.toContain(audit)
    await ada.call(stopRunning, { params: { subModuleId: audit } })
    expect((await pace()).next?.id).toBe(audit)
  })

  test('runs no more once its lesson is completed', async () => {
    await keep(talks)
    await complete(talks)
    expect(await running()).toEqual([])
    expect((await keep(talks)).code).toBe('running.completed')
  })

  test('is a member’s own', async () => {
    await keep(talks)
    expect(await running(await world.member())).toEqual([])
  })
})

describe('it is refused', () => {
  test('beyond three, also of calls at the same time', async () => {
    const ids = core().filter(({ minutes, neededTier }) => minutes.field >= 60 && neededTier === 'starter')
    const codes = await Promise.all(ids.slice(0, 5).map(({ id }) => keep(id)))
    expect(codes.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409, 409])
    expect(await running()).toHaveLength(3)
  })

  test('but takes no place of those whose lesson is gone or closed, which no list shows', async () => {
    const locked = core().find(({ neededTier, minutes }) => neededTier === 'quantum' && minutes.field >= 60)?.id ?? ''
    const rows = ['gone', 'gone-too', locked].map((subModuleId) => ({
      ...{ memberId: ada.id, subModuleId, unit: 'days', target: 7 },
      ...{ done: 0, backOn: null, startedOn: '2026-03-01' },
    }))
    await world.db.insertInto('runningExercises').values(rows).execute()
    expect(await running()).toEqual([])
    expect((await keep(talks)).status).toBe(204)
  })

  test.each(['2026-03-01', '2026-05-02'])('with a return on %s', async (backOn) => {
    const { status, code } = await keep(talks, { ...given, backOn })
    expect([status, code]).toEqual([400, 'running.backOn'])
  })

  test('but keeps a day that has passed meanwhile', async () => {
    await keep(talks)
    world.setNow('2026-03-09T12:00:00Z')
    expect((await keep(talks, { ...given, done: 3 })).status).toBe(204)
  })

  test('for a lesson of one sitting, a locked one and one that is not there', async () => {
    const locked = core().find(({ neededTier, minutes }) => neededTier === 'quantum' && minutes.field >= 60)
    const codes = [
      (await keep('foundation-01-runway')).code,
      (await keep(locked?.id ?? '')).code,
      (await keep('nothing')).code,
    ]
    expect(codes).toEqual(['running.notForDays', 'journey.locked', 'journey.subModuleNotFound'])
  })
})
