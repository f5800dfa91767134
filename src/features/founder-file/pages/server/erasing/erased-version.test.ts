import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { erasePage, getPage, saveAnswers } from '../../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const params = { pageId: 'interview-notes' }
const save = async (ada: TestMember, field: string, value: string | { order: string[] }, version: number) =>
  (await ada.call(saveAnswers, { params, body: { field, value, version } })).body.version
const read = async (ada: TestMember) => (await ada.call(getPage, { params })).body
const writer = async () => {
  const ada = await world.member({ tier: 'elite' })
  for (let version = 0; version < 5; version += 1) await save(ada, 'job', `old ${version}`, version)
  return ada
}
const erase = async (ada: TestMember) => expect((await ada.call(erasePage, { params })).status).toBe(204)

test('what came after an erasure is kept when a device saves that saw only what was erased', async () => {
  const ada = await writer()
  await erase(ada)
  const { erasedVersion = 0, answers, version } = await read(ada)
  expect({ erasedVersion, answers, version }).toEqual({ erasedVersion: 5, answers: {}, version: 0 })
  expect(await save(ada, 'job', 'after the erasure', erasedVersion)).toBe(6)
  await save(ada, 'job', 'from the other device', 5)
  expect((await read(ada)).answers.job).toMatchObject({
    value: 'from the other device',
    version: 7,
    other: [{ value: 'after the erasure', version: 6 }],
  })
  await erase(ada)
  expect((await read(ada)).erasedVersion).toBe(7)
  await erase(ada)
  expect((await read(ada)).erasedVersion).toBe(7)
})

test('what an earlier server wrote after an erasure doesn’t lower what was noted of it', async () => {
  const ada = await writer()
  await erase(ada)
  await save(ada, 'job', 'after the erasure', 5)
  await world.db.updateTable('fileAnswers').set({ version: 1 }).where('memberId', '=', ada.id).execute()
  await erase(ada)
  expect((await read(ada)).erasedVersion).toBe(5)
})

test('a row that came after an erasure stays when a device orders rows that were erased', async () => {
  const ada = await world.member({ tier: 'elite' })
  const seen = await save(ada, 'talks', { order: ['aaaa', 'bbbb'] }, 0)
  await erase(ada)
  await save(ada, 'talks.cccc.words', 'after the erasure', seen)
  await save(ada, 'talks', { order: ['bbbb'] }, seen)
  expect((await read(ada)).answers.talks?.value).toEqual({ order: ['bbbb', 'cccc'] })
})

test('what is imported into an erased page comes after what was erased', async () => {
  const ada = await writer()
  const { text } = await exported(ada)
  await erase(ada)
  expect((await taken(ada, text)).status).toBe(200)
  expect((await read(ada)).answers.job).toMatchObject({ value: 'old 4', version: 6 })
  expect((await taken(ada, text)).body).toMatchObject({ pages: 0, answers: 0 })
})
