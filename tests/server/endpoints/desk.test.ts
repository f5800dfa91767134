import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { routes } from '#app/server/routes.ts'

const ofDesk = pages.filter(({ path }) => path === '/operator' || path.startsWith('/operator/'))

test('what stands under the desk’s addresses is for operators alone', () => {
  const open = routes.filter(
    ({ endpoint: { path, access } }) => path.startsWith('/api/operator') && access !== 'operator',
  )
  expect(open.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toEqual([])
  expect(ofDesk.filter((page) => !page.isForOperators).map(({ path }) => path)).toEqual([])
  expect(ofDesk.length).toBeGreaterThan(5)
})

test('each page of the desk that needs no id is in its bar', () => {
  const bar = readFileSync('src/features/operator/web/desk-header.tsx', 'utf8')
  const missing = ofDesk.filter(({ path }) => !path.includes(':') && !bar.includes(`'${path}'`))
  expect(missing.map(({ path }) => path)).toEqual([])
})
