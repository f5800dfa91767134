import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { leansTo } from '#features/assistant/guide/server/kinds/moves/context/leaning.ts'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { type Talk, talkOf } from '#features/assistant/guide/server/talk.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import { answeredByGuide } from '#tests/world/assistant/with-guide.ts'
import { stranger } from '../../../bench/guide.ts'

const texts = z.array(z.string()).min(1)
const Turns = z.array(
  z.strictObject({ first: z.string(), of: z.enum(['product', 'else']), goes_on: texts, new: texts }),
)
const turns = Turns.parse(parse(readFileSync('bench/questions/turns.yaml', 'utf8')))

async function talkAfter(first: string, second: string): Promise<Talk> {
  const before = stranger()(first) as Question
  const { turns } = await answeredByGuide(before)
  const asked = stranger()(second) as Question
  return talkOf({ ...asked, turns: [...turns, ...asked.turns] })
}

test('after an answer about the product what is about it is told from what isn’t, by the odds that these set', async () => {
  const wrong: string[] = []
  for (const { first, goes_on, new: fresh } of turns.filter(({ of }) => of === 'product')) {
    for (const second of goes_on) if (!leansTo(await talkAfter(first, second), ['product'])) wrong.push(`+ ${second}`)
    for (const second of fresh) if (leansTo(await talkAfter(first, second), ['product'])) wrong.push(`- ${second}`)
  }
  // “Does a streak count” is answered all the same.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
})

test('what changes the subject is of the same kind as if nothing was asked before', async () => {
  const other: string[] = []
  for (const { first, new: fresh } of turns)
    for (const second of fresh) {
      const alone = understand(talkOf(stranger()(second) as Question)).group
      const after = understand(await talkAfter(first, second)).group
      if (after !== alone) other.push(`${first} / ${second}: ${alone}, ${after}`)
    }
  expect(other.length, other.join('\n')).toBeLessThanOrEqual(3)
})
