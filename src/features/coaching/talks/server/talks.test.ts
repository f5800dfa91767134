import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { writeOn } from '#tests/world/coaching/share-work.ts'
import { pageId, sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getClientFile } from '../../client-file/client-file.contract.ts'
import { writeToCoach } from '../../messages/messages.contract.ts'
import { shareFile, stopSharing } from '../../sharing/sharing.contract.ts'
import * as contract from '../talks.contract.ts'
import { nextTalk } from '../talks.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const at = (time: string) => world.setNow(`${time}:00Z`)
type Pair = { coach: TestMember; ada: TestMember }
const talkOf = async ({ coach, ada }: Pair, talkId: string = nextTalk) =>
  (await coach.call(contract.getClientTalk, { params: { clientId: ada.id, talkId } })).body
const briefOf = async (pair: Pair, talkId: string = nextTalk) => {
  const { brief } = await talkOf(pair, talkId)
  if (!brief) throw new Error('This session has no brief')
  return brief
}
const hold = (
  { coach, ada }: Pair,
  talkId: string = nextTalk,
  body: { isHeld: boolean; heldOn?: string; after?: string | null } = { isHeld: true },
) => coach.call(contract.holdTalk, { params: { clientId: ada.id, talkId }, body })
const save = (
  { coach, ada }: Pair,
  body: { part: 'private' | 'client'; text: string; version: number },
  talkId: string = nextTalk,
) => coach.call(contract.saveTalkNotes, { params: { clientId: ada.id, talkId }, body })

test('the brief tells of shared numbers that moved, of shared pages, messages, the place and what the next lesson asks', async () => {
  at('2026-03-10T12:00')
  const pair = await sharingPair(world)
  const { ada } = pair
  await writeOn(ada, { 'numbers.day_1.cash': 5200, 'numbers.day_1.revenue': 540 })
  expect((await briefOf(pair)).numbers).toMatchObject([
    { key: 'revenue', before: null, now: { value: 540 } },
    { key: 'cash', before: null, now: { value: 5200 } },
  ])
  await hold(pair)
  at('2026-03-11T12:00')
  expect(await briefOf(pair)).toMatchObject({ since: '2026-03-10T12:00:00.000Z', numbers: [] })
  await writeOn(ada, { 'numbers.day_60.cash': 4412 })
  await ada.call(writeToCoach, { body: { text: 'Cash is going down.' } })
  const brief = await briefOf(pair)
  expect(brief.numbers).toMatchObject([{ key: 'cash', before: { value: 5200 }, now: { value: 4412 } }])
  const file = await pair.coach.call(getClientFile, { params: { clientId: ada.id } })
  expect(file.body.lastTalkAt).toBe(brief.since)
  expect(brief.pages.map(({ id }) => id)).toEqual([pageId])
  expect(brief.messages.map(({ text }) => text)).toEqual(['Cash is going down.'])
  expect(brief.place).toMatchObject({ programDay: 2, daysBehind: 1, progress: 0 })
  const [module] = world.services.program.modules
  expect(brief.lesson).toMatchObject({ id: module?.core[0]?.id, question: module?.question })
})

test('nothing that isn’t shared is in a brief: no page, and no number of one or of an entry by itself', async () => {
  at('2026-03-10T12:00')
  const pair = await sharingPair(world)
  const { ada, share } = pair
  await ada.call(saveAnswers, {
    params: { pageId: 'terms-and-guarantee' },
    body: { field: 'elsewhere', value: 'in my books', version: 0 },
  })
  const entry = { key: 'cash', value: 777_001, mark: 'C' as const, date: '2026-03-09' }
  await ada.call(enterNumbers, { body: entry })
  expect(JSON.stringify(await talkOf(pair))).not.toMatch(/777001|terms-and-guarantee/)
  const all = (await ada.call(shareFile, { body: { of: 'all' } })).body
  expect(JSON.stringify(await talkOf(pair))).toMatch(/777001.*terms-and-guarantee/)
  for (const { id } of [all, share]) await ada.call(stopSharing, { params: { id } })
  expect(await briefOf(pair)).toMatchObject({ numbers: [], pages: [] })
})

