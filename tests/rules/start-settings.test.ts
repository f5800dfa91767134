import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asInstalled } from '../../bench/mixed/as-installed.ts'

const ways = ['scripts/run.mjs', 'Dockerfile', 'packaging/frontier-180.service']

test.each(ways)('%s starts the server with the settings of memory that are measured', (way) => {
  const text = readFileSync(way, 'utf8')
  expect(text).toContain(asInstalled.NODE_OPTIONS)
  expect(text).toMatch(new RegExp(`MALLOC_ARENA_MAX(: '|=)${asInstalled.MALLOC_ARENA_MAX}`))
})
