import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { listClients } from '../../caseload/caseload.contract.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as myCoach from '../../my-coach/my-coach.contract.ts'
import * as requests from '../../requests/requests.contract.ts'
import * as messages from '../messages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function pair(tier: 'starter' | 'elite' = 'starter') {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ tier })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await world.runJobs()
  world.emails.length = 0
  return { coach, ada, params: { clientId: ada.id } }
}

const unread = async (member: TestMember) => (await member.call(messages.countUnread)).body.count

test('messages go both ways, are mailed with their text and without addresses, and are read once', async () => {
  const { coach, ada, params } = await pair()
  await coach.call(messages.writeToClient, { params, body: { text: 'How was the call?' } })
  expect([await unread(ada), await unread(coach)]).toEqual([1, 0])
  await ada.call(messages.writeToCoach, { body: { text: 'Two said yes.' } })
  expect([await unread(ada), await unread(coach)]).toEqual([1, 1])
  expect((await coach.call(listClients, { query: {} })).body[0]?.unread).toBe(1)
  expect((await coach.call(listNeedingMe)).body[0]).toMatchObject({ clientId: ada.id, reasons: ['Wrote to you today'] })

  const mine = (await ada.call(messages.getMyThread)).body
  expect(mine?.messages.map(({ mine, text }) => [mine, text])).toEqual([
    [false, 'How was the call?'],
    [true, 'Two said yes.'],
  ])
  await ada.call(messages.markMyThreadRead)
  await coach.call(messages.markClientThreadRead, { params })
  expect([await unread(ada), await unread(coach)]).toEqual([0, 1])
  expect((await coach.call(messages.getClientThread, { params })).body.messages[0]?.readAt).not.toBeNull()

  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toEqual([ada.email, coach.email])
  expect(world.emails[0]?.text).toContain('How was the call?')
  expect(world.emails[0]?.text).not.toContain(coach.email)
  expect(world.emails[1]?.text).not.toContain(ada.email)
})

test('after the end both can read and neither can write', async () => {
  const { coach, ada, params } = await pair()
  await coach.call(messages.writeToClient, { params, body: { text: 'Hello.' } })
  await ada.call(myCoach.leaveCoach)
  const { status, body } = await ada.call(messages.writeToCoach, { body: { text: 'Bye.' } })
  expect([status, body.code]).toEqual([404, 'coaching.noCoach'])
  expect((await ada.call(messages.getMyThread)).body).toMatchObject({ isOpen: false, messages: [{ text: 'Hello.' }] })
  expect(await unread(ada)).toBe(0)
  expect((await ada.call(myCoach.getMyCoach)).body.coach).toBeNull()
})

test('a member without a coach has no thread', async () => {
  const ada = await world.member()
  expect((await ada.send('GET', '/api/messages')).body).toBe('null')
})

test('an elite member asks the coach in the thread, and without one the founder by mail', async () => {
  const { coach, ada, params } = await pair('elite')
  const asked = await ada.call(requests.requestCoaching, {
    body: { kind: 'session', text: 'Pricing, on Tuesday?' },
  })
  expect(asked.body.sentTo).toBe('coach')
  const { body } = await coach.call(messages.getClientThread, { params })
  expect(body.messages[0]).toMatchObject({ kind: 'session', mine: false })

  const solo = await world.member({ tier: 'elite' })
  await solo.call(requests.requestCoaching, { body: { kind: 'plan-review', text: 'My plan for May.' } })
  await world.runJobs()
  const email = world.emails.find(({ to }) => to === world.services.coaching.founder.email)
  expect(email?.text).toContain('My plan for May.')
  expect(email?.headers).toEqual({ 'Reply-To': solo.email })
  expect((await solo.call(requests.listRequests)).body).toMatchObject([{ kind: 'plan-review', sentTo: 'founder' }])

  const starter = await world.member()
  const refused = await starter.call(requests.requestCoaching, { body: { kind: 'session', text: 'x' } })
  expect([refused.status, refused.body.code]).toEqual([403, 'coaching.eliteOnly'])
})

test('of three hundred messages in a row the other one is mailed the first', async () => {
  const { coach, ada, params } = await pair()
  for (let n = 0; n < 20; n += 1) await coach.call(messages.writeToClient, { params, body: { text: `Number ${n}` } })
  await ada.call(messages.writeToCoach, { body: { text: 'Please stop.' } })
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toEqual([ada.email, coach.email])
  expect(await unread(ada)).toBe(20)
})

test('an email is said to be sent only when one is: not to whoever switched them off, nor for the next in a row', async () => {
  const { coach, ada, params } = await pair('elite')
  const write = async () => (await coach.call(messages.writeToClient, { params, body: { text: 'Hello' } })).body.mailed
  expect([await write(), await write()]).toEqual([true, false])
  await world.runJobs()
  expect(world.emails.filter(({ to }) => to === ada.email)).toHaveLength(1)
  await world.db.updateTable('users').set({ coachLetters: 0 }).where('id', '=', coach.id).execute()
  expect((await ada.call(messages.writeToCoach, { body: { text: 'Hello' } })).body.mailed).toBe(false)
  await world.db.updateTable('users').set({ coachLetters: 1 }).where('id', '=', coach.id).execute()
  expect((await ada.call(messages.writeToCoach, { body: { text: 'Once more' } })).body.mailed).toBe(true)
  await ada.call(requests.requestCoaching, { body: { kind: 'session', text: 'Pricing, please' } })
  await world.runJobs()
  expect(world.emails.filter(({ to }) => to === coach.email)).toHaveLength(2)
})

test('who deletes their account takes their words out of the emails that have not left yet', async () => {
  const { coach, ada, params } = await pair('elite')
  const { coach: other, ada: ben } = await pair()
  await ada.call(messages.writeToCoach, { body: { text: 'My marriage is ending.' } })
  await coach.call(messages.writeToClient, { params, body: { text: 'I am sorry.' } })
  await ben.call(messages.writeToCoach, { body: { text: 'All is well.' } })
  await eraseMember(world.services, ada.id)
  await world.runJobs()
  expect(world.emails.filter(({ text }) => /marriage|sorry/.test(text))).toEqual([])
  expect(world.emails.map(({ to }) => to)).toContain(other.email)
})

test('a message that was written to another coach is refused, and no one reads it', async () => {
  const { coach, ada, params } = await pair()
  const refused = await ada.call(messages.writeToCoach, { body: { text: 'Only for Cora.', coachId: 'somebody-else' } })
  expect([refused.status, refused.body.code]).toEqual([409, 'coaching.writtenToOther'])
  expect((await coach.call(messages.getClientThread, { params })).body.messages).toEqual([])
  const sent = await ada.call(messages.writeToCoach, { body: { text: 'For you.', coachId: coach.id } })
  expect(sent.status).toBe(200)
})
