import { expect, test } from 'vitest'
import { createWriteLimit } from './write-limit.ts'

const writes = (limit: (id: string) => void, id: string, times: number) => {
  for (let i = 0; i < times; i += 1) limit(id)
}

test('a member writes 300 times a minute, and another one is not held up by that', () => {
  const limit = createWriteLimit(true)
  writes(limit, 'ada', 300)
  expect(() => limit('ada')).toThrow(expect.objectContaining({ status: 429 }))
  expect(() => writes(limit, 'grace', 300)).not.toThrow()
})

test('switched off, it lets everything through', () => {
  expect(() => writes(createWriteLimit(false), 'ada', 1000)).not.toThrow()
})
