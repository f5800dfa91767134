import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/app/config.ts'

const wordsOf = (list: string) => [...list.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
/** What holds on a machine of one's own: behind the words for it, or the list that the cell begins with. */
const listIn = (cell: string) =>
  (/in local mode (`[^`]+`)/.exec(cell) ?? /^(`[^`]+`(?:, `[^`]+`)*)/.exec(cell))?.[1] ?? ''

/** Settings with what a document says they are when left out; of several in a row each has its own, or all have the same. */
function defaultsIn(document: string): { names: string; env: Record<string, string> }[] {
  const rows = readFileSync(document, 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)
  return [...rows].flatMap(([, names = '', cell = '']) => {
    const values = wordsOf(listIn(cell)).map((value) => value.replace('PORT', '3000'))
    const env = wordsOf(names).map((name, at) => [name, values[at] ?? values[0] ?? ''])
    return values.length === 0 ? [] : [{ names, env: Object.fromEntries(env) }]
  })
}

/** As data, without which of them were given. */
const config = (env: Record<string, string>): unknown => JSON.parse(JSON.stringify({ ...readConfig(env), given: [] }))

test.each(['docs/running.md', 'docs/product-decisions.md'])('defaults of settings are as %s says', (document) => {
  const told = defaultsIn(document)
  expect(told.length).toBeGreaterThan(5)
  for (const { names, env } of told) expect(config(env), names).toEqual(config({}))
})
