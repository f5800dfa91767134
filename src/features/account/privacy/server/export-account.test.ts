import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { writeToClient, writeToCoach } from '#features/coaching/messages/messages.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PersonalSection } from '#platform/server/personal-data.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { payingMember } from '#tests/world/payer.ts'
import { joinByPassword, password } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { exportAccount } from '../privacy.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const linkOf = async (member: Caller) => (await member.call(exportAccount, { body: {} })).body.url

async function download(member: Caller) {
  const { statusCode, rawPayload, headers } = await member.send('GET', await linkOf(member))
  expect(statusCode).toBe(200)
  const files = unzipSync(rawPayload)
  const { sections } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as { sections: PersonalSection[] }
  const rowsOf = (title: string) => sections.find((section) => section.title === title)?.rows ?? []
  return {
    files,
    headers,
    rowsOf,
    json: JSON.stringify(sections),
    html: strFromU8(files['index.html'] ?? new Uint8Array()),
  }
}

const complete = (member: TestMember) => {
  const { id = '', moduleId = '' } = world.services.program.modules[0]?.core[0] ?? {}
  return member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

test('everything of the member is in it, for machines and for people', async () => {
  const ada = await payingMember(world)
  await complete(ada)
  await ada.call(writeGratitude, { body: { text: 'Quiet <mornings> & tea' } })
  await ada.call(sendMessage, { body: { message: 'How do I price my services?' } })
  const body = { field: 'first_move', value: 'Call the "tack" shops', version: 0 }
  await ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body })
  await world.db
    .insertInto('photos')
    .values({
      id: 'photo-1',
      memberId: ada.id,
      webp: Buffer.from('a picture').toString('base64'),
      createdAt: '2026-03-02T12:00:00.000Z',
    })
    .execute()

  const { files, headers, rowsOf, json, html } = await download(ada)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toBe('attachment; filename="my-data-2026-03-02.zip"')
  expect(headers['cache-control']).toBe('no-store')
  expect(Object.keys(files).sort()).toEqual(['data.json', 'index.html', 'photo.webp'])
  expect(strFromU8(files['photo.webp'] ?? new Uint8Array())).toBe('a picture')
  expect(rowsOf('Your account')).toMatchObject([{ email: ada.email, firstName: 'Ada', timeZone: 'UTC' }])
  expect(rowsOf('Lessons you completed')).toHaveLength(1)
  expect(rowsOf('Your memberships')).toMatchObject([{ tier: 'quantum', priceCents: 9700 }])
  expect(rowsOf('What you were grateful for')).toMatchObject([{ text: 'Quiet <mornings> & tea' }])
  expect(rowsOf('Conversation: How do I price my services?')).toHaveLength(2)
  expect(html).toMatch(/<dt>Email verified<\/dt><dd>(?:Yes|No)<\/dd>/)
  expect(html).toMatch(/<dt>Weekly progress email<\/dt><dd>(?:Yes|No)<\/dd>/)
  expect(html).toContain('<dd>Call the &quot;tack&quot; shops</dd>')
  expect(html).not.toMatch(/<dt>(?:Id|Sub module id|Day floor|Coach letters)<\/dt>/)
  expect(html).toContain('Quiet &lt;mornings&gt; &amp; tea')
  expect(html).not.toMatch(/<script|<img|https?:\/\//)
  for (const secret of ['password"', 'token', 'tokenHash']) expect(json).not.toContain(`"${secret}`)
})

onOneEngine('a client takes their coach’s messages along, a coach their own words; no one an address', async () => {
  const [ada, grace] = [
    await world.member({ firstName: 'Zenobia' }),
    await world.member({ role: 'coach', firstName: 'Grace', lastName: 'Hopper' }),
  ]
  await grace.call(assignClient, { body: { clientId: ada.id, notes: 'Wants to sell teapots' } })
  await grace.call(writeToClient, { params: { clientId: ada.id }, body: { text: 'Welcome aboard' } })
  await ada.call(writeToCoach, { body: { text: 'My debts keep me awake' } })

  const client = await download(ada)
  expect(client.rowsOf('Your coaches')).toMatchObject([{ coachFirstName: 'Grace', coachLastName: 'Hopper' }])
  expect(client.rowsOf('Messages between you and your coach')).toHaveLength(2)
  expect(client.json).not.toContain(grace.email)
  expect(client.json).not.toContain('teapots')

  const coach = await download(grace)
  expect(coach.rowsOf('Clients you took on, with your notes')).toMatchObject([{ notes: 'Wants to sell teapots' }])
  expect(coach.rowsOf('What you wrote to clients')).toMatchObject([{ text: 'Welcome aboard' }])
  for (const theirs of ['Zenobia', ada.email, ada.id, 'debts']) expect(coach.json).not.toContain(theirs)
})

