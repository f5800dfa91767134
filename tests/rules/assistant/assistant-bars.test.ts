import { expect, test } from 'vitest'
import { scoreIdea } from '#features/assistant/analyzer/server/score-idea.ts'
import { measureAnalyzer, measureSearch } from '../../../bench/answers.ts'

test.each(['tuning', 'dev'] as const)(
  'of the %s questions the right lesson is among the first three, and all that is not in the program is refused',
  (set) => {
    const { recall, refused, misses } = measureSearch(set)
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(refused, misses.join('\n')).toBe(1)
  },
)

test('the analyzer orders the tuning ideas as their graders do', () => {
  expect(measureAnalyzer('tuning').tau).toBeGreaterThanOrEqual(0.7)
})

const cheers =
  'This is going to be huge and everybody will love it because it is simply the best idea I ever had in my life. Our team is full of passion and we believe in it with all our hearts. '
const stuffed =
  'Our customers have a problem and the problem of our customers is evidence that customers pay for the problem. We interviewed evidence and customers paid willingness. Risk and reach and margin and competitors are different from alternatives.'

test.each([
  ['ten words', 'An amazing idea that everyone will love and buy immediately!'],
  ['four hundred words', cheers.repeat(11)],
  [
    'the words of the rubric',
    'problem customer evidence paid 10 interviewed 20 margin risk unlike newsletter years '.repeat(20),
  ],
  ['the words of the rubric in sentences', stuffed],
  ['nothing that is a word', '1 2 3 4 5 !!! ???'],
])('cheer and stuffing score 3 or less: %s', (_, idea) => {
  expect(scoreIdea(idea).viability).toBeLessThanOrEqual(3)
})

test('a strength names the words it went by, a challenge what is missing', () => {
  const { strengths, challenges } = scoreIdea(
    'I interviewed 12 nurses at two clinics in Leeds. Four of them paid a deposit of $20 for the first box.',
  )
  expect(strengths.join(' ')).toContain('“I interviewed 12 nurses at two clinics in Leeds.”')
  expect(challenges.length).toBeGreaterThan(0)
})

test.each([
  'A mobile dog grooming van in Austin for busy families, $80 per visit, 5 customers already pay.',
  'Meal prep for night-shift nurses. 3 customers pay $200 a month.',
  'Handmade candles sold online, 30 sold at $20 each.',
])('whoever tells in few words that somebody pays isn’t told that nobody does: %s', (idea) => {
  const paying = scoreIdea(idea).criteria?.find(({ name }) => name === 'willingness to pay')
  expect(paying?.state).toBe('met')
})
