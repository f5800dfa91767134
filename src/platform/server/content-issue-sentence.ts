import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const formats: Record<string, string> = {
  email: 'is not an email address.',
  url: 'is not a full link such as https://example.com/page.',
  date: 'is not a date such as 2026-03-01.',
}

/** What is wrong with a value, as a sentence for the file's author; `held` is the value found there. */
export function contentIssueSentence(issue: Issue, held: unknown): string {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys)
  if (held === undefined) return 'is missing.'
  switch (issue.code) {
    case 'invalid_type':
      return `holds ${shown(held)}; it must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return oneOf(held, issue.values.map(String))
    case 'too_small':
      return outOfBounds(held, 'at least', Number(issue.minimum))
    case 'too_big':
      return outOfBounds(held, 'at most', Number(issue.maximum))
    case 'invalid_union':
      return issue.message === 'Invalid input' ? unknownForm : sentence(issue.message)
    default:
      return formats[issue.code === 'invalid_format' ? issue.format : ''] ?? sentence(issue.message)
  }
}

const unknownForm = 'has none of the forms that are possible here; docs/authoring.md shows them.'

const unknownFields = (keys: readonly string[]) =>
  `${keys.map(quoted).join(' and ')} ${keys.length === 1 ? 'is no field' : 'are no fields'} here. Correct the spelling, or remove it.`

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)

function oneOf(held: unknown, values: readonly string[]): string {
  const near = closest(String(held), values)
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  return `holds ${shown(held)}; it may hold ${values.join(', ')}.${hint}`
}

function outOfBounds(held: unknown, bound: 'at least' | 'at most', limit: number): string {
  if (Array.isArray(held)) return `has ${held.length} entries; it needs ${bound} ${limit}.`
  if (typeof held !== 'string') return `is ${shown(held)}; it must be ${bound} ${limit}.`
  return held.trim() === '' ? 'is empty.' : `has ${held.length} characters; ${bound} ${limit} are allowed.`
}

/** The one of some words that a misspelling is nearest to, if it is near at all. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .filter((candidate) => Math.abs(candidate.length - word.length) <= mostSteps(candidate))
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, steps }) => steps <= mostSteps(candidate))
    .sort((a, b) => a.steps - b.steps)
  return near[0]?.candidate
}

const mostSteps = (candidate: string) => Math.max(1, Math.floor(candidate.length / 4))

/** Levenshtein's: single letters added, left out or replaced; two neighbors swapped count as one (Damerau). */
function distance(a: string, b: string): number {
  const rows = [...Array(a.length + 1).keys()].map((row) => [row])
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let column = 0; column <= b.length; column += 1) rows[0]?.splice(column, 1, column)
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const steps = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1))
      rows[row]?.push(swapped ? Math.min(steps, at(row - 2, column - 2) + 1) : steps)
    }
  return at(a.length, b.length)
}

const quoted = (word: string) => `“${word}”`

function shown(held: unknown): string {
  if (typeof held === 'string') return quoted(held.length > 40 ? `${held.slice(0, 40)}…` : held)
  if (Array.isArray(held)) return 'a list'
  if (held === null) return 'nothing'
  return typeof held === 'object' ? 'a group of fields' : String(held)
}
