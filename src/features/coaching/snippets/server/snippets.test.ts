import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as contract from '../snippets.contract.ts'
import { snippetLimits } from '../snippets.rules.ts'
import { eraseSnippetJob } from './erase-snippet.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

const at = (time: string) => world.setNow(`2026-03-01T${time}Z`)
const coachNew = () => world.member({ role: 'coach' })
const create = async (coach: TestMember, title: string, text = 'Hi {name}') =>
  (await coach.call(contract.createSnippet, { body: { title, text } })).body
const titles = async (coach: TestMember) => (await coach.call(contract.listSnippets)).body.map(({ title }) => title)
const of = (snippetId: string) => ({ params: { snippetId } })

test('a coach keeps texts of their own: saves, changes, deletes and restores them', async () => {
  const coach = await coachNew()
  const { id } = await create(coach, 'Welcome')
  await create(coach, 'After a call')
  expect(await titles(coach)).toEqual(['After a call', 'Welcome'])
  await coach.call(contract.updateSnippet, { ...of(id), body: { title: 'Hello', text: 'Hi!' } })
  expect((await coach.call(contract.listSnippets)).body[1]).toEqual({ id, title: 'Hello', text: 'Hi!' })
  await coach.call(contract.deleteSnippet, of(id))
  expect(await titles(coach)).toEqual(['After a call'])
  expect((await coach.call(contract.deleteSnippet, of(id))).status).toBe(404)
  for (const _ of [1, 2]) expect((await coach.call(contract.restoreSnippet, of(id))).status).toBe(200)
  expect(await titles(coach)).toEqual(['After a call', 'Hello'])
})

test('someone else’s template is not found', async () => {
  const [coach, other] = [await coachNew(), await coachNew()]
  const { id } = await create(coach, 'Welcome')
  const refused = await Promise.all([
    other.call(contract.updateSnippet, { ...of(id), body: { title: 'x', text: 'x' } }),
    other.call(contract.deleteSnippet, of(id)),
    other.call(contract.restoreSnippet, of(id)),
  ])
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('coaching.snippetNotFound'))
  expect(await titles(other)).toEqual([])
})

test('an erasure takes what it deleted, and not what was restored since; later there is nothing to restore', async () => {
  const coach = await coachNew()
  at('13:00:00')
  const { id } = await create(coach, 'Welcome')
  await coach.call(contract.deleteSnippet, of(id))
  await coach.call(contract.restoreSnippet, of(id))
  const erase = (deletedAt: string) =>
    eraseSnippetJob.run(world.services, { snippetId: id, deletedAt }, AbortSignal.timeout(5000))
  await erase('2026-03-01T13:00:00.000Z')
  expect(await titles(coach)).toEqual(['Welcome'])
  at('13:01:00')
  await coach.call(contract.deleteSnippet, of(id))
  at('13:01:31')
  expect((await coach.call(contract.restoreSnippet, of(id))).status).toBe(404)
  await erase('2026-03-01T13:01:00.000Z')
  expect(await world.db.selectFrom('coachSnippets').select('id').where('id', '=', id).execute()).toEqual([])
})

test('a coach has a hundred of them at most, however many tabs save at the same time', async () => {
  const coach = await coachNew()
  for (let n = 0; n < snippetLimits.most - 1; n += 1) await create(coach, `Number ${n}`)
  const last = await Promise.all(
    [1, 2, 3, 4].map(() => coach.call(contract.createSnippet, { body: { title: 'Last', text: 'x' } })),
  )
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])

  // One is deleted and another saved in its place: what is deleted can’t come back on top of the hundred.
  const [first] = (await coach.call(contract.listSnippets)).body
  await coach.call(contract.deleteSnippet, of(first?.id ?? ''))
  const { id } = await create(coach, 'In its place')
  const restore = () => coach.call(contract.restoreSnippet, of(first?.id ?? ''))
  expect((await restore()).body.code).toBe('coaching.tooManySnippets')
  const kept = await titles(coach)
  expect([kept.length, kept.includes('In its place')]).toEqual([snippetLimits.most, true])
  await coach.call(contract.deleteSnippet, of(id))
  for (const _ of [1, 2]) expect((await restore()).status).toBe(200)
})
