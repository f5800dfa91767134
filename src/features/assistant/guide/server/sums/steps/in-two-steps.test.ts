import { expect, test } from 'vitest'
import { inTwoSteps } from './in-two-steps.ts'

test.each<[string, number, string]>([
  [
    'Pitch, gas and the loan come to 2,640 a month. A plate sells at 11.50, ingredients are 4.20, and the card takes 30 cents. How many plates before I’m at zero, and how many is that a day if I open 22 days?',
    378,
    '378 ÷ 22 = **18 a day** (17.18, rounded up)',
  ],
  [
    'rent is 1200 a month, i sell cakes at 45 each and ingredients cost 15 each. how many cakes to break even and how many is that per evening with 10 evenings a month',
    40,
    '40 ÷ 10 = **4 a evening**',
  ],
])('what is asked by day too: %s', (told, result, line) => {
  const found = inTwoSteps(told)
  expect(found?.result).toBe(result)
  expect(found?.lines).toContain(line.replace('a evening', 'an evening'))
})

test('what one usually sells has no place in a question for something else, and that is said', () => {
  const found = inTwoSteps(
    'I sell 40 loaves a week at 8, flour 2.60 each. It takes me 50 minutes. What is left in a month (4 weeks)?',
  )
  expect(found?.result).toBe(864)
  expect(found?.lines.at(-1)).toBe('Left out of it: “it takes me 50 minutes”.')
})

test('a sentence that tells a cost is never left out', () => {
  expect(inTwoSteps('I sell 40 loaves a week at 8. The oven is 300. And 12 of 9, what is left?')).toBeUndefined()
})
