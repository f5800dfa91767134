import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Content, Fault } from '../content.ts'

/** A fault of a page, on the first line that names a key, or some words, and else on none. */
export function pageFault({ root }: Content, { file }: Pick<Worksheet, 'file'>, key: string, says: string): Fault {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const named = new RegExp(`(?:key|field|table|grid|in|${escaped(key)}): *\\[?["']?${escaped(key)}\\b`)
  const exact = lines.findIndex((line) => named.test(line))
  const line = exact === -1 ? lines.findIndex((one) => one.includes(key)) : exact
  return { where: line === -1 ? file : `${file}:${line + 1}`, says }
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
