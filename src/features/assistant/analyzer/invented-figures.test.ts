import { expect, test } from 'vitest'
import { withoutInvented } from './invented-figures.ts'

test('a line with a number that was in nothing given is left out, and the others stay', () => {
  const analysis = {
    viability: 6,
    strengths: ['12 conversations are counted.', '40 buyers wait.', 'You know the trade.'],
    challenges: ['Only 1,200 clinics.', 'Costs of $3.50 stand against $4.'],
    recommendations: ['Ask 3 of the 12.'],
  }
  expect(withoutInvented(analysis, 'There are 1200 clinics, each at $3.50.\nevidence: 12 conversations')).toEqual({
    viability: 6,
    strengths: ['12 conversations are counted.', 'You know the trade.'],
    challenges: ['Only 1,200 clinics.'],
    recommendations: [],
  })
})
