import type { LogEvent } from 'kysely'
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
