import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { leaveCoach } from '../../my-coach/my-coach.contract.ts'
import { saveTalkNotes } from '../../talks/talks.contract.ts'
import { getClientNotes } from '../caseload.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

type People = { cora: TestMember; dev: TestMember; ada: TestMember }
const endings: Record<string, (people: People) => Promise<unknown>> = {
  'the coach ends it': ({ cora, ada }) => cora.call(endCoaching, { params: { clientId: ada.id } }),
  'the client leaves': ({ ada }) => ada.call(leaveCoach),
  'the client is handed over': ({ cora, dev, ada }) =>
    cora.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: dev.id } }),
}

test.each(Object.keys(endings))('a coach’s notes stay theirs, and no one else’s, where %s', async (ending) => {
  const [cora, dev] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  const ada = await world.member()
  const params = { clientId: ada.id }
  const read = async (coach: TestMember) => (await coach.call(getClientNotes, { params })).body
  await cora.call(assignClient, { body: { ...params, notes: 'Sells soap.' } })
  const at = { ...params, talkId: 'next' }
  await cora.call(saveTalkNotes, { params: at, body: { part: 'private', text: 'Careful.', version: 0 } })
  expect(await read(cora)).toEqual({ notes: 'Sells soap.', earlier: [], sessions: [] })
  await endings[ending]?.({ cora, dev, ada })
  const kept = { earlier: [{ notes: 'Sells soap.' }], sessions: [{ notes: 'Careful.', heldOn: null }] }
  expect(await read(cora)).toMatchObject({ notes: '', ...kept })
  await dev.call(assignClient, { body: params })
  expect(await read(dev)).toEqual({ notes: '', earlier: [], sessions: [] })
  if (ending === 'the client leaves') return
  await dev.call(endCoaching, { params })
  await cora.call(assignClient, { body: { ...params, notes: 'Back again.' } })
  expect(await read(cora)).toMatchObject({ notes: 'Back again.', ...kept })
})

test('someone who never coached a member has no notes on them', async () => {
  const coach = await world.member({ role: 'coach' })
  const asked = await coach.call(getClientNotes, { params: { clientId: (await world.member()).id } })
  expect([asked.status, asked.body]).toMatchObject([404, { code: 'coaching.clientNotFound' }])
})
