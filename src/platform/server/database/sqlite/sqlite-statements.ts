import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const remembered = 500

type Prepared = { statement: StatementSync; hasRows: boolean }

export type Run = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs compiled queries on one connection, keeping the prepared statements of the most recent texts. */
export function createStatements(db: DatabaseSync): Run {
  const statements = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const known = statements.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    const made = { statement, hasRows: statement.columns().length > 0 }
    statements.set(sql, made)
    if (statements.size > remembered) forgetOldest(statements)
    return made
  }

  return <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, hasRows } = prepare(sql)
    const values = parameters.map(sqlValue)
    if (hasRows) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

const forgetOldest = (statements: Map<string, Prepared>) => {
  const [oldest] = statements.keys()
  if (oldest !== undefined) statements.delete(oldest)
}

/** The values that our tables hold are text, numbers, null and bytes. */
function sqlValue(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  return value as SQLInputValue
}
