import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import type { Sent } from '#shared/endpoint.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as broadcasts from '../../broadcasts/broadcasts.contract.ts'
import { listEmails } from '../../emails/emails.contract.ts'
import { actOnPerson } from '../../people/people.contract.ts'
import { reportBounces } from '../bounces.contract.ts'
import { bounceLimits } from '../bounces.rules.ts'

const secret = 'a secret that the provider of emails knows'
const env = { MAIL_BOUNCE_SECRET: secret }

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ env })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

type Report = { messageId?: string; address?: string; kind: string; reason?: string }

const tell = async (body: Report, authorization = `Bearer ${secret}`, to = world) => {
  const { statusCode, json } = await to.stranger.send('POST', reportBounces.path, body, { authorization })
  return [statusCode, json()] as const
}
const taken = [200, { received: true }]
const emailsOf = async ({ id }: { id: string }) =>
  (await owner.call(listEmails, { params: { memberId: id }, query: {} })).body
const bouncesOf = async (member: TestMember) =>
  (await emailsOf(member)).emails.map(({ bounce }: { bounce: unknown }) => bounce)
const act = ({ id }: TestMember, body: Sent<typeof actOnPerson>['body']) =>
  owner.call(actOnPerson, { params: { memberId: id }, body })

async function sendTo({ email }: TestMember): Promise<string> {
  await sendEmail(world.services, { kind: 'note', to: email, subject: 'x', text: 'x', html: 'x' })
  await world.runJobs()
  const rows = world.db.selectFrom('sentEmails').select('id').where('address', '=', email).orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}

async function broadcastTo(search: string) {
  const body = { subject: 'A call', text: 'On Friday.', buttonLabel: '', buttonUrl: '', search }
  const { id } = (await owner.call(broadcasts.createBroadcast, { body })).body
  const params = { broadcastId: id }
  await owner.call(broadcasts.startBroadcast, { params, body: { version: 0 } })
  await world.runJobs()
  return async () => (await owner.call(broadcasts.getBroadcast, { params })).body
}

describe('who may report', () => {
  test('knows the secret, as a token or as a password', async () => {
    const ada = await world.member()
    const report = { address: ada.email, kind: 'hard' as const, reason: 'no such mailbox' }
    for (const wrong of [
      '',
      'Bearer',
      `Bearer ${secret}x`,
      `Bearer ${secret.slice(1)}`,
      `Basic ${btoa('x:wrong')}`,
      secret,
    ])
      expect(await tell(report, wrong)).toMatchObject([401, { code: 'emails.wrongSecret' }])
    expect((await emailsOf(ada)).stopped).toBe(null)
    expect(await tell(report, `Basic ${btoa(`mail:${secret}`)}`)).toEqual(taken)
    expect((await emailsOf(ada)).stopped).toMatchObject({ reason: 'no such mailbox' })
  })

  test('is no one where no secret is set, and is held off after many wrong ones', async () => {
    const [unset, limited] = [await newWorld(), await newWorld({ env: { ...env, RATE_LIMITS: 'on' } })]
    const report = { address: 'ada@members.example', kind: 'hard' as const }
    for (const empty of ['Bearer undefined', 'Bearer ', ''])
      expect(await tell(report, empty, unset)).toMatchObject([401, { code: 'emails.wrongSecret' }])
    for (let n = 0; n < bounceLimits.wrongSecrets.limit; n += 1)
      expect((await tell(report, 'Bearer wrong', limited))[0]).toBe(401)
    expect((await tell(report, 'Bearer wrong', limited))[0]).toBe(429)
    expect(await tell(report, undefined, limited)).toEqual(taken)
    await unset.close()
    await limited.close()
  })
})