test('looking at the next session begins none; the first word does, and two tabs begin the same one', async () => {
  const pair = await sharingPair(world)
  expect((await talkOf(pair)).talk.id).toBeNull()
  const texts = ['From one tab', 'From the other']
  const answers = await Promise.all(texts.map((text) => save(pair, { part: 'private', text, version: 0 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = texts[answers.findIndex(({ status }) => status === 200)]
  const { talk } = await talkOf(pair)
  expect(talk.privateNotes).toEqual({ text: won, version: 1 })
  expect((await save(pair, { part: 'private', text: 'Seen', version: 1 })).body.id).toBe(talk.id)
  const rows = await world.db.selectFrom('coachTalks').select('id').where('clientId', '=', pair.ada.id).execute()
  expect(rows).toHaveLength(1)
})

test('the parts of the notes have versions of their own, and one that wasn’t seen is never written over', async () => {
  const pair = await sharingPair(world)
  await save(pair, { part: 'private', text: 'Careful with cash.', version: 0 })
  expect((await save(pair, { part: 'client', text: 'Raise the price.', version: 0 })).status).toBe(200)
  const late = await save(pair, { part: 'client', text: 'Late', version: 0 })
  expect(late.body).toMatchObject({ code: 'coaching.notesChanged' })
  const { talk } = await talkOf(pair)
  expect([talk.privateNotes?.text, talk.clientNotes.text]).toEqual(['Careful with cash.', 'Raise the price.'])
})

test('a client reads the notes for them once the session is held, and never the private ones', async () => {
  const pair = await sharingPair(world)
  await save(pair, { part: 'private', text: 'A secret of the coach', version: 0 })
  await save(pair, { part: 'client', text: 'Raise the price.', version: 0 })
  const mine = async () => (await pair.ada.call(contract.getMyTalks)).body
  expect((await mine()).talks).toEqual([])
  const { id } = (await hold(pair)).body
  expect((await mine()).talks).toMatchObject([{ id, notes: 'Raise the price.', coachName: 'Cora Okafor' }])
  await save(pair, { part: 'client', text: 'Raise it by a tenth.', version: 1 }, id)
  expect((await mine()).talks).toMatchObject([{ notes: 'Raise it by a tenth.' }])
  expect(JSON.stringify(await mine())).not.toContain('secret')
})

test('a month’s session is taken once, by whichever of several tabs comes first', async () => {
  at('2026-03-10T12:00')
  const pair = await sharingPair(world)
  const left = async () => (await pair.ada.call(contract.getMyTalks)).body.allowance
  expect(await left()).toEqual({ perMonth: 1, left: 1, month: '2026-03' })
  const { id } = (await save(pair, { part: 'private', text: 'Prepared', version: 0 })).body
  const answers = await Promise.all([1, 2, 3, 4].map(() => hold(pair, id)))
  expect(answers.map(({ status, body }) => [status, body.isTaken])).toEqual(Array(4).fill([200, true]))
  expect(await left()).toMatchObject({ left: 0 })
  expect((await talkOf(pair)).allowance).toEqual(await left())
  // A second one in the month is held all the same, and counts for nothing.
  expect((await hold(pair)).body).toMatchObject({ isTaken: false, heldOn: '2026-03-10' })
  // Taken back, the month goes to that second one.
  await hold(pair, id, { isHeld: false })
  expect(await left()).toMatchObject({ left: 0 })
  expect((await hold(pair, id)).body).toMatchObject({ id, isTaken: false })
})

test('two tabs that hold a session of which nothing was written hold one', async () => {
  const pair = await sharingPair(world)
  const both = async (after: string | null) => {
    const body = { isHeld: true, after }
    const answers = await Promise.all([hold(pair, nextTalk, body), hold(pair, nextTalk, body)])
    return answers.map(({ body }) => body)
  }
  const [one, other] = await both(null)
  expect([one, other]).toEqual(Array(2).fill({ id: one?.id, heldOn: '2026-03-10', isTaken: true }))
  const [next, again] = await both(one?.id ?? null)
  expect([next?.id === again?.id, next?.id === one?.id, next?.isTaken]).toEqual([true, false, false])
  const { talks } = (await pair.ada.call(contract.getMyTalks)).body
  expect(talks).toHaveLength(2)
})

test('the database refuses a second session taken for the same month', async () => {
  const pair = await sharingPair(world)
  await hold(pair)
  const { id } = (await hold(pair)).body
  const twice = world.db.updateTable('coachTalks').set({ takenMonth: '2026-03' }).where('id', '=', id).execute()
  await expect(twice).rejects.toThrow()
})

test('a session counts for the month it was held in, in the client’s own zone; a later day is refused', async () => {
  at('2026-04-01T03:00')
  const pair = await sharingPair(world)
  await world.db.updateTable('users').set({ timeZone: 'America/New_York' }).where('id', '=', pair.ada.id).execute()
  expect((await hold(pair)).body).toMatchObject({ heldOn: '2026-03-31', isTaken: true })
  expect((await hold(pair, nextTalk, { isHeld: true, heldOn: '2026-04-01' })).body.code).toBe(
    'coaching.heldInTheFuture',
  )
  at('2026-04-02T12:00')
  expect((await hold(pair, nextTalk, { isHeld: true, heldOn: '2026-04-01' })).body.isTaken).toBe(true)
  expect((await talkOf(pair)).earlier.map(({ heldOn }) => heldOn)).toEqual(['2026-04-01', '2026-03-31'])
  // The end of that day, not the moment of the click.
  expect((await briefOf(pair)).since).toBe('2026-04-02T04:00:00.000Z')
  at('2026-03-10T12:00')
})

test('a plan without sessions has no allowance, and a session with it takes nothing', async () => {
  const { coach } = await sharingPair(world)
  const { ada } = await sharingPair(world)
  await world.db.updateTable('coachClients').set({ coachId: coach.id }).where('clientId', '=', ada.id).execute()
  await world.db.updateTable('memberships').set({ tier: 'quantum' }).where('memberId', '=', ada.id).execute()
  expect((await hold({ coach, ada })).body.isTaken).toBe(false)
  expect((await talkOf({ coach, ada })).allowance).toBeNull()
  expect((await ada.call(contract.getMyTalks)).body.allowance).toBeNull()
})

test('only one session is prepared at a time, and one marked by mistake can be opened again', async () => {
  const pair = await sharingPair(world)
  const { id } = (await hold(pair)).body
  await save(pair, { part: 'private', text: 'The one after', version: 0 })
  expect((await hold(pair, id, { isHeld: false })).body).toMatchObject({ code: 'coaching.talkOpen' })
  expect((await talkOf(pair, id)).brief).toBeNull()
})
