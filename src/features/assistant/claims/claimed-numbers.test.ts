import { expect, test } from 'vitest'
import { claimedNumbers } from './claimed-numbers.ts'

const read = (idea: string) => claimedNumbers(idea).map(({ kind, amount }) => [kind, amount])

test.each([
  ['I interviewed 20 nurses.', 'conversations', 20],
  ['After 20 interviews I know that they hate it.', 'conversations', 20],
  ['We’ve talked to twenty owners of small clinics.', 'conversations', 20],
  ['Interviewed 20 nurses on two wards.', 'conversations', 20],
  ['I spoke with about 15 plumbers in Leeds.', 'conversations', 15],
  ['7 of the ten I met had the problem last week.', 'had', 7],
  ['We contacted 1,200 clinics by email.', 'contacted', 1200],
  ['There are 6 paying customers.', 'payers', 6],
  ['8 clinics have paid us a deposit.', 'payers', 8],
  ['We have 14 customers.', 'payers', 14],
  ['I charge $49 a month.', 'price', 49],
  ['Our price is €1,250.50.', 'price', 1250.5],
  ['I sell the box for £12.', 'price', 12],
  ['We made $4,200 last month.', 'revenue', 4200],
])('%s', (idea, kind, amount) => {
  expect(read(idea)).toEqual([[kind, amount]])
})

test.each([
  'I will interview 20 nurses.',
  'I want to have 20 interviews by June.',
  'I have not interviewed 20 nurses yet.',
  'We never had 14 customers.',
  'I talked with nurses for 3 hours.',
  'I talked with 30% of them.',
  'They answer 40 calls a day and have 200 customers.',
  'A rival charges $99 a month.',
  '4 of them paid a nephew $600.',
  'They pay $45 a month for a tool that nobody opens.',
  'Nurses spend 6 euros a night.',
  'Until we have 14 customers I keep my job.',
])('claims no number of one’s own: %s', (idea) => {
  expect(read(idea)).toEqual([])
})
