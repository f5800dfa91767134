import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { isHot } from '../hot-query.ts'
import type { Run } from './sqlite-statements.ts'

const mostEntries = 20_000
/** About 64 MB: rows of some queries are long, and members choose how long. */
const mostCharacters = 32_000_000
/** How long a write of another process, an operator's command, may stay unseen. */
const foreignCheckMs = 50

/**
 * Keeps the answers of hot queries until something is committed. This process owns the file, so it knows of its own
 * commits at once; SQLite's `data_version` tells of anybody else's.
 */
export function createReadCache(reader: DatabaseSync, run: Run) {
  const versionOf = reader.prepare('pragma data_version')
  let known = new Map<string, Map<string, QueryResult<unknown>>>()
  let entries = 0
  let characters = 0
  let version = currentVersion()
  let checkedAt = performance.now()

  function currentVersion(): unknown {
    return versionOf.get()?.data_version
  }

  function forget(): void {
    known = new Map()
    entries = 0
    characters = 0
  }

  function lookAbroad(): void {
    const now = performance.now()
    if (now - checkedAt < foreignCheckMs) return
    checkedAt = now
    const seen = currentVersion()
    if (seen !== version) forget()
    version = seen
  }

  function answer<R>(query: CompiledQuery): QueryResult<R> {
    if (!isHot(query)) return run(query)
    lookAbroad()
    if (entries >= mostEntries || characters >= mostCharacters) forget()
    const answers = known.get(query.sql) ?? new Map<string, QueryResult<unknown>>()
    // Tells nothing from an empty text, and 1 from '1'.
    const key = JSON.stringify(query.parameters)
    const before = answers.get(key)
    // The same text with the same values has the same type of rows.
    if (before) return before as QueryResult<R>
    const result = run<R>(query)
    for (const row of result.rows) {
      characters += lengthOf(row)
      Object.freeze(row)
    }
    known.set(query.sql, answers.set(key, result))
    entries += 1
    return result
  }

  return { answer, forget }
}

/** Rows are objects of columns; what is no text is small. */
const lengthOf = (row: unknown): number =>
  Object.values(row as Record<string, unknown>).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 8),
    0,
  )
