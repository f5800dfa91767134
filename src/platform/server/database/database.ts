import type { Kysely } from 'kysely'

/** Every table; each slice adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

export type Db = Kysely<Tables>

/** Connections that a process holds at most, where nothing else is set. */
export const usualConnections = 10

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  db: Db
  engine: Engine
  /** Takes what was deleted out of the files too, as far as this product keeps them. Throws where it is not the moment. */
  scrub: () => Promise<void>
  /** Runs `work` without the bounds on waiting that serving has; for migrations. */
  unhurried?: <T>(work: () => Promise<T>) => Promise<T>
  /** Ends within seconds, whatever is under way. */
  close: () => Promise<void>
}
