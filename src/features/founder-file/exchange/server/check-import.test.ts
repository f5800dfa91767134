import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checked,
  everything,
  exported,
  fileWriter,
  pageId,
  params,
  taken,
  withContent,
} from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { listSnapshots, restoreSnapshot } from '../../snapshots/snapshots.contract.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('what an import would do is said first, changes nothing, and is what it then does', async () => {
  const { ada, word } = await fileWriter(world)
  const { file } = await exported(ada)
  const text = withContent(file, ({ pages: [page] }) => {
    const [answer] = page?.answers ?? []
    if (answer) page?.answers.push({ ...answer, field: 'nowhere' })
  })
  const eve = await world.member({ tier: 'elite' })
  await eve.call(saveAnswers, { params, body: { field: word, value: 'mine', version: 0 } })
  const before = await everything(world, eve)
  const { status, body } = await checked(eve, text)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    exportedAt: '2026-03-02T12:00:00.000Z',
    pages: [{ id: pageId, title: 'The ten numbers', displaced: 1, copies: 1 }],
    samePages: 0,
    leftOut: [{ what: expect.stringContaining('nowhere') }],
  })
  expect(await everything(world, eve)).toEqual(before)

  const done = (await taken(eve, text)).body
  expect(done).toMatchObject({ answers: body.pages[0]?.answers, copies: 1, points: body.points, leftOut: body.leftOut })
  expect((await checked(eve, text)).body).toMatchObject({ pages: [], samePages: 1, points: 0 })
})

test('a value that doesn’t fit is left out under its field’s name, and what can’t be read is refused in words', async () => {
  const { ada } = await fileWriter(world)
  const { file } = await exported(ada)
  const text = withContent(file, ({ pages: [page] }) => {
    const money = page?.answers.find(({ value }) => value === 4100)
    if (money) money.value = 'much'
  })
  const eve = await world.member({ tier: 'elite' })
  const { leftOut } = (await checked(eve, text)).body
  expect(leftOut).toEqual([
    { what: expect.stringMatching(/^The ten numbers: ./), why: expect.stringContaining('a sum') },
  ])
  const refused = await checked(eve, 'PK')
  expect([refused.status, refused.body.code]).toEqual([400, 'founder-file.importUnreadable'])
  expect((await checked(eve, 'x'.repeat(5_000_001))).status).toBe(413)
})

/** The page as it would be if a key had another name before. */
async function withRenamed(renamed: Record<string, string>, work: () => Promise<void>) {
  const pages = world.services.worksheets.pageById as Map<string, Worksheet>
  const page = pages.get(pageId)
  if (!page) throw new Error(`${pageId} is gone`)
  pages.set(pageId, { ...page, renamed })
  await work()
  pages.set(pageId, page)
}

test('an old export and an old copy go under the keys that took the place of theirs', async () => {
  const { ada, word } = await fileWriter(world)
  const { file } = await exported(ada)
  const old = withContent(file, ({ pages: [page] }) => {
    for (const answer of [...(page?.answers ?? []), ...(page?.copies ?? []).flatMap(({ answers }) => answers)])
      if (answer.field === word) answer.field = 'old_word'
    for (const one of page?.displaced ?? []) one.field = 'old_word'
  })
  await withRenamed({ old_word: word }, async () => {
    const eve = await world.member({ tier: 'elite' })
    expect((await checked(eve, old)).body.leftOut).toEqual([])
    expect((await taken(eve, old)).body).toMatchObject({ leftOut: [], hash: file.hash })
    expect((await eve.call(getPage, { params })).body.answers[word]?.value).toBe('from the phone')

    const both = withContent(file, ({ pages: [page] }) => {
      const answer = page?.answers.find(({ field }) => field === word)
      if (answer) page?.answers.push({ ...answer, field: 'old_word' })
    })
    const told = (await checked(await world.member({ tier: 'elite' }), both)).body.leftOut
    expect(told).toEqual([{ what: expect.any(String), why: expect.stringContaining('was renamed') }])
  })

  // Kept before the key was renamed.
  const [copy] = (await ada.call(listSnapshots, { params })).body.kept
  const answers = JSON.stringify({ old_word: { value: 'of long ago', mark: null } })
  await world.db.updateTable('fileSnapshots').set({ answers }).where('memberId', '=', ada.id).execute()
  await withRenamed({ old_word: word }, async () => {
    expect((await ada.call(listSnapshots, { params })).body.kept[0]?.answers).toHaveProperty(word)
    await ada.call(restoreSnapshot, { params: { ...params, snapshotId: copy?.id ?? '' }, body: {} })
    expect((await ada.call(getPage, { params })).body.answers[word]?.value).toBe('of long ago')
  })
})
