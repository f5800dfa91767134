import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { findClients } from '../../my-clients/my-clients.contract.ts'
import { getMyCoach } from '../../my-coach/my-coach.contract.ts'
import { listTags, tagClients } from '../tags.contract.ts'
import { tagLimits } from '../tags.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function coachOf(count: number) {
  const coach = await world.member({ role: 'coach' })
  const clients: TestMember[] = []
  for (let n = 0; n < count; n += 1) clients.push(await world.member())
  for (const { id } of clients) await coach.call(assignClient, { body: { clientId: id } })
  return { coach, clients, ids: clients.map(({ id }) => id) }
}
const put = (coach: TestMember, clientIds: string[], tag: string, on = true) =>
  coach.call(tagClients, { body: { clientIds, tag, on } })
const found = async (coach: TestMember, query = {}) => (await coach.call(findClients, { query })).body

test('a tag is put on several at once, once however it is written, found by, and taken off', async () => {
  const { coach, ids } = await coachOf(3)
  const two = ids.slice(0, 2)
  const answers = await Promise.all([put(coach, two, 'Spring cohort'), put(coach, two, ' spring  COHORT ')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const tagged = await found(coach, { tag: 'spring cohort' })
  expect(tagged.clients.map(({ clientId, tags }) => [clientId, tags]).sort()).toEqual(
    two.map((id) => [id, ['spring cohort']]).sort(),
  )
  expect(tagged.tags).toEqual(['spring cohort'])
  const listed = (await coach.call(listTags)).body
  expect(listed.map(({ tag, clientIds }) => [tag, clientIds.sort()])).toEqual([['spring cohort', [...two].sort()]])
  for (const _ of [1, 2]) expect((await put(coach, two, 'spring cohort', false)).status).toBe(200)
  expect(await found(coach)).toMatchObject({ found: 3, tags: [] })
})

test('someone else’s client can’t be tagged, and then none is', async () => {
  const [{ coach, ids }, other] = [await coachOf(1), await coachOf(1)]
  const refused = await put(coach, [...ids, ...other.ids], 'mine')
  expect([refused.status, refused.body.code]).toEqual([404, 'coaching.clientNotFound'])
  expect((await found(coach)).tags).toEqual([])
})

test('a tag is the coach’s own: the client and other coaches never get it, and it goes with the client’s account', async () => {
  const [{ coach, clients, ids }, other] = [await coachOf(1), await coachOf(1)]
  await put(coach, ids, 'slow payer')
  expect(JSON.stringify((await clients[0]?.call(getMyCoach))?.body)).not.toContain('slow payer')
  expect(JSON.stringify(await found(other.coach))).not.toContain('slow payer')
  await clients[0]?.call(deleteAccount, { body: {} })
  const rows = await world.db.selectFrom('clientTags').selectAll().where('coachId', '=', coach.id).execute()
  expect(rows).toEqual([])
})

test('a client has a bounded number of tags, and a tag has a bounded length', async () => {
  const { coach, ids } = await coachOf(1)
  for (let n = 0; n < tagLimits.ofClient; n += 1) expect((await put(coach, ids, `tag ${n}`)).status).toBe(200)
  expect((await put(coach, ids, 'one more')).body.code).toBe('coaching.tooManyTagsOfClient')
  expect((await put(coach, ids, 'tag 0')).status).toBe(200)
  expect((await put(coach, ids, '   ')).status).toBe(400)
  expect((await put(coach, ids, 'x'.repeat(tagLimits.tag + 1))).status).toBe(400)
})

test('tags of former clients, which can’t be removed anymore, leave room for others', async () => {
  const { coach, ids } = await coachOf(6)
  const [current = '', ...former] = ids
  for (let n = 0; n < tagLimits.most; n += 1) await put(coach, [former[n % 5] ?? ''], `old ${n}`)
  expect((await put(coach, [current], 'new')).body.code).toBe('coaching.tooManyTags')
  for (const clientId of former) await coach.call(endCoaching, { params: { clientId } })
  expect((await put(coach, [current], 'new')).status).toBe(200)
  expect((await found(coach)).tags).toEqual(['new'])
})
