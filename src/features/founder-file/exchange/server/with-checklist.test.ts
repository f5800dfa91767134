import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../../pages/pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const page = 'day-one-numbers'
const lesson = 'foundation-01-day-one-numbers'

test('a page on which nothing is written is exported with what is ticked in its lesson', async () => {
  const eve = await world.member()
  const [first] = world.services.worksheets.findById(lesson)?.places ?? []
  await eve.call(saveAnswers, {
    params: { pageId: lesson },
    body: { field: first?.address ?? '', value: true, version: 0 },
  })
  for (const [format, name] of [
    ['docx', 'word/document.xml'],
    ['xlsx', 'xl/worksheets/sheet1.xml'],
  ] as const)
    for (const part of ['all', page]) {
      const answer = await eve.send('GET', `/api/founder-file/export?format=${format}&of=${part}`)
      expect(answer.statusCode).toBe(200)
      expect(strFromU8(unzipSync(new Uint8Array(answer.rawPayload))[name] ?? new Uint8Array())).toContain('Checklist')
    }
})

test('an exported page holds what is ticked in its lesson, and no checklist where nothing is', async () => {
  const ada = await world.member()
  const items = world.services.worksheets.findById(lesson)?.places ?? []
  const [first, second] = items
  if (!first || !second) throw new Error(`${lesson} has no checklist`)
  const save = (pageId: string, field: string, value: string | boolean) =>
    ada.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } })
  const text = async (format: 'docx' | 'xlsx', name: string) => {
    const answer = await ada.send('GET', `/api/founder-file/export?format=${format}&of=${page}`)
    expect(answer.statusCode).toBe(200)
    const part = unzipSync(new Uint8Array(answer.rawPayload))[name] ?? new Uint8Array()
    return strFromU8(part).replaceAll(/<[^>]+>/g, '|')
  }
  await save(page, 'worry', '8: only 5 people asked')
  expect(await text('docx', 'word/document.xml')).not.toContain('Checklist')
  await save(lesson, first.address, true)
  const document = await text('docx', 'word/document.xml')
  expect(document).toContain('8: only 5 people asked')
  expect(document).toMatch(/Checklist/)
  expect(document.match(/☒/g)).toHaveLength(1)
  expect(document.match(/☐/g)).toHaveLength(items.length - 1)
  const sheet = await text('xlsx', 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('Checklist')
})
