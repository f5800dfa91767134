import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Of the machine, and one that an example of bad code reads. */
const known = ['PATH', 'HOME', 'NODE_ENV']

test('docs/testing.md names every variable that tests, benches and scripts read', () => {
  const read = globSync('{tests,bench,scripts,stripe-stand-in}/**/*.{ts,mjs}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
  )
  const [, table = ''] = readFileSync('docs/testing.md', 'utf8').split('| variable |')
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n')
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)/g)].map(([, name]) => name))
  expect(told.toSorted()).toEqual([...new Set(read)].filter((name) => !known.includes(name)).toSorted())
})
