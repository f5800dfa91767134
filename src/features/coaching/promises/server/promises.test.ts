import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import * as talks from '../../talks/talks.contract.ts'
import * as contract from '../promises.contract.ts'
import { type Owner, promiseLimits } from '../promises.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

type Pair = { coach: TestMember; ada: TestMember }
const make = (
  { coach, ada }: Pair,
  text = 'Call ten customers',
  owner: Owner = 'client',
  sendId: string = randomUUID(),
) =>
  coach.call(contract.makePromise, {
    params: { clientId: ada.id },
    body: { sendId, owner, text, dueOn: '2026-03-17' },
  })
type Mine = Parameters<typeof change>[2]
const change = ({ ada }: Pair, promiseId: string, body: { version: number; state?: 'open' | 'kept'; dueOn?: string }) =>
  ada.call(contract.changeMyPromise, { params: { promiseId }, body })
const recorded = async ({ coach, ada }: Pair) =>
  (await coach.call(talks.getClientTalk, { params: { clientId: ada.id, talkId: 'next' } })).body.promises
const mine = async ({ ada }: Pair) => (await ada.call(talks.getMyTalks)).body.promises

test('a promise is kept or moved by the member, and the next brief begins with it and with every change', async () => {
  const pair = await sharingPair(world)
  const { id } = (await make(pair)).body
  expect(await mine(pair)).toMatchObject([{ id, state: 'open', dueOn: '2026-03-17', isLate: false, version: 1 }])
  expect((await change(pair, id, { version: 1, dueOn: '2026-03-20' })).body).toMatchObject({ version: 2 })
  world.setNow('2026-03-21T12:00:00Z')
  expect(await mine(pair)).toMatchObject([{ isLate: true }])
  expect((await change(pair, id, { version: 2, state: 'kept' })).body).toMatchObject({ state: 'kept', isLate: false })
  expect(await recorded(pair)).toMatchObject([
    {
      state: 'kept',
      changes: [
        { kind: 'made', by: 'coach', was: null },
        { kind: 'moved', by: 'client', was: '2026-03-17' },
        { kind: 'kept', by: 'client', was: null },
      ],
    },
  ])
  await change(pair, id, { version: 3, state: 'open' })
  expect((await mine(pair))[0]).toMatchObject({ state: 'open', settledAt: null })
  world.setNow('2026-03-10T12:00:00Z')
})

test('who needs the coach says whose promises are late, by the client’s own day', async () => {
  const pair = await sharingPair(world)
  await make(pair)
  await make(pair, 'Send the price list', 'coach')
  const reasons = async () =>
    (await pair.coach.call(listNeedingMe)).body.find(({ clientId }) => clientId === pair.ada.id)?.reasons ?? []
  const late = ['You’re late with 1 promise', '1 promise overdue']
  world.setNow('2026-03-17T22:00:00Z')
  expect(await reasons()).not.toEqual(expect.arrayContaining(late))
  world.setNow('2026-03-18T22:00:00Z')
  expect(await reasons()).toEqual(expect.arrayContaining(late))
  world.setNow('2026-03-10T12:00:00Z')
})

test('what an earlier coach promised has their name, and no one else is late with it or has changed it', async () => {
  const pair = await sharingPair(world)
  await make(pair)
  const { id } = (await make(pair, 'Send the template', 'coach')).body
  const params = { clientId: pair.ada.id }
  await pair.coach.call(contract.changeClientPromise, {
    params: { ...params, promiseId: id },
    body: { version: 1, text: 'Send it' },
  })
  expect((await recorded(pair)).map(({ by }) => by)).toEqual([undefined, undefined])
  world.setNow('2026-03-21T12:00:00Z')
  const dev = await world.member({ role: 'coach' })
  await pair.coach.call(handOverClient, { params, body: { coachId: dev.id } })
  const own = { ...pair, coach: dev }
  const told = new Map((await recorded(own)).map(({ text, by, changes }) => [text, { by, changes }]))
  const name = 'Cora Okafor'
  expect([...told].map(([text, { by }]) => [text, by]).sort()).toEqual([
    ['Call ten customers', undefined],
    ['Send it', name],
  ])
  expect(told.get('Send it')?.changes).toMatchObject([{ isEarlier: true }, { kind: 'reworded', isEarlier: true }])
  expect((await mine(own)).find(({ text }) => text === 'Send it')).toMatchObject({ by: name })
  const [needs] = (await dev.call(listNeedingMe)).body
  expect(needs?.reasons).toContain('1 promise overdue')
  expect(needs?.reasons.join()).not.toContain('You’re late')
  world.setNow('2026-03-10T12:00:00Z')
})

