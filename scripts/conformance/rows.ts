import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../root.ts'

/** A statement of docs/specification.md: its words, where it is built, the titles of the tests that show it. */
export type Row = {
  id: string
  section: string
  words: string
  built?: readonly string[]
  tests?: readonly string[]
  decision?: string
}

/** The rows of docs/conformance.yaml: one for every statement of docs/specification.md. */
export const readRows = (): readonly Row[] => parse(readFileSync(join(root, 'docs/conformance.yaml'), 'utf8'))
