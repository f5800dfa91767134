import { expect, test } from 'vitest'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import { isLongRun } from '#tests/world/long-run.ts'
import { shippedSearch } from '../../../bench/answers.ts'
import { stranger } from '../../../bench/guide.ts'

const { topics } = shippedSearch().questions
const questionOf = stranger()
const kindOf = (ask: string) => understand(talkOf(questionOf(ask))).group

/** Topics that other kinds answer. */
const kindsOf: Readonly<Record<string, string[]>> = {
  fake: ['made-up'],
  push: ['pushed', 'made-up'],
  'figure-source': ['no-figure'],
  'about-guide': ['help', 'small-talk', 'draft'],
}

test('what members are known to ask about the product is answered as that, and what is felt by a person’s word, never by a lesson', {
  timeout: 180_000,
}, () => {
  // Every twelfth of 3,094 in the short run, and at least the first of each topic.
  const some = (asks: readonly string[]) => (isLongRun ? asks : asks.filter((_, at) => at % 12 === 0))
  const asked = topics.flatMap(({ id, asks }) => some(asks).map((ask) => ({ id, ask, kind: kindOf(ask) })))
  const isRight = ({ id, kind }: { id: string; kind: string }) =>
    id.startsWith('feel-') ? kind === 'distress' : (kindsOf[id] ?? ['help', 'progress', 'small-talk']).includes(kind)
  const lost = asked.filter((one) => !isRight(one))
  expect(lost.map(({ ask, kind }) => `${ask} → ${kind}`)).toEqual([])
})
