import { expect, test } from 'vitest'
import { isUnheld } from './named-draft.ts'

test.each([
  'write a eulogy for my grandfather',
  'can you write me a short love poem',
  'I need a cover letter',
  'write a letter to the tax office',
])('%s is a text that is known not to be there', (text) => {
  expect(isUnheld({ text })).toBe(true)
})

test.each([
  'email to my landlord about ending the lease',
  'out of office: I resume work on Monday',
  'write a job ad for a singer who knows songs',
  'write a text about my business plan to Mr Ocran',
])('%s only has the word for one in it', (text) => {
  expect(isUnheld({ text })).toBe(false)
})
