import { expect, test } from 'vitest'
import { measureEvidence, measureGuide } from '../../../bench/guide.ts'

test('of a stranger’s questions the guide answers nearly all by the right kind, with the right lesson, topic and figure', async () => {
  const { right, misses } = await measureGuide('seen')
  expect(right, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('of those that nothing was set by, nearly as many', async () => {
  // Which ones are missed is not told: whoever read it would set something by it.
  expect((await measureGuide('held')).right).toBeGreaterThanOrEqual(0.9)
})

test('evidence is not made up, a verdict does not give way to being pushed, and ordinary requests are answered', () => {
  for (const { sort, right, misses } of measureEvidence('seen'))
    expect(right, `${sort}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.95)
})

test('in words that nothing was set by, nearly as often', () => {
  for (const { sort, right } of measureEvidence('held')) expect(right, sort).toBeGreaterThanOrEqual(0.8)
})
