import { expect, test } from 'vitest'
import { type Counts, changeOf, type Outline, sentencesOf } from './content.rules.ts'

const lesson = (id: string, changed: object = {}) => ({
  id,
  title: id.toUpperCase(),
  core: true,
  tier: 'starter' as const,
  text: '1',
  ...changed,
})
const one: Outline = {
  modules: [
    { id: 'm1', title: 'First', lessons: [lesson('a'), lesson('b')] },
    { id: 'm2', title: 'Second', lessons: [lesson('c'), lesson('d', { core: false })] },
  ],
  pages: [{ id: 'p', title: 'Page', keys: ['x', 't.y'], renamed: {} }],
  replaced: {},
}
const none: Counts = { modules: {}, completed: {}, lockedOut: {}, answers: {} }
const says = (to: Partial<Outline>, counts: Partial<Counts> = {}) =>
  sentencesOf(changeOf(one, { ...one, ...to }), { ...none, ...counts })
const [first, second] = one.modules

test('the same content changes nothing', () => {
  expect(says({})).toEqual(['Nothing changes for what members have done or written.'])
})

test('a removed lesson is told with who completed it and what counts instead', () => {
  const modules = [{ id: 'm1', title: 'First', lessons: [lesson('a')] }, ...one.modules.slice(1)]
  const counts = { completed: { b: 12 }, modules: { m1: { inIt: 1, finished: 2 } } }
  expect(says({ modules }, counts)).toEqual([
    '“B” is removed: 12 members have completed it.',
    '“First”: 1 member is in this module, 2 finished, none re-locked.',
  ])
  expect(says({ modules }, { modules: { m1: { inIt: 3, finished: 2, finishing: 1 } } })[1]).toBe(
    '“First”: 3 members are in this module, 2 finished, none re-locked. 1 member will have finished it, with nothing left to do.',
  )
  expect(says({ modules, replaced: { b: 'c' } })[0]).toBe(
    '“B” is removed: no one has completed it; “C” counts instead.',
  )
})

test('who finished a module stays so when lessons are added, and new modules are named', () => {
  const modules = [
    { id: 'm1', title: 'First', lessons: [...(first?.lessons ?? []), lesson('e')] },
    ...(second ? [second] : []),
    { id: 'm3', title: 'Third', lessons: [lesson('f')] },
  ]
  expect(says({ modules }, { modules: { m1: { inIt: 37, finished: 12 } } })).toEqual([
    '“First”: 1 new lesson (“E”). 37 members are in this module, 12 finished, none re-locked. The 12 who finished stay finished; the new lesson is there for them.',
    'New module “Third” with 1 lesson.',
  ])
})

test('a lesson that moves to another module is neither new nor gone', () => {
  const modules = [
    { id: 'm1', title: 'First', lessons: [lesson('a')] },
    { id: 'm2', title: 'Second', lessons: [lesson('b'), lesson('c'), lesson('d', { core: false })] },
  ]
  expect(says({ modules })).toEqual(['Nothing changes for what members have done or written.'])
})

test('keys that are gone are told with the answers that use them, and renamed ones with those that move', () => {
  const pages = [{ id: 'p', title: 'Page', keys: ['z'], renamed: { x: 'z' } }]
  expect(says({ pages }, { answers: { 'p x': 4, 'p t.y': 1 } })).toEqual([
    '“Page”: x becomes z; 4 answers move along.',
    '“Page” loses the field t.y: 1 answer uses it.',
  ])
  expect(says({ pages: [] })).toContain('“Page” loses the field x: no answer uses it.')
})
