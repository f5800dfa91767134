import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { unsubscribe } from '#features/program-emails/program-emails.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
let owner: TestMember
const worlds: World[] = []
beforeEach(async () => {
  world = await newWorld()
  worlds.push(world)
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
})
afterAll(async () => {
  for (const one of worlds) await one.close()
})

const words = {
  subject: 'A call on Friday, {name}',
  text: 'Hi {name},\n\nwe talk at noon.\n\nSee https://calls.example/notes.\nBye',
}
const create = async (more: object = {}) =>
  (await owner.call(broadcasts.createBroadcast, { body: { ...words, ...more } })).body
const read = async (broadcastId: string) =>
  (await owner.call(broadcasts.getBroadcast, { params: { broadcastId } })).body
const start = (broadcastId: string, version = 0) =>
  owner.call(broadcasts.startBroadcast, { params: { broadcastId }, body: { version } })
const stop = (broadcastId: string) => owner.call(broadcasts.stopBroadcast, { params: { broadcastId }, body: {} })

/** Lets the clock reach every page, and sends what is due. */
async function sendAll(): Promise<void> {
  for (let page = 0; page < 5; page += 1) {
    await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
    await world.runJobs()
  }
}
const got = async (member: TestMember) =>
  (await emailsTo(world, member.email)).filter(({ subject }) => subject.includes('Friday'))

/** Many members at once, without their way in. */
async function seed(count: number): Promise<string[]> {
  const one = await world.db.selectFrom('users').selectAll().where('id', '=', owner.id).executeTakeFirstOrThrow()
  const people = Array.from({ length: count }, (_, n) => ({
    ...one,
    id: `zz${String(n).padStart(4, '0')}`,
    email: `p${n}@members.example`,
    operatorSince: null,
  }))
  for (let from = 0; from < count; from += 50)
    await world.db
      .insertInto('users')
      .values(people.slice(from, from + 50))
      .execute()
  return people.map(({ email }) => email)
}

describe('an email to many', () => {
  test('reaches everyone who is found and wants it, by name, and can be turned off with one click', async () => {
    const ada = await world.member({ firstName: 'Ada', tier: 'elite' })
    const noName = await world.member({ firstName: '', tier: 'elite' })
    const starter = await world.member({ firstName: 'Sam' })
    const off = await world.member({ tier: 'elite' })
    const unconfirmed = await world.member({ tier: 'elite' })
    await world.db.updateTable('users').set({ programLetters: 0 }).where('id', '=', off.id).execute()
    await world.db.updateTable('users').set({ emailVerified: 0 }).where('id', '=', unconfirmed.id).execute()

    const audience = await owner.call(broadcasts.countAudience, { query: { tier: 'elite' } })
    expect(audience.body).toEqual({ found: 4, unconfirmed: 1, switchedOff: 1, bounced: 0, reached: 2 })
    const { id } = await create({ tier: 'elite', buttonLabel: 'Join', buttonUrl: 'https://calls.example/friday' })
    expect((await start(id)).body.state).toBe('sending')
    await sendAll()

    const [email] = await got(ada)
    expect(email?.subject).toBe('A call on Friday, Ada')
    expect(email?.text).toContain('Hi Ada,\n\nwe talk at noon.')
    expect(email?.text).toContain('Join:\nhttps://calls.example/friday')
    expect(email?.html).toContain('<a href="https://calls.example/notes">https://calls.example/notes</a>.<br>\nBye')
    const { name, address } = world.services.seller
    for (const body of [email?.text, email?.html]) expect(body).toContain(`${name}, ${address}`)
    expect((await got(noName))[0]?.text).toContain('Hi,\n\n')
    for (const other of [starter, off, unconfirmed, owner]) expect(await got(other)).toEqual([])
    expect(await read(id)).toMatchObject({
      state: 'sent',
      sent: 2,
      waiting: 0,
      refused: 0,
      bounced: 0,
      by: expect.any(String),
    })

    const header = email?.headers?.['List-Unsubscribe'] ?? ''
    const token = new URL(header.slice(1, -1)).searchParams.get('token') ?? ''
    await ada.call(unsubscribe, { query: { token } })
    expect((await owner.call(broadcasts.countAudience, { query: { tier: 'elite' } })).body.reached).toBe(1)
  })

  onOneEngine('goes out page by page; stopped, the rest get nothing, and going on sends it to them alone', async () => {
    await seed(250)
    const { id } = await create()
    await start(id)
    // Stopped as its first email leaves: the next page isn't due before that.
    const { deliver } = world.services.mail
    const stopped: unknown[] = []
    world.services.mail.deliver = async (email, messageId) => {
      if (stopped.length === 0) stopped.push((await stop(id)).body)
      await deliver(email, messageId)
    }
    await sendAll()
    world.services.mail.deliver = deliver
    expect(stopped).toMatchObject([{ state: 'stopped', sent: 1, waiting: 1 }])
    expect(await read(id)).toMatchObject({ state: 'stopped', sent: 1, waiting: 0 })
    expect((await stop(id)).body.code).toBe('operator.broadcastNotRunning')

    await start(id)
    await sendAll()
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 251 })
    const rows = await world.db.selectFrom('broadcastEmails').select('memberId').execute()
    expect(new Set(rows.map(({ memberId }) => memberId)).size).toBe(251)
    const audit = (await owner.call(listAudit, { query: {} })).body.map(({ action }) => action)
    expect(audit).toEqual(['broadcast started', 'broadcast stopped', 'broadcast started'])
  })

  onOneEngine('stopped and continued, it goes out at the pace it had: one page waits for its turn', async () => {
    await seed(250)
    const { id } = await create()
    await start(id)
    const { deliver } = world.services.mail
    world.services.mail.deliver = () => Promise.reject(new Error('421 later'))
    await world.runJobs()
    world.services.mail.deliver = deliver
    const pages = () =>
      world.db.selectFrom('jobs').select('uniqueKey').where('name', '=', 'operator.broadcast').execute()
    expect(await pages()).toHaveLength(1)
    expect((await stop(id)).body).toMatchObject({ state: 'stopped', sent: 0, waiting: 0 })
    expect(await pages()).toEqual([])
    await start(id)
    expect(await pages()).toEqual([{ uniqueKey: `operator.broadcast:${id}:` }])
    await sendAll()
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 251 })
  })

  test('started by two tabs and carried out by two workers at once, no one gets it twice', async () => {
    const emails = await seed(130)
    const { id } = await create()
    const both = await Promise.all([start(id), start(id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (let page = 0; page < 4; page += 1) {
      await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
      await Promise.all([world.runJobs(), world.runJobs()])
    }
    expect((await read(id)).sent).toBe(131)
    for (const email of [...emails, owner.email]) expect((await emailsTo(world, email)).length).toBe(1)
    expect((await start(id)).body.state).toBe('sent')
    await sendAll()
    expect((await emailsTo(world, emails[0] ?? '')).length).toBe(1)
  })

  onOneEngine('what the mail server refuses for good is counted as refused', async () => {
    const { id } = await create()
    await start(id)
    const deliver = world.services.mail.deliver
    world.services.mail.deliver = () => Promise.reject(new Error('550 no such mailbox'))
    for (let tries = 0; tries < 25; tries += 1) {
      await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
      await world.runJobs()
    }
    world.services.mail.deliver = deliver
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 1, waiting: 0, refused: 1, bounced: 0 })
  })
})

onOneEngine('members and coaches have no broadcasts', async () => {
  for (const other of [await world.member(), await world.member({ role: 'coach' })])
    expect((await other.call(broadcasts.listBroadcasts, { query: {} })).status).toBe(403)
})
