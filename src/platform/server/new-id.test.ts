import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids that are made one after the other sort so, also within a millisecond', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
