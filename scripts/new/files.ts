import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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

/** Puts an import above the others; the formatter gives it its place. */
export function addImport(path: string, line: string): void {
  writeFileSync(path, `${line}\n${readFileSync(path, 'utf8')}`)
}

export const report = (): readonly string[] => made