test('a send that arrives again records the promise once, and a click that arrives twice changes it once', async () => {
  const pair = await sharingPair(world)
  const sendId = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => make(pair, 'Once', 'client', sendId)))
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  const id = sent[0]?.body.id ?? ''
  const kept = await Promise.all([1, 2, 3].map(() => change(pair, id, { version: 1, state: 'kept' })))
  expect(kept.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await recorded(pair))[0]?.changes.map(({ kind }) => kind)).toEqual(['made', 'kept'])
})

test('of two who change a promise at the same time, one is told to look at it again', async () => {
  const pair = await sharingPair(world)
  const { id } = (await make(pair)).body
  const params = { clientId: pair.ada.id, promiseId: id }
  const answers = await Promise.all([
    change(pair, id, { version: 1, dueOn: '2026-03-20' }),
    pair.coach.call(contract.changeClientPromise, { params, body: { version: 1, text: 'Call twenty' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('coaching.promiseChanged')
  expect((await recorded(pair))[0]?.changes).toHaveLength(2)
})

test('a coach rewords, drops and reopens; the record has each', async () => {
  const pair = await sharingPair(world)
  const { id } = (await make(pair, 'Send the template', 'coach')).body
  const params = { clientId: pair.ada.id, promiseId: id }
  const as = (body: { version: number; text?: string; state?: 'open' | 'kept' | 'dropped' }) =>
    pair.coach.call(contract.changeClientPromise, { params, body })
  await as({ version: 1, text: 'Send two templates' })
  await as({ version: 2, state: 'dropped' })
  await as({ version: 3, state: 'open' })
  expect((await recorded(pair))[0]?.changes.map(({ kind, was }) => [kind, was])).toEqual([
    ['made', null],
    ['reworded', 'Send the template'],
    ['dropped', null],
    ['reopened', null],
  ])
  // The coach’s own is not the member’s to settle.
  expect((await change(pair, id, { version: 4, state: 'kept' })).body.code).toBe('coaching.promiseNotFound')
})

test('a day that is over is refused, and so is the 51st open promise', async () => {
  const pair = await sharingPair(world)
  const { id } = (await make(pair)).body
  const past: Mine = { version: 1, dueOn: '2026-03-08' }
  expect((await change(pair, id, past)).body.code).toBe('coaching.promiseInThePast')
  for (let n = 2; n < promiseLimits.open; n += 1) await make(pair, `Number ${n}`)
  const last = await Promise.all([make(pair), make(pair)])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(last.find(({ status }) => status === 409)?.body.code).toBe('coaching.tooManyPromises')
})

test('another member’s, another coach’s and a stranger’s call finds no promise', async () => {
  const [pair, other] = [await sharingPair(world), await sharingPair(world)]
  const { id } = (await make(pair)).body
  const body = { version: 1, state: 'kept' as const }
  const asked = await Promise.all([
    change(other, id, body),
    other.coach.call(contract.changeClientPromise, { params: { clientId: pair.ada.id, promiseId: id }, body }),
    other.coach.call(contract.changeClientPromise, { params: { clientId: other.ada.id, promiseId: id }, body }),
    make({ coach: other.coach, ada: pair.ada }),
  ])
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const stranger = await world.stranger.call(contract.changeMyPromise, { params: { promiseId: id }, body })
  expect(stranger.status).toBe(401)
  expect((await mine(pair))[0]?.state).toBe('open')
})

test('what was settled before the last session is told in no later brief', async () => {
  const pair = await sharingPair(world)
  const [kept, open] = [(await make(pair, 'Kept before')).body, (await make(pair, 'Still open')).body]
  await change(pair, kept.id, { version: 1, state: 'kept' })
  await pair.coach.call(talks.holdTalk, {
    params: { clientId: pair.ada.id, talkId: 'next' },
    body: { isHeld: true },
  })
  world.setNow('2026-03-11T12:00:00Z')
  expect((await recorded(pair)).map(({ id }) => id)).toEqual([open.id])
  await change(pair, open.id, { version: 1, state: 'kept' })
  expect((await recorded(pair)).map(({ id, state }) => [id, state])).toEqual([[open.id, 'kept']])
  world.setNow('2026-03-10T12:00:00Z')
})
