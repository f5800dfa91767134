import type { LogEvent } from 'kysely'
import type { Read } from '../database/direct-statements.ts'
import { type DatabaseMeasures, secondsSince } from './measures.ts'

/** `wait`, and how long it took is told where anybody listens. */
export function measuredWait<T>(measures: DatabaseMeasures | undefined, wait: () => Promise<T>): () => Promise<T> {
  if (!measures) return wait
  return () => {
    const start = performance.now()
    return wait().finally(() => measures.waitForDatabase(secondsSince(start)))
  }
}

/** For Kysely, which measures statements only when it is given this. */
export const measuredStatements = (measures: DatabaseMeasures | undefined) =>
  measures
    ? {
        log: ({ level, queryDurationMillis }: LogEvent) =>
          measures.statement(level === 'error' ? 'failed' : 'done', queryDurationMillis / 1000),
      }
    : {}

/** For what Kysely doesn’t see. */
export function measuredReads(measures: DatabaseMeasures | undefined, read: Read): Read {
  if (!measures) return read
  return async (query) => {
    const start = performance.now()
    const tell = (outcome: 'done' | 'failed') => measures.statement(outcome, secondsSince(start))
    try {
      const result = await read(query)
      tell('done')
      return result
    } catch (error) {
      tell('failed')
      throw error
    }
  }
}
