import { expect, test } from 'vitest'
import { Spending } from './spending.ts'

const asked = (tokens: number) => {
  const spending = new Spending()
  spending.asked = tokens
  return spending
}
const step = (inputTokens: number, outputTokens: number, isLast = false) => ({ inputTokens, outputTokens, isLast })
const tokens = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens })

test('an answer that breaks off has used its steps, and what its last one read and wrote', () => {
  const spending = asked(100)
  spending.step(step(900, 50), 'eight ch')
  spending.step(step(1200, 60), 'eight ch')
  expect(spending.broken('eight chand twelve m', 'cut')).toEqual(tokens(900 + 1200 + 1200, 50 + 60 + 3))
})

test('a step that the provider refused before its first word isn’t charged, the others are', () => {
  const spending = asked(100)
  expect(asked(100).broken('', 'provider')).toEqual(tokens(0, 0))
  spending.step(step(900, 50), '')
  expect(spending.broken('', 'provider')).toEqual(tokens(900, 50))
})

test('where all steps are done, nothing is added', () => {
  const [whole, wordless] = [asked(100), asked(100)]
  whole.step(step(900, 50, true), 'words')
  expect(whole.broken('words')).toEqual(tokens(900, 50))
  wordless.step(step(900, 50), '')
  expect(wordless.broken('', 'empty')).toEqual(tokens(900, 50))
})

test('what a provider doesn’t tell is estimated', () => {
  const spending = asked(100)
  expect(asked(100).broken('eight ch', 'timeout')).toEqual(tokens(100, 2))
  expect(asked(100).whole(tokens(0, 0), 'eight ch')).toEqual(tokens(100, 2))
  spending.step(step(0, 0), 'eight ch')
  spending.step(step(0, 0, true), 'eight chfour')
  expect(spending.whole(tokens(0, 0), 'eight chfour')).toEqual(tokens(200, 3))
  expect(spending.whole(tokens(700, 80), 'eight chfour')).toEqual(tokens(700, 80))
})
