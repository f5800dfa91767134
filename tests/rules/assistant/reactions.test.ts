import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Reaction, ReactionsFile } from '#features/assistant/understanding/reactions.content.ts'
import { placesOfReactions } from '#features/assistant/understanding/server/known.ts'
import { loadReactionTexts } from '#features/assistant/understanding/server/learned/load-reaction-texts.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { learn } from '#platform/server/language/learn.ts'
import { rankedNames } from '#platform/server/language/learned-model.ts'

const file = ReactionsFile.parse(parse(readFileSync(join(import.meta.dirname, 'reactions-held-out.yaml'), 'utf8')))
const heldOut = Object.entries(file).flatMap(([name, texts]) =>
  (texts ?? []).map((text) => ({ name: name as Reaction, text })),
)

test('of 420 messages by somebody else four of five are read as they were meant, and nine of ten where it is surer', () => {
  const model = learn(loadReactionTexts(contentReader(resolve('content'))), placesOfReactions)
  const read = heldOut.map(({ name, text }) => ({ name, best: rankedNames(model, text)[0]! }))
  const right = read.filter(({ name, best }) => best.name === name)
  expect(right.length / read.length).toBeGreaterThanOrEqual(0.8)
  const sure = read.filter(({ best }) => best.share >= 0.5)
  expect(sure.length / read.length).toBeGreaterThanOrEqual(0.6)
  expect(sure.filter(({ name, best }) => best.name === name).length / sure.length).toBeGreaterThanOrEqual(0.9)
})
