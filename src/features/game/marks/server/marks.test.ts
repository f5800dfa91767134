import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { addMark, listMarks, removeMark, restoreMark } from '../marks.contract.ts'
import { type MarkKind, markKinds, marksLimits } from '../marks.rules.ts'
import { eraseMarkJob } from './erase-mark.ts'

let world: World
let steps: string[]
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  steps = world.services.program.modules.flatMap(({ core }) => core.map(({ id }) => id))
})
afterAll(() => world.close())

const at = (step: number, kind: MarkKind = 'first-sale') => ({ body: { kind, subModuleId: steps[step] ?? '' } })

test('a mark is kept at its step, and a first one moves instead of happening twice', async () => {
  const ada = await world.member()
  const first = await ada.call(addMark, at(3))
  const again = await ada.call(addMark, at(5))
  expect(again.body).toEqual({ ...first.body, subModuleId: steps[5] })
  expect((await ada.call(listMarks)).body).toEqual([again.body])
})

test('each kind can be marked, and a day off at many steps but once at each', async () => {
  const ada = await world.member()
  for (const kind of markKinds) await ada.call(addMark, at(1, kind))
  await ada.call(addMark, at(2, 'day-off'))
  await Promise.all(Array.from({ length: 5 }, () => ada.call(addMark, at(2, 'day-off'))))
  expect((await ada.call(listMarks)).body).toHaveLength(markKinds.length + 1)
})

test('no more days off than the limit, also when they come at once', async () => {
  const ada = await world.member()
  const { daysOff } = marksLimits
  for (let step = 0; step < daysOff - 2; step += 1) await ada.call(addMark, at(step, 'day-off'))
  const last = await Promise.all([0, 1, 2, 3].map((more) => ada.call(addMark, at(daysOff + more, 'day-off'))))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect((await ada.call(listMarks)).body).toHaveLength(daysOff)
})

test('only core lessons of the program are steps', async () => {
  const ada = await world.member()
  const extra = world.services.program.modules.flatMap(({ subModules }) => subModules).find(({ core }) => !core)
  for (const subModuleId of ['nowhere', extra?.id ?? ''])
    expect((await ada.call(addMark, { body: { kind: 'first-sale', subModuleId } })).status).toBe(404)
})

test('marks are the member’s own: another one neither sees nor removes them', async () => {
  const ada = await world.member()
  const eve = await world.member()
  const { id } = (await ada.call(addMark, at(3))).body
  expect((await eve.call(listMarks)).body).toEqual([])
  expect((await eve.call(removeMark, { params: { markId: id } })).status).toBe(404)
  expect((await ada.call(removeMark, { params: { markId: id } })).body).toEqual([])
  expect((await ada.call(removeMark, { params: { markId: id } })).status).toBe(404)
})

const removed = async () => {
  const ada = await world.member()
  const mark = (await ada.call(addMark, at(3))).body
  const params = { markId: mark.id }
  await ada.call(removeMark, { params })
  return { ada, mark, params }
}

test('a mark that was removed is off the map at once, and comes back with its day for half a minute', async () => {
  const { ada, mark, params } = await removed()
  const eve = await world.member()
  expect((await ada.call(listMarks)).body).toEqual([])
  expect((await eve.call(restoreMark, { params })).status).toBe(404)
  for (const _ of [1, 2]) expect((await ada.call(restoreMark, { params })).body).toEqual([mark])
  await ada.call(removeMark, { params })
  world.setNow('2026-03-02T12:00:31Z')
  expect((await ada.call(restoreMark, { params })).status).toBe(404)
  world.setNow('2026-03-02T12:00:00Z')
})

test('what is marked anew meanwhile takes the place of what was removed', async () => {
  const { ada, mark, params } = await removed()
  const anew = (await ada.call(addMark, at(5))).body
  expect(anew.id).not.toBe(mark.id)
  expect((await ada.call(restoreMark, { params })).status).toBe(404)
  expect((await ada.call(listMarks)).body).toEqual([anew])
})

test('a day off does not come back to a map that is full since', async () => {
  const ada = await world.member()
  const { daysOff } = marksLimits
  const all = []
  for (let step = 0; step < daysOff; step += 1) all.push((await ada.call(addMark, at(step, 'day-off'))).body)
  const params = { markId: all[0]?.id ?? '' }
  await ada.call(removeMark, { params })
  await ada.call(addMark, at(daysOff, 'day-off'))
  const { status, body } = await ada.call(restoreMark, { params })
  expect([status, body]).toMatchObject([409, { code: 'marks.tooManyDaysOff' }])
  expect((await ada.call(listMarks)).body).toHaveLength(daysOff)
})

test('the erasure of a removal takes what was removed, and not what was restored since', async () => {
  const { ada, params } = await removed()
  const rows = () => world.db.selectFrom('mapMarks').select('id').where('id', '=', params.markId).execute()
  const erase = async (deletedAt: string) => {
    await eraseMarkJob.run(world.services, { ...params, deletedAt }, AbortSignal.timeout(5000))
    return (await rows()).length
  }
  const at = '2026-03-02T12:00:00.000Z'
  await ada.call(restoreMark, { params })
  expect(await erase(at)).toBe(1)
  await ada.call(removeMark, { params })
  expect(await erase('2026-03-01T12:00:00.000Z')).toBe(1)
  expect(await erase(at)).toBe(0)
})
