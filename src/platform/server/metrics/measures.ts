/**
 * What a process tells of while it happens. Nothing that names a person goes in: a route is its pattern, and there is
 * no room for an address, an id or a text.
 */
export type Measures = {
  request: (about: { route: string; method: string; status: number }, seconds: number) => void
  statement: (outcome: 'done' | 'failed', seconds: number) => void
  /** For a connection to PostgreSQL, or for the turn to write into SQLite. */
  waitForDatabase: (seconds: number) => void
  email: (outcome: 'sent' | 'failed') => void
}

export type DatabaseMeasures = Pick<Measures, 'statement' | 'waitForDatabase'>

export const secondsSince = (start: number): number => (performance.now() - start) / 1000
