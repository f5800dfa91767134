import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { createMailPort } from '#platform/server/mail/mail-port.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { actOnPerson } from '../../people/people.contract.ts'
import { listEmails, type SentEmail } from '../emails.contract.ts'
import { emailsKeptDays } from '../emails.rules.ts'
import { sweepEmailsJob } from './sweep-emails.ts'

let world: World
let owner: TestMember
let server: Awaited<ReturnType<typeof startMailServer>>
const refused = new Set<string>()

beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
  server = await startMailServer((address) => !refused.has(address))
  world.services.mail = createMailPort({
    smtpUrl: server.url,
    from: 'hello@frontier180.example',
    outbox: world.dataDir,
  })
})
afterAll(async () => {
  await world.services.mail.close?.()
  await server.close()
  await world.close()
})

const page = async (memberId: string, query: { limit?: number; before?: string } = {}) =>
  (await owner.call(listEmails, { params: { memberId }, query })).body as { emails: SentEmail[]; hasMore: boolean }
const list = async (memberId: string) => (await page(memberId)).emails
/** Ids tell the time to a millisecond. */
const send = async ({ email }: TestMember, kind = 'note') => {
  await wait(2)
  await sendEmail(world.services, {
    kind,
    to: email,
    subject: 'Private words',
    text: 'secret link',
    html: '<p>secret</p>',
  })
}
const tryAgain = async (times = 1) => {
  for (let n = 0; n < times; n += 1) {
    await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).where('deadAt', 'is', null).execute()
    await world.runJobs()
  }
}

describe('an email that a mail server refused', () => {
  test('waits with its words, and is one line once it is taken', async () => {
    const ada = await world.member()
    refused.add(ada.email)
    await send(ada)
    expect(await list(ada.id)).toMatchObject([{ kind: 'note', state: 'waiting', tries: 0, refusal: null }])
    await world.runJobs()
    expect(await list(ada.id)).toMatchObject([
      { state: 'waiting', tries: 1, acceptedAt: null, refusal: expect.stringContaining('no such mailbox') },
    ])
    refused.delete(ada.email)
    await tryAgain()
    const emails = await list(ada.id)
    expect(emails).toMatchObject([
      { state: 'accepted', tries: 2, address: ada.email, refusal: expect.stringContaining('no such mailbox') },
    ])
    expect(emails[0]?.acceptedAt).toBeTruthy()
    expect(server.received.filter(({ to }) => to.includes(ada.email))).toHaveLength(1)
    const kept = JSON.stringify(await world.db.selectFrom('sentEmails').selectAll().execute())
    expect([kept.includes('Private'), kept.includes('secret')]).toEqual([false, false])
  })

  onOneEngine('has failed once no try follows', async () => {
    const ada = await world.member()
    refused.add(ada.email)
    await send(ada)
    await tryAgain(20)
    expect(await list(ada.id)).toMatchObject([{ state: 'failed', tries: 20 }])
    await world.db.deleteFrom('jobs').execute()
    expect(await list(ada.id)).toMatchObject([{ state: 'failed', tries: 20 }])
  })
})

onOneEngine('without a mail server it is a file in the outbox, and stays one when there is a server', async () => {
  const ada = await world.member()
  const { mail } = world.services
  world.services.mail = createMailPort({ smtpUrl: undefined, outbox: world.dataDir })
  await send(ada, 'first')
  await world.runJobs()
  world.services.mail = mail
  await send(ada, 'second')
  await world.runJobs()
  expect(await list(ada.id)).toMatchObject([
    { kind: 'second', state: 'accepted' },
    { kind: 'first', state: 'in-outbox', tries: 1 },
  ])
  expect(server.received.filter(({ to }) => to.includes(ada.email))).toHaveLength(1)
})

test('what could not be written down is not sent again', async () => {
  const ada = await world.member()
  const { recordEmail } = world.services
  world.services.recordEmail = () => Promise.reject(new Error('No room'))
  await send(ada)
  await tryAgain(2)
  world.services.recordEmail = recordEmail
  expect(server.received.filter(({ to }) => to.includes(ada.email))).toHaveLength(1)
  expect(await list(ada.id)).toEqual([])
})

test('pages come newest first, with what waits in its place, and each once', async () => {
  const ada = await world.member()
  for (const kind of ['first', 'second', 'third']) await send(ada, kind)
  await world.runJobs()
  for (const kind of ['fourth', 'fifth']) await send(ada, kind)
  const kinds: string[][] = []
  for (let before: string | undefined, more = true; more; ) {
    const { emails, hasMore } = await page(ada.id, { limit: 2, ...(before ? { before } : {}) })
    kinds.push(emails.map(({ kind }) => kind))
    before = emails.at(-1)?.id
    more = hasMore
  }
  expect(kinds).toEqual([['fifth', 'fourth'], ['third', 'second'], ['first']])
  await world.runJobs()
})

test('an email to the address that someone had stays theirs, is in their download, and goes with them', async () => {
  const ada = await world.member()
  const body = { action: 'correct-address' as const, email: 'new-ada@members.example', reason: 'She wrote to us' }
  await owner.call(actOnPerson, { params: { memberId: ada.id }, body })
  await world.runJobs()
  expect((await list(ada.id)).map(({ kind, address }) => [kind, address])).toEqual([
    ['confirmation of the address', 'new-ada@members.example'],
    ['address changed', ada.email],
  ])
  const download = await Promise.all(world.services.personalData.map((one) => one.export(world.services, ada.id)))
  expect(JSON.stringify(download)).toContain('confirmation of the address')
  await ada.call(deleteAccount, { body: {} })
  const left = world.db.selectFrom('sentEmails').select('id').where('memberId', '=', ada.id).execute()
  expect([(await left).length, await page(ada.id)]).toMatchObject([0, { code: 'operator.noPerson' }])
})

test(`after ${emailsKeptDays} days it is forgotten`, async () => {
  const ada = await world.member()
  await send(ada, 'old')
  await send(ada, 'young')
  await world.runJobs()
  const at = (days: number) => iso(machineNow().subtract({ hours: days * 24 }))
  const setAge = (kind: string, days: number) =>
    world.db
      .updateTable('sentEmails')
      .set({ queuedAt: at(days) })
      .where('kind', '=', kind)
      .execute()
  await setAge('old', emailsKeptDays + 1)
  await setAge('young', emailsKeptDays - 1)
  await sweepEmailsJob.run(world.services, null as never, new AbortController().signal)
  expect((await list(ada.id)).map(({ kind }) => kind)).toEqual(['young'])
})

onOneEngine('members and coaches see no one’s', async () => {
  const ada = await world.member()
  for (const other of [ada, await world.member({ role: 'coach' })])
    expect((await other.call(listEmails, { params: { memberId: ada.id }, query: {} })).status).toBe(403)
})
