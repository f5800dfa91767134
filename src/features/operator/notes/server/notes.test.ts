import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { addNote, changeNote, listNotes, removeNote } from '../notes.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const add = (memberId: string, text: string, id: string = crypto.randomUUID()) =>
  owner.call(addNote, { params: { memberId }, body: { id, text } })
const list = async (memberId: string) => (await owner.call(listNotes, { params: { memberId } })).body

test('a note is there once however often it is sent, is changed, and is gone when it is removed', async () => {
  const ada = await world.member()
  const id = crypto.randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => add(ada.id, 'Asked for an invoice.', id)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await list(ada.id)).toMatchObject([{ id, text: 'Asked for an invoice.', by: 'Olga Owner', version: 1 }])

  const params = { memberId: ada.id, noteId: id }
  const change = (text: string, version: number) => owner.call(changeNote, { params, body: { text, version } })
  expect((await change('Asked twice.', 1)).body).toMatchObject({ text: 'Asked twice.', version: 2 })
  expect((await change('From an older tab.', 1)).body.code).toBe('operator-notes.noteChanged')
  expect((await owner.call(removeNote, { params })).status).toBe(200)
  expect([(await owner.call(removeNote, { params })).status, await list(ada.id)]).toEqual([404, []])
  const { body } = await owner.call(listAudit, { query: { memberId: ada.id } })
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['note removed', 'note changed', 'note added'])
})

test('notes are listed by the time they were written, whatever their ids say, and one that is changed comes first', async () => {
  const ada = await world.member()
  const idFrom = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
  const digits = { 'First.': 'c', 'Second.': '0', 'Third.': '7', 'Fourth.': '1' }
  for (const [minute, [text, digit]] of Object.entries(digits).entries()) {
    world.setNow(`2026-03-02T12:0${minute}:00Z`)
    await add(ada.id, text, idFrom(digit))
  }
  const texts = async () => (await list(ada.id)).map(({ text }: { text: string }) => text)
  expect(await texts()).toEqual(['Fourth.', 'Third.', 'Second.', 'First.'])
  world.setNow('2026-03-02T12:10:00Z')
  const params = { memberId: ada.id, noteId: idFrom('0') }
  await owner.call(changeNote, { params, body: { text: 'Second, mended.', version: 1 } })
  expect(await texts()).toEqual(['Second, mended.', 'Fourth.', 'Third.', 'First.'])
})

test('of two who change it at once one is told, and a note of someone else isn’t reached through another person', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  const { body: note } = await add(ada.id, 'First.')
  const change = (memberId: string, text: string) =>
    owner.call(changeNote, { params: { memberId, noteId: note.id }, body: { text, version: 1 } })
  const both = await Promise.all([change(ada.id, 'Mine.'), change(ada.id, 'Yours.')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await change(ben.id, 'Not his.')).status).toBe(404)
  expect((await owner.call(removeNote, { params: { memberId: ben.id, noteId: note.id } })).status).toBe(404)
  expect((await add(ben.id, 'Same id.', note.id)).status).toBe(404)
  expect(await list(ben.id)).toEqual([])
  expect((await add('unknown', 'Nobody.')).status).toBe(404)
})
