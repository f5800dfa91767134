import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#features/account/privacy/privacy.contract.ts'
import { sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { makePromise } from '../../promises/promises.contract.ts'
import type { Owner } from '../../promises/promises.rules.ts'
import * as talks from '../talks.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const mine = async (ada: TestMember) => (await ada.call(talks.getMyTalks)).body.promises

/** A session that was held, with notes of both kinds, a promise of each, and another that is being prepared. */
async function talked() {
  const pair = await sharingPair(world)
  const { coach, ada } = pair
  const params = { clientId: ada.id, talkId: 'next' }
  const save = (part: 'private' | 'client', text: string, version = 0) =>
    coach.call(talks.saveTalkNotes, { params, body: { part, text, version } })
  const promise = (owner: Owner, text: string) =>
    coach.call(makePromise, {
      params: { clientId: ada.id },
      body: { sendId: randomUUID(), owner, text, dueOn: '2026-03-17' },
    })
  await save('private', 'PRIVATE words')
  await save('client', 'Raise the price.')
  await coach.call(talks.holdTalk, { params, body: { isHeld: true } })
  await save('private', 'PRIVATE plans')
  await promise('client', 'Call ten customers')
  await promise('coach', 'Send the template')
  return { ...pair, params }
}

test.each(['handed over', 'taken on after the coaching ended'])(
  'promises and notes for the client go along with a client who is %s; private notes stay',
  async (how) => {
    const { coach, ada, params } = await talked()
    const cora = await world.member({ role: 'coach' })
    if (how === 'handed over')
      await coach.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: cora.id } })
    else {
      await coach.call(endCoaching, { params: { clientId: ada.id } })
      expect((await mine(ada)).map(({ text }) => text)).toContain('Call ten customers')
      await cora.call(assignClient, { body: { clientId: ada.id } })
    }
    expect((await coach.call(talks.getClientTalk, { params })).status).toBe(404)
    expect((await coach.call(talks.listClientTalks, { params: { clientId: ada.id } })).status).toBe(404)
    const next = (await cora.call(talks.getClientTalk, { params })).body
    expect(next.promises.map(({ text }) => text).sort()).toEqual(['Call ten customers', 'Send the template'])
    expect(next.earlier.map(({ notes }) => notes)).toEqual(['Raise the price.'])
    expect([next.talk.id, next.talk.privateNotes?.text]).toEqual([null, ''])
    const before = { ...params, talkId: next.earlier[0]?.id ?? '' }
    const shown = await cora.call(talks.getClientTalk, { params: before })
    expect(shown.body.talk).toMatchObject({ privateNotes: null, clientNotes: { text: 'Raise the price.' } })
    expect(JSON.stringify([next, shown.body])).not.toContain('PRIVATE')
    const overwritten = await cora.call(talks.saveTalkNotes, {
      params: before,
      body: { part: 'client', text: 'x', version: 1 },
    })
    expect(overwritten.status).toBe(404)
  },
)

/** Everything in a member’s download, as text. */
async function exported(member: TestMember): Promise<string> {
  const { url } = (await member.call(exportAccount, { body: {} })).body
  const files = unzipSync((await member.send('GET', url)).rawPayload)
  return strFromU8(files['data.json'] ?? new Uint8Array())
}

test('each downloads what is theirs: the client no private notes, the coach nothing of what became of a promise', async () => {
  const { coach, ada } = await talked()
  const own = await exported(ada)
  for (const words of ['Raise the price.', 'Call ten customers', 'Send the template']) expect(own).toContain(words)
  expect(own).not.toContain('PRIVATE')
  const theirs = await exported(coach)
  for (const words of ['Raise the price.', 'PRIVATE words', 'PRIVATE plans', 'Call ten customers'])
    expect(theirs).toContain(words)
})

const rowsOf = async (clientId: string) => {
  const promises = await world.db.selectFrom('coachPromises').selectAll().where('clientId', '=', clientId).execute()
  const held = await world.db.selectFrom('coachTalks').selectAll().where('clientId', '=', clientId).execute()
  return { promises, talks: held }
}

test('a client’s erasure takes sessions and promises along', async () => {
  const { ada } = await talked()
  await ada.call(deleteAccount, { body: {} })
  expect(await rowsOf(ada.id)).toEqual({ promises: [], talks: [] })
})

test('a coach’s erasure takes their notes and promises; what the client promised stays with the client', async () => {
  const { coach, ada } = await talked()
  await coach.call(deleteAccount, { body: {} })
  const { promises, talks: left } = await rowsOf(ada.id)
  expect(promises).toMatchObject([{ text: 'Call ten customers', coachId: null }])
  expect(left).toEqual([])
  expect((await mine(ada)).map(({ text }) => text)).toEqual(['Call ten customers'])
})

test('a stranger, another coach and another client’s session are not found', async () => {
  const [pair, other] = [await sharingPair(world), await sharingPair(world)]
  const words = { part: 'private' as const, text: 'Mine', version: 0 }
  const params = { clientId: pair.ada.id, talkId: 'next' }
  const talkId = (await pair.coach.call(talks.saveTalkNotes, { params, body: words })).body.id
  const call = other.coach.call
  const tried = [pair.ada, other.ada].flatMap(({ id }) => {
    const params = { clientId: id, talkId }
    return [
      call(talks.getClientTalk, { params }),
      call(talks.saveTalkNotes, { params, body: { ...words, version: 1 } }),
      call(talks.holdTalk, { params, body: { isHeld: true } }),
    ]
  })
  const listed = call(talks.listClientTalks, { params: { clientId: pair.ada.id } })
  const asked = await Promise.all([...tried, listed])
  expect(asked.map(({ status }) => status)).toEqual(Array(7).fill(404))
  expect((await world.stranger.call(talks.getMyTalks)).status).toBe(401)
})
