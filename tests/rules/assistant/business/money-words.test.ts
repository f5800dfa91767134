import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { type Talk, talkOf } from '#features/assistant/guide/server/talk.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import { answeredByGuide } from '#tests/world/assistant/with-guide.ts'
import { stranger } from '../../../../bench/guide.ts'

const texts = z.array(z.string()).min(1)
const Half = z.strictObject({
  firsts: texts,
  new: texts,
  goes_on: z.array(z.strictObject({ first: z.string(), next: z.string() })),
})
const file = readFileSync('bench/questions/money-after-product.yaml', 'utf8')
const sets = z.strictObject({ seen: Half, held: Half }).parse(parse(file))
const ofProduct = new Set(['help', 'progress', 'follow-up'])

const answered = new Map<string, ReturnType<typeof answeredByGuide>>()
async function talkAfter(first: string, next: string): Promise<Talk> {
  const before = answered.get(first) ?? answeredByGuide(stranger()(first) as Question)
  answered.set(first, before)
  const asked = stranger()(next) as Question
  return talkOf({ ...asked, turns: [...(await before).turns, ...asked.turns] })
}

async function readAs({ firsts, new: fresh, goes_on }: z.infer<typeof Half>) {
  const [ofAnswer, lost]: [string[], string[]] = [[], []]
  for (const next of fresh)
    for (const first of firsts)
      if (ofProduct.has(understand(await talkAfter(first, next)).group)) ofAnswer.push(`${first} / ${next}`)
  for (const { first, next } of goes_on)
    if (!ofProduct.has(understand(await talkAfter(first, next)).group)) lost.push(`${first} / ${next}`)
  return { ofAnswer, lost }
}

test('money of the business right after an answer about the product isn’t about that, and what goes on from it is', async () => {
  const { ofAnswer, lost } = await readAs(sets.seen)
  expect(ofAnswer).toEqual([])
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2)
})

test('so it is in words that no rule was set by', async () => {
  const { ofAnswer, lost } = await readAs(sets.held)
  expect(ofAnswer.length).toBeLessThanOrEqual(8)
  expect(lost.length).toBeLessThanOrEqual(2)
})
