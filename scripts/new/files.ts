import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const made: string[] = []

/** Writes a new file; one that is there stays as it is, and that is an error. */
export function create(path: string, text: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  made.push(`made    ${path}`)
}

/** Puts a line before the first one that `before` finds after the line of `after`. */
export function insert(path: string, line: string, { after, before }: { after: RegExp; before: RegExp }): void {
  const lines = readFileSync(path, 'utf8').split('\n')
  const start = lines.findIndex((one) => after.test(one))
  const place = start < 0 ? -1 : lines.findIndex((one, index) => index > start && before.test(one))
  if (place < 0) throw new Error(`${path}: no place was found for "${line.trim()}". Add it by hand.`)
  lines.splice(place, 0, line)
  writeFileSync(path, lines.join('\n'))
  made.push(`entered ${path}`)
}

/** Puts a line last into the exported array of this file whose name ends so, also where all of it is on one line. */
export function insertIntoArray(path: string, line: string, name: RegExp): void {
  const start = new RegExp(`^export const \\w*${name.source}.*= \\[`)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(new RegExp(`(${start.source})(.+)\\]$`, 'm'), '$1\n  $2,\n]'))
  insert(path, line, { after: start, before: /^\]/ })
}

/** Adds to the end of a file. */
export function append(path: string, text: string): void {
  writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\n${text}`)
  made.push(`entered ${path}`)
}

/** Puts an import above the others, where it isn't there; the formatter gives it its place. */
export function addImport(path: string, line: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(line)) writeFileSync(path, `${line}\n${text}`)
}

/**
 * The name under which a file imports all of a contract. It does so from now on if it didn't: as `contract`, or as the
 * other name where it has several.
 */
export function importContract(
  path: string,
  of: string,
  other: string,
  kind: 'import' | 'import type' = 'import',
): string {
  const from = importPath(path, of)
  const text = readFileSync(path, 'utf8')
  const known = new RegExp(`^${kind} \\* as (\\w+) from '${from.replaceAll('.', '\\.')}'`, 'm').exec(text)?.[1]
  if (known) return known
  const name = text.includes('.contract.ts') ? other : 'contract'
  addImport(path, `${kind} * as ${name} from '${from}'`)
  return name
}

/** How one file of a feature names another one. */
export function importPath(path: string, of: string): string {
  const from = relative(dirname(path), of)
  return from.startsWith('.') ? from : `./${from}`
}

export const report = (): readonly string[] => made
