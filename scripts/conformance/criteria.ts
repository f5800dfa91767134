import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../root.ts'
import type { Outcome } from './outcomes.ts'

/** A criterion of WCAG: how it is met, and the titles of the tests that show it or what it rests on instead. */
export type Criterion = {
  id: string
  name: string
  level: 'A' | 'AA'
  how: string
  tests?: readonly string[]
  everyPage?: boolean
  built?: boolean
}

const everyPage = 'has no fault that axe finds, does not overflow sideways and does not jump'

/** The criteria of docs/accessibility.yaml. */
export const readCriteria = (): readonly Criterion[] =>
  parse(readFileSync(join(root, 'docs/accessibility.yaml'), 'utf8'))

/** The same with the run over every page as the titles of its tests, as they ran. */
export function criteriaShownBy(outcomes: readonly Outcome[]): { id: string; tests: readonly string[] }[] {
  const pages = outcomes.map(({ title }) => title).filter((title) => title.endsWith(everyPage))
  return readCriteria().map(({ id, tests = [], everyPage: rests }) => ({
    id: `accessibility ${id}`,
    tests: rests ? [...tests, ...(pages.length > 0 ? pages : [everyPage])] : tests,
  }))
}