describe('a report', () => {
  test('about an address or an email that isn’t known is answered as any other, and writes nothing', async () => {
    const count = async () => (await world.db.selectFrom('bouncedAddresses').select('address').execute()).length
    const before = await count()
    expect(await tell({ address: 'nobody@members.example', kind: 'hard' })).toEqual(taken)
    expect(await tell({ messageId: `<${crypto.randomUUID()}@members.example>`, kind: 'hard' })).toEqual(taken)
    expect(await tell({ messageId: 'not ours', kind: 'hard' })).toEqual(taken)
    expect([await count(), (await tell({ kind: 'hard' }))[0]]).toEqual([before, 400])
  })

  test('of a soft bounce is shown, and stops nothing; a hard one that follows stands, however often it comes', async () => {
    const ada = await world.member()
    const id = await sendTo(ada)
    await tell({ messageId: `<${id}@frontier180.example>`, kind: 'soft', reason: 'mailbox full' })
    expect(await bouncesOf(ada)).toMatchObject([{ kind: 'soft', reason: 'mailbox full' }])
    expect((await emailsOf(ada)).stopped).toBe(null)
    const hard = { messageId: id, kind: 'hard' as const, reason: 'closed' }
    expect(await Promise.all([tell(hard), tell(hard), tell(hard)])).toEqual([taken, taken, taken])
    await tell({ messageId: id, kind: 'soft', reason: 'mailbox full again' })
    expect(await bouncesOf(ada)).toMatchObject([{ kind: 'hard', reason: 'closed' }])
  })

  test('by address is about the last email there', async () => {
    const ada = await world.member()
    await sendTo(ada)
    await new Promise((later) => setTimeout(later, 2))
    await sendTo(ada)
    await tell({ address: ada.email.toUpperCase(), kind: 'soft' })
    expect(await bouncesOf(ada)).toMatchObject([{ kind: 'soft' }, null])
  })
})

test('an address that came back when it was someone else’s is trusted again by whose it is', async () => {
  const jon = await world.member({ lastName: 'Nowhis' })
  const ada = await world.member()
  const bounced = { address: jon.email, reason: 'spam', bouncedAt: '2026-03-01T12:00:00.000Z' }
  await world.db
    .insertInto('bouncedAddresses')
    .values({ ...bounced, memberId: ada.id })
    .execute()
  expect((await emailsOf(jon)).stopped).toMatchObject({ reason: 'spam' })
  expect((await act(jon, { action: 'trust-address' })).status).toBe(200)
  expect((await emailsOf(jon)).stopped).toBe(null)
})

test('after a hard bounce no broadcast goes to the address until it is corrected', async () => {
  const [ada, ben] = [await world.member({ lastName: 'Broadcasted' }), await world.member({ lastName: 'Broadcasted' })]
  const first = await broadcastTo('Broadcasted')
  expect(await first()).toMatchObject({ sent: 2, refused: 0, bounced: 0 })
  await tell({ address: ada.email, kind: 'hard', reason: 'no such mailbox' })
  await tell({ address: ben.email, kind: 'soft' })
  expect(await first()).toMatchObject({ sent: 2, waiting: 0, refused: 0, bounced: 1 })

  const { body: reach } = await owner.call(broadcasts.countAudience, { query: { search: 'Broadcasted' } })
  expect(reach).toMatchObject({ found: 2, bounced: 1, reached: 1 })
  expect(await (await broadcastTo('Broadcasted'))()).toMatchObject({ sent: 1 })
  expect([(await emailsTo(world, ada.email)).length, (await emailsTo(world, ben.email)).length]).toEqual([1, 2])

  await act(ada, { action: 'correct-address', email: 'right-ada@members.example', reason: 'She wrote' })
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', ada.id).execute()
  expect(await (await broadcastTo('Broadcasted'))()).toMatchObject({ sent: 2 })
})

test('an operator who knows better has it sent to again, once', async () => {
  const ada = await world.member({ lastName: 'Trusted' })
  await tell({ address: ada.email, kind: 'hard' })
  expect(await (await broadcastTo('Trusted'))()).toMatchObject({ sent: 0 })
  expect((await act(ada, { action: 'trust-address' })).status).toBe(200)
  expect((await act(ada, { action: 'trust-address' })).body).toMatchObject({ code: 'operator.addressNotStopped' })
  expect(await (await broadcastTo('Trusted'))()).toMatchObject({ sent: 1 })
})
