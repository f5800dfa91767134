import { expect, test } from 'vitest'
import { type Listed, listClients, type Order, type View } from './my-clients.rules.ts'

const client = (id: string, more: Partial<Listed> = {}): Listed => ({
  id,
  firstName: 'Tara',
  lastName: 'Singh',
  email: `${id}@members.example`,
  tier: 'starter',
  pace: 0,
  programDay: 1,
  status: 'active',
  isPaused: false,
  tags: [],
  need: null,
  lastCompletedAt: null,
  ...more,
})
const all = [
  client('b', { tags: ['spring'], pace: -5, tier: 'elite', programDay: 9, need: 1 }),
  client('a', { isPaused: true, pace: -9, lastCompletedAt: '2026-03-02' }),
  client('c', { firstName: 'Zoe', status: 'graduated', pace: -9, need: 0, lastCompletedAt: '2026-03-01' }),
]
const ids = (wanted: { search?: string; show?: View; plan?: 'elite'; tag?: string; sort?: Order }) =>
  listClients(all, { search: '', show: 'all', sort: 'name', ...wanted })
    .map(({ id }) => id)
    .join('')

test.each([
  [{}, 'abc'],
  [{ sort: 'needs' }, 'cba'],
  [{ sort: 'day' }, 'bac'],
  [{ sort: 'active' }, 'acb'],
  [{ sort: 'joined' }, 'cba'],
  [{ show: 'needs' }, 'bc'],
  [{ show: 'behind' }, 'b'],
  [{ show: 'paused' }, 'a'],
  [{ show: 'graduated' }, 'c'],
  [{ plan: 'elite' }, 'b'],
  [{ tag: 'spring' }, 'b'],
  [{ search: ' TARA sing' }, 'ab'],
  [{ search: 'c@MEMBERS' }, 'c'],
  [{ search: 'no one' }, ''],
] as const)('%j lists %s, people of one name by email', (wanted, listed) => {
  expect(ids(wanted)).toBe(listed)
})
