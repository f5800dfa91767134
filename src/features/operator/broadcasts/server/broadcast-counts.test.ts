import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sweepEmailsJob } from '../../emails/server/sweep-emails.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const everyone = '2020-01-01T00:00:00.000Z'

test('the counts of a broadcast stay when the records they were made of go', async () => {
  const [taken, bounced, refused] = [await world.member(), await world.member(), await world.member()]
  const words = { subject: 'A call on Friday', text: 'We talk at noon.' }
  const { id } = (await owner.call(broadcasts.createBroadcast, { body: words })).body
  const params = { broadcastId: id }
  await owner.call(broadcasts.startBroadcast, { params, body: { version: 0 } })
  const { deliver } = world.services.mail
  world.services.mail.deliver = async (email, messageId) => {
    if (email.to === refused.email) throw new Error('550 no such mailbox')
    await deliver(email, messageId)
  }
  for (let tries = 0; tries < 25; tries += 1) {
    await world.db.updateTable('jobs').set({ runAt: everyone }).execute()
    await world.runJobs()
  }
  world.services.mail.deliver = deliver
  await world.db
    .updateTable('sentEmails')
    .set({ bounceKind: 'hard', bouncedAt: everyone })
    .where('broadcastId', '=', id)
    .where('memberId', '=', bounced.id)
    .execute()
  const counts = async () => (await owner.call(broadcasts.getBroadcast, { params })).body
  const figures = { state: 'sent', sent: 4, waiting: 0, refused: 1, bounced: 1 }
  expect(await counts()).toMatchObject(figures)

  // Jobs that failed for good are swept after a month.
  await world.db.deleteFrom('jobs').where('deadAt', 'is not', null).execute()
  expect(await counts()).toMatchObject(figures)
  for (const one of [taken, bounced, refused]) expect((await one.call(deleteAccount, { body: {} })).status).toBe(200)
  expect(await counts()).toMatchObject(figures)
})

test('what an email became is counted on after its record is swept', async () => {
  const { id } = (await owner.call(broadcasts.createBroadcast, { body: { subject: 'Old', text: 'News.' } })).body
  const record = { memberId: owner.id, kind: 'broadcast', address: owner.email, broadcastId: id, tries: 1 }
  const fates = [
    { acceptedAt: everyone, bounceKind: 'hard' as const },
    { refusedAt: everyone },
    { acceptedAt: everyone },
  ]
  for (const [n, fate] of fates.entries())
    await world.db
      .insertInto('sentEmails')
      .values({ id: `old-${n}`, ...record, queuedAt: everyone, ...fate })
      .execute()
  const counts = async () => (await owner.call(broadcasts.getBroadcast, { params: { broadcastId: id } })).body
  expect(await counts()).toMatchObject({ refused: 1, bounced: 1 })
  await sweepEmailsJob.run(world.services, null as never, new AbortController().signal)
  const left = await world.db.selectFrom('sentEmails').select('id').where('broadcastId', '=', id).execute()
  expect(left).toEqual([])
  expect(await counts()).toMatchObject({ refused: 1, bounced: 1 })
})
