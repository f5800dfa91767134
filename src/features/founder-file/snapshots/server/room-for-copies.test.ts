import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, taken, withContent } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, listPages, saveAnswers } from '../../pages/pages.contract.ts'
import { deleteSnapshot, keepPage, listSnapshots, restoreSnapshot } from '../snapshots.contract.ts'
import { mostCopies, roomForRestores } from '../snapshots.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const params = { pageId: 'day-one-numbers' }
const worry = 'worry'
const full = 'founder-file.pageCopiesFull'

const save = (member: TestMember, value: string, version = 0) =>
  member.call(saveAnswers, { params, body: { field: worry, value, version } })
const keep = (member: TestMember) => member.call(keepPage, { params, body: {} })
const restore = (member: TestMember, snapshotId: string) =>
  member.call(restoreSnapshot, { params: { ...params, snapshotId }, body: {} })
const remove = (member: TestMember, snapshotId: string) =>
  member.call(deleteSnapshot, { params: { ...params, snapshotId } })
const worryOf = async (member: TestMember) => (await member.call(getPage, { params })).body.answers[worry]?.value
const copiesOf = async (member: TestMember) => (await member.call(listSnapshots, { params })).body.kept

async function withCopies(member: TestMember, count: number, { of = params.pageId, bytes = 2, at = 0 } = {}) {
  const same = { memberId: member.id, pageId: of, keptOn: '2026-03-01', programDay: 1, computed: '{}' }
  const answers = `{}${' '.repeat(bytes - 2)}`
  const rows = Array.from({ length: count }, (_, n) => ({
    ...same,
    id: `filled-${of}-${at + n}`,
    keptAt: `2026-03-01T10:00:00.${String(n % 1000).padStart(3, '0')}Z`,
    answers,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await world.db
      .insertInto('fileSnapshots')
      .values(rows.slice(from, from + 500))
      .execute()
}

test('a page holds so many copies and no more, a restore still keeps what stood there, and deleting one makes room', async () => {
  const ada = await world.member()
  await save(ada, 'first')
  const { id } = (await keep(ada)).body
  await withCopies(ada, mostCopies.ofPage - 1)
  await save(ada, 'second', 1)
  expect(await keep(ada)).toMatchObject({ status: 409, body: { code: full } })
  expect(await worryOf(ada)).toBe('second')
  expect((await restore(ada, id)).body.id).toBeTruthy()
  expect(await worryOf(ada)).toBe('first')

  const reserve = mostCopies.ofPage * roomForRestores
  await withCopies(ada, reserve - (await copiesOf(ada)).length, { at: mostCopies.ofPage })
  await save(ada, 'third', 3)
  expect(await restore(ada, id)).toMatchObject({ status: 409, body: { code: full } })
  expect(await worryOf(ada)).toBe('third')

  expect((await remove(ada, 'filled-day-one-numbers-0')).status).toBe(204)
  expect((await restore(ada, id)).status).toBe(200)
  expect(await copiesOf(ada)).toHaveLength(reserve)
})

test('copies hold so many bytes of a page and of all pages, and one more is refused with nothing lost', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  await withCopies(ada, 1, { bytes: mostCopies.bytesOfPage })
  await save(ada, 'mine')
  expect(await keep(ada)).toMatchObject({ status: 409, body: { code: full } })
  expect(await worryOf(ada)).toBe('mine')
  for (const at of [0, 1, 2, 3])
    await withCopies(eve, 1, { of: 'problem-brief', bytes: mostCopies.bytesOfMember / 4, at })
  await save(eve, 'hers')
  expect(await keep(eve)).toMatchObject({ status: 409, body: { code: 'founder-file.fileCopiesFull' } })
  for (const at of [4, 5]) await withCopies(eve, 1, { of: 'problem-brief', bytes: mostCopies.bytesOfMember / 8, at })
  await world.db
    .updateTable('fileSnapshots')
    .set({ answers: JSON.stringify({ [worry]: { value: 'before', mark: null } }), pageId: params.pageId })
    .where('memberId', '=', eve.id)
    .where('id', '=', 'filled-problem-brief-0')
    .execute()
  await withCopies(eve, 1, { of: 'problem-brief', bytes: mostCopies.bytesOfMember / 4, at: 6 })
  const refused = await restore(eve, 'filled-problem-brief-0')
  expect(refused).toMatchObject({ status: 409, body: { code: 'founder-file.fileCopiesFull' } })
  expect(await worryOf(eve)).toBe('hers')
})

test('an import holds to the same room, and takes nothing in where there is none', async () => {
  const [ada, eve, joan] = [await world.member(), await world.member(), await world.member()]
  await save(ada, 'first')
  await keep(ada)
  const { file, text } = await exported(ada)
  await withCopies(eve, mostCopies.ofPage)
  expect(await taken(eve, text)).toMatchObject({ status: 409, body: { code: full } })
  expect(await worryOf(eve)).toBeUndefined()
  for (const at of [0, 1, 2, 3])
    await withCopies(joan, 1, { of: 'problem-brief', bytes: mostCopies.bytesOfMember / 4, at })
  expect(await taken(joan, text)).toMatchObject({ status: 409, body: { code: 'founder-file.fileCopiesFull' } })

  const grace = await world.member()
  const withForeign = withContent(file, ({ pages: [page] }) => {
    page?.copies[0]?.computed.push({ field: 'no_such_result', value: 'x'.repeat(40_000) })
  })
  expect((await taken(grace, withForeign)).status).toBe(200)
  const workedOut = async (member: TestMember) => Object.keys((await copiesOf(member))[0]?.computed ?? {}).sort()
  expect(await workedOut(grace)).toEqual(await workedOut(ada))
})

test('a deleted copy is gone for good, the others and the page stay, and nobody else’s can be deleted', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  await save(ada, 'first')
  const { id: first } = (await keep(ada)).body
  await save(ada, 'second', 1)
  const { id: second } = (await keep(ada)).body
  expect((await remove(eve, first)).body).toMatchObject({ code: 'founder-file.copyNotFound' })
  expect((await remove(ada, first)).status).toBe(204)
  expect((await remove(ada, first)).status).toBe(404)
  expect((await copiesOf(ada)).map(({ id }) => id)).toEqual([second])
  expect(await worryOf(ada)).toBe('second')
  const line = (await ada.call(listPages)).body.pages.find(({ id }) => id === params.pageId)
  expect(line?.keptOn).toEqual(['2026-03-02'])
})

test('many lists of one’s copies at once are made one by one, and no one waits for more than a few of somebody else’s', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  await save(ada, 'first')
  await keep(ada)
  const many = Array.from({ length: 20 }, () => ada.call(listSnapshots, { params }))
  expect(await copiesOf(eve)).toEqual([])
  const told = (await Promise.all(many)).map(({ status }) => status)
  expect([...new Set(told)].sort()).toEqual([200, 429])
})
