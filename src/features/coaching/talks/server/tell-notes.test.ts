import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import * as contract from '../talks.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

async function session() {
  const { coach, ada } = await sharingPair(world)
  const clientId = ada.id
  const save = (part: 'private' | 'client', text: string, version: number, talkId = 'next') =>
    coach.call(contract.saveTalkNotes, { params: { clientId, talkId }, body: { part, text, version } })
  const hold = (isHeld = true, talkId = 'next') =>
    coach.call(contract.holdTalk, { params: { clientId, talkId }, body: { isHeld } })
  const told = async () => {
    await world.runJobs()
    return world.emails.filter(({ to }) => to === ada.email)
  }
  return { save, hold, told }
}

test('a client is emailed once about the notes of a session, without their words', async () => {
  const { save, hold, told } = await session()
  await save('client', 'Raise the price.', 0)
  expect(await told()).toEqual([])
  const answers = await Promise.all([hold(), hold()])
  const id = answers[0].body.id
  const [email, ...more] = await told()
  expect([email?.subject, more]).toEqual(['Cora Okafor wrote notes for you', []])
  expect(email?.text).toContain('your session on Mar 10, 2026')
  expect(email?.text).toContain('returnTo=%2Fmessages%23my-sessions')
  expect(email?.text).not.toContain('Raise')
  await save('client', 'Raise it by a tenth.', 1, id)
  await hold(false, id)
  await hold(true, id)
  expect(await told()).toHaveLength(1)
})

test('notes that follow a session that was held are told with their first words, private ones never', async () => {
  const { save, hold, told } = await session()
  const { id } = (await hold()).body
  await save('private', 'Careful.', 0, id)
  await save('client', ' ', 0, id)
  expect(await told()).toEqual([])
  await save('client', 'Raise the price.', 1, id)
  await save('client', 'Raise the price by a tenth.', 2, id)
  expect(await told()).toHaveLength(1)
})

test.each(['saved', 'held'])(
  'where a session is held while its notes are saved, one email tells: first %s',
  async (first) => {
    const { save, hold, told } = await session()
    const { id } = (await save('private', 'Careful.', 0)).body
    const release = gate()
    const row = world.db.transaction().execute(async (db) => {
      await db.updateTable('coachTalks').set({ privateVersion: 1 }).where('id', '=', id).execute()
      await release.opened
    })
    await aMoment()
    // Both have read the session as it was when the first of them changes it.
    const saving = () => save('client', 'Raise the price.', 0, id)
    const holding = () => hold(true, id)
    const one = first === 'saved' ? saving() : holding()
    await aMoment()
    const other = first === 'saved' ? holding() : saving()
    await aMoment()
    release.open()
    expect((await Promise.all([one, other])).map(({ status }) => status)).toEqual([200, 200])
    await row
    expect(await told()).toHaveLength(1)
  },
)

const aMoment = () => new Promise((done) => setTimeout(done, 300))

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}