onOneEngine(
  'what the team did with the account and why is in it, and not who it was nor why another was concerned',
  async () => {
    const [ada, ben, operator] = [await world.member(), await world.member(), await world.member()]
    for (const [action, who, reason] of [
      ['correct-address', ada, 'Mistyped'],
      ['clients moved away 1', ada, 'Ben moves house'],
      ['refund 9900 USD', ben, 'Ben asked'],
    ] as const)
      await world.db
        .insertInto('auditEntries')
        .values({
          ...{ id: newId(), at: '2026-03-02T12:00:00.000Z', actor: `member ${operator.id}` },
          ...{ action, subject: `member ${who.id}`, reason },
        })
        .execute()
    const { rowsOf, json } = await download(ada)
    const at = '2026-03-02T12:00:00.000Z'
    expect(rowsOf('What the team did with your account, and why')).toEqual([
      { at, action: 'correct-address', reason: 'Mistyped' },
      { at, action: 'clients moved away 1' },
    ])
    for (const hidden of ['Ben', operator.id]) expect(json).not.toContain(hidden)
  },
)

onOneEngine('nothing of anybody else is in it', async () => {
  const [ada, eve] = [await world.member(), await world.member({ firstName: 'Eve', lastName: 'Other' })]
  for (const one of [ada, eve]) {
    await complete(one)
    await one.call(sendMessage, { body: { message: `I am ${one.id}` } })
  }
  const { json } = await download(ada)
  expect(json).toContain(ada.id)
  for (const theirs of [eve.id, eve.email, 'Other']) expect(json).not.toContain(theirs)
})

onOneEngine('the link is for this member only, and for five minutes', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  const url = await linkOf(ada)
  expect((await eve.send('GET', url)).json().code).toBe('account.linkUnknown')
  expect((await world.stranger.send('GET', url)).statusCode).toBe(401)
  const later = url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`)
  expect((await ada.send('GET', later)).json().code).toBe('account.linkUnknown')
  const old = world.services.links.sign(ada.id, '/api/account/export/file', -1)
  expect((await ada.send('GET', old)).json().code).toBe('account.linkExpired')
  expect((await ada.send('GET', url)).statusCode).toBe(200)
})

test('the link is good once, also for twenty who fetch it at the same time', async () => {
  const ada = await world.member()
  const url = await linkOf(ada)
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.send('GET', url)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19)
})

test('the link is good once, however its signature is spelled', async () => {
  const ada = await world.member()
  const url = await linkOf(ada)
  const replies = await Promise.all(['', '=', '==', '!', '.', '%20'].map((more) => ada.send('GET', url + more)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 404, 404])
})

onOneEngine('a sign-in of a while ago takes the password; a call without payload is one without it', async () => {
  const ada = await joinByPassword(world)
  const ask = (body?: object) => callerOver(world.app, ada.cookie).send('POST', '/api/account/export', body)
  expect((await ask()).statusCode).toBe(200)
  await world.db
    .updateTable('sessions')
    .set({ createdAt: iso(machineNow().subtract({ minutes: 11 })) })
    .where('userId', '=', ada.id)
    .execute()
  expect((await ask()).json().code).toBe('identity.passwordNeeded')
  expect((await ask({ password: 'not the one' })).json().code).toBe('identity.wrongPassword')
  expect((await ask({ password })).statusCode).toBe(200)
})

onOneEngine('links are made ten times an hour at most', async () => {
  const limited = await newWorld({ env: { RATE_LIMITS: 'on' } })
  try {
    const ada = await limited.member()
    const calls: number[] = []
    for (let n = 0; n < 11; n += 1) calls.push((await ada.call(exportAccount, { body: {} })).status)
    expect(calls).toEqual([...Array(10).fill(200), 429])
  } finally {
    await limited.close()
  }
})
