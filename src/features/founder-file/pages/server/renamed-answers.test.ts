import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, fileWriter, pageId, params } from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { getPage, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('what was written under a key stays with the field when the key is renamed, and goes on there', async () => {
  const { ada, word } = await fileWriter(world)
  const ofAda = () => world.db.updateTable('fileAnswers').where('memberId', '=', ada.id)
  await ofAda().set({ field: 'old_word' }).where('field', '=', word).execute()
  const before = (await ada.call(getPage, { params })).body.answers
  expect(before).not.toHaveProperty(word)

  const pages = world.services.worksheets.pageById as Map<string, Worksheet>
  const page = pages.get(pageId)
  if (!page) throw new Error(`${pageId} is gone`)
  pages.set(pageId, { ...page, renamed: { old_word: word } })
  const read = async () => (await ada.call(getPage, { params })).body.answers[word]
  const kept = await read()
  expect(kept?.value).toBe('from the phone')
  const { file } = await exported(ada)
  expect(file.content.pages[0]?.answers.map(({ field }) => field)).toContain(word)

  // A browser that has not loaded the new page yet sends the former key.
  const version = kept?.version ?? 0
  await ada.call(saveAnswers, { params, body: { field: 'old_word', value: 'from the train', version } })
  expect((await read())?.value).toBe('from the train')
  await ada.call(saveAnswers, { params, body: { field: word, value: 'from the desk', version: version + 1 } })
  expect((await read())?.value).toBe('from the desk')
  expect((await exported(ada)).file.content.pages[0]?.answers.map(({ field }) => field)).not.toContain('old_word')
  pages.set(pageId, page)
})
