import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')

test('every test that docs/security.md names is there, under its title', () => {
  const named = [...page.matchAll(/`((?:src|tests)\/[^`]+\.test\.tsx?)`: “([^”]+)”/g)]
  expect(named.length).toBeGreaterThan(50)
  const missing = named
    .map(([, path = '', title = '']) => ({ path, title }))
    .filter(({ path, title }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title))
  expect(missing).toEqual([])
})

test('a row that names a test names which of it', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && /\.test\.tsx?`/.test(line))
  const named = (row: string) => row.match(/\.test\.tsx?`/g)?.length
  const quoted = (row: string) => row.match(/\.test\.tsx?`: “[^”]+”/g)?.length
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => named(row) !== quoted(row))).toEqual([])
})

test('every requirement of the page is shown by a test, or says what is missing', () => {
  const [, table = ''] = page.split('## OWASP ASVS 5.0, level 2')
  const rows = table.split('\n').filter((line) => line.startsWith('| V'))
  expect(rows.length).toBeGreaterThan(25)
  const isShown = (row: string) => /`: “[^”]+”[^|]* \|$/.test(row)
  expect(rows.filter((row) => !isShown(row) && !(row.endsWith('| - |') && /not met|partly/i.test(row)))).toEqual([])
  const [, attacks = ''] = page.split('## Attacks that were tried')
  const tried = attacks.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| attack |'))
  expect(tried.length).toBeGreaterThan(20)
  expect(tried.filter((row) => !isShown(row))).toEqual([])
})
