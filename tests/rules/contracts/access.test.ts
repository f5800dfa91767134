import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { routes } from '#app/server/routes.ts'
import { deskPlaces } from '#features/operator/desk-places.ts'
import type { Access } from '#shared/endpoint.ts'

// The walk over all endpoints tests the access that each of them declares; this is which one it has to declare.

const endpoints = routes.map(({ endpoint }) => endpoint)

test.each<[string, Access]>([
  ['/api/operator/', 'operator'],
  ['/api/coach/', 'coach'],
])('every endpoint below %s is for whom its address says, and no other one is', (below, access) => {
  const astray = endpoints.filter((one) => one.path.startsWith(below) !== (one.access === access))
  expect(endpoints.filter((one) => one.access === access).length).toBeGreaterThan(30)
  expect(astray.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

const isOfDesk = (path: string) => path === '/operator' || path.startsWith('/operator/')

test('every page of the desk is for operators, and no other page is', () => {
  const astray = pages.filter((page) => isOfDesk(page.path) !== (page.isForOperators === true))
  expect(astray.map(({ path }) => path)).toEqual([])
  const shown = pages.filter(({ isForOperators, visitor }) => isForOperators && visitor !== 'not-found')
  expect(shown).toEqual([])
})

test('every page of the desk without an id stands in its bar', () => {
  const whole = pages.map(({ path }) => path).filter((path) => isOfDesk(path) && !path.includes('/:'))
  expect(deskPlaces.map(({ to }) => to).sort()).toEqual(whole.sort())
})
