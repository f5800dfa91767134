import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut, parts } from '../../../scripts/pictures/tour-parts.ts'
import { findPage, pages } from '../../../src/app/pages.ts'
import { shown } from '../../journeys/browser/pages.ts'

/** Addresses that `tests/journeys/browser/pages.ts` leaves out, each with its reason. */
const unseen: Record<string, string> = {
  '/dashboard': 'is what / is to a member',
  '/coach/dashboard': 'is what / is to a coach',
  '/certificate/:token': 'has a token in it; `tests/journeys/endings/summit.test.ts` looks at it',
  '/offline': 'is what the service worker shows; `tests/journeys/offline.test.ts` looks at it',
}

const pictures = parts.flatMap(({ shown }) => shown.map(({ picture }) => picture))
const inTour = new Set(pictures.map((picture) => /\/([^.]+)\./.exec(picture)?.[1] ?? ''))

test('every address of the site is among the pages that journeys look at, or it is said why not', () => {
  const seen = new Set(shown.map(({ path }) => findPage(path.replace(/\?.*/, ''))?.page.path))
  const others = new Set(pages.map(({ path }) => path).filter((path) => !seen.has(path)))
  expect([...others].sort()).toEqual(Object.keys(unseen).sort())
})

test('every page that journeys look at is in the tour, or it is said why not', () => {
  const names = shown.map(({ name }) => name)
  expect(names.filter((name) => !inTour.has(name)).sort()).toEqual(Object.keys(leftOut).sort())
  expect([...inTour].filter((name) => !names.includes(name))).toEqual([])
})

test('docs/tour.md has the pictures that the tour is made of, and no others are kept', () => {
  const named = [...readFileSync('docs/tour.md', 'utf8').matchAll(/\(pictures\/tour\/([^)]+)\)/g)].map(
    ([, file]) => file,
  )
  const files = pictures.map((picture) => `${picture.replaceAll(/[/.]/g, '-')}.webp`)
  expect(named).toEqual(files)
  expect(readdirSync('docs/pictures/tour').sort()).toEqual(files.toSorted())
})
