import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { keepPage, restoreSnapshot } from '../../../snapshots/snapshots.contract.ts'
import { dismissDisplaced, getPage, mostDisplaced, saveAnswers } from '../../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const params = { pageId: 'day-one-numbers' }
const field = 'worry'
const full = { status: 409, body: { code: 'founder-file.displacedFull' } }
const save = (member: TestMember, value: string, version = 0) =>
  member.call(saveAnswers, { params, body: { field, value, version } })
const read = async (member: TestMember) => (await member.call(getPage, { params })).body.answers[field]

async function withDisplaced(member: TestMember, count: number, bytes = 3) {
  const same = { memberId: member.id, ...params, field, mark: null, version: 1 }
  const value = JSON.stringify('x'.repeat(bytes - 2))
  for (let from = 0; from < count; from += 500)
    await world.db
      .insertInto('fileDisplaced')
      .values(
        Array.from({ length: Math.min(500, count - from) }, (_, n) => ({
          ...same,
          id: `${member.id}-${from + n}`,
          value,
          displacedAt: '2026-03-01T10:00:00.000Z',
        })),
      )
      .execute()
}

test('what would displace more than a page has room for is refused, and goes once something was dismissed', async () => {
  const ada = await world.member()
  await save(ada, 'first')
  const { id } = (await ada.call(keepPage, { params, body: {} })).body
  const { text } = await exported(ada)
  await save(ada, 'second', 1)
  await withDisplaced(ada, mostDisplaced.ofPage)
  expect(await save(ada, 'third', 1)).toMatchObject(full)
  expect(
    await ada.call(restoreSnapshot, { params: { ...params, snapshotId: id }, body: { versions: { [field]: 1 } } }),
  ).toMatchObject(full)
  expect(await taken(ada, text)).toMatchObject(full)
  expect((await read(ada))?.value).toBe('second')
  expect((await save(ada, 'upon it', 2)).status).toBe(200)
  await ada.call(dismissDisplaced, { params: { ...params, displacedId: `${ada.id}-0` } })
  expect((await save(ada, 'third', 1)).status).toBe(200)
  expect(await read(ada)).toMatchObject({ value: 'third' })
})

test('long texts take the room as well', async () => {
  const ada = await world.member()
  await withDisplaced(ada, mostDisplaced.bytesOfPage / 2500, 2500)
  await save(ada, 'first')
  expect(await save(ada, 'second')).toMatchObject(full)
  expect((await read(ada))?.value).toBe('first')
})
