import { expect, test } from 'vitest'
import { groupIn, isAbout, toldOfGroup } from './group-told.ts'

test.each<[string, Record<string, string>]>([
  ['five interview questions for nurseries that have a garden', { 'kind of people': 'nurseries that have a garden' }],
  ['interview questions for people who own a van', { 'kind of people': 'people who own a van' }],
  ['what do I ask hostels in an interview', { 'kind of people': 'hostels' }],
  [
    'cold email to a flower shop that has two vans pls',
    { 'one thing you noticed at their place': 'you have two vans' },
  ],
  ['cold message to a hotel with a big lawn', { 'one thing you noticed at their place': 'you have a big lawn' }],
])('%s', (text, told) => {
  const group = groupIn(text)
  expect(group && Object.fromEntries(toldOfGroup(group))).toMatchObject(told)
})

test.each([
  'write a cold email',
  'email to my customers',
  'text to Barry about the plan',
  'five interview questions',
  'a text for people',
])('%s names no group', (text) => {
  expect(groupIn(text)).toBeUndefined()
})

test('what the file says is of a group where it names it', () => {
  const nurseries = groupIn('interview questions for nurseries that have a garden')
  expect(nurseries && isAbout(nurseries, 'a nursery whose fence is low')).toBe(true)
  expect(nurseries && isAbout(nurseries, 'parents with a garden')).toBe(false)
})
