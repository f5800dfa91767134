import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contentReader } from '#platform/server/content-files.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../../pages/pages.contract.ts'
import { questionPage } from '../critique.contract.ts'
import { likelyDoubtsOf, loadLearnedDoubts, writeLearnedDoubts } from './learned-doubts.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const write = (member: TestMember, pageId: string, field: string, value: string) =>
  member.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } } as never)

test('a flaw that no sign gives away is questioned for its likeness to others, in its own words, and only for its owner', async () => {
  const [ada, eve] = [await world.member({ tier: 'elite' }), await world.member({ tier: 'elite' })]
  const value = 'They have no mobile hairdresser who comes to the home'
  expect((await write(ada, 'problem-brief', 'today', value)).status).toBe(200)
  const params = { pageId: 'problem-brief' }
  const { body } = await ada.call(questionPage, { params })
  expect(body.findings).toMatchObject([{ doubt: 'solution', quote: value }])
  expect((await eve.call(questionPage, { params })).body.findings).toEqual([])
  expect((await ada.call(questionPage, { params: { pageId: 'no-page' } })).status).toBe(404)
})

function scratch(doubts?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-doubts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (doubts) writeFileSync(join(folder, 'doubts.yaml'), doubts)
  return folder
}
const texts = 'flawed:\n  date: [some time soon, when I find a moment]\nsound: [on Friday the 3rd, "Monday, 8:00"]\n'

test('what the build learned is what a server learns itself, and of other texts it is not taken', () => {
  const reader = contentReader(scratch(texts))
  const learned = loadLearnedDoubts(reader, [], undefined)
  if (!learned) throw new Error('nothing learned')
  const folder = scratch()
  writeLearnedDoubts(folder, learned)
  const built = join(folder, 'doubts.bin')
  expect(loadLearnedDoubts(reader, [], built)).toEqual(learned)
  const doubtOf = likelyDoubtsOf(learned)
  expect(doubtOf('when I find the time')('date')).toBeGreaterThan(doubtOf('on Monday the 5th')('date'))
  const other = contentReader(scratch(texts.replace('Friday', 'Thursday')))
  expect(loadLearnedDoubts(other, [], built)?.digest).not.toBe(learned.digest)
})

test('content without such answers has nothing learned', () => {
  expect(loadLearnedDoubts(contentReader(scratch()), [])).toBeUndefined()
})
