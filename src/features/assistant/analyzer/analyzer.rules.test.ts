import { expect, test } from 'vitest'
import { analysisMessage } from './analyzer.rules.ts'

const analysis = { viability: 7, strengths: ['A buyer'], challenges: ['No price'], recommendations: ['Ask ten people'] }

test('the message of an analysis holds idea, score and three lists', () => {
  const message = analysisMessage('Meal boxes for nurses.', analysis)
  expect(message).toContain('Meal boxes for nurses.')
  expect(message.replaceAll('*', '')).toContain('Viability Score: 7/10')
  for (const [title, line] of [
    ['Strengths', 'A buyer'],
    ['Challenges', 'No price'],
    ['Recommendations', 'Ask ten people'],
  ])
    expect(message).toContain(`**${title}:**\n\n- ${line}`)
})

test.each([
  ['strengths', 'No specific strengths identified'],
  ['challenges', 'No specific challenges identified'],
  ['recommendations', 'No specific recommendations available'],
])('without %s it says so', (list, words) => {
  expect(analysisMessage('An idea', { ...analysis, [list]: [] })).toContain(`- ${words}`)
})

test('without a score it stands at 5 out of 10 and says that none was given', () => {
  const message = analysisMessage('An idea', { ...analysis, viability: null }).replaceAll('*', '')
  expect(message).toContain('Viability Score: 5/10 (the model gave no score)')
})
