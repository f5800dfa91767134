import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const remembered = 500

/** `names`: of its columns, where the text itself names them. */
type Prepared = { statement: StatementSync; hasRows: boolean; names: readonly string[] | undefined }

export type Run = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs compiled queries on one connection, keeping the prepared statements of the most recent texts. */
export function createStatements(db: DatabaseSync): Run {
  const statements = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const known = statements.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    const columns = statement.columns().map(({ name }) => name)
    const made = { statement, hasRows: columns.length > 0, names: allColumns.test(sql) ? undefined : columns }
    statement.setReturnArrays(made.names !== undefined)
    statements.set(sql, made)
    if (statements.size > remembered) forgetOldest(statements)
    return made
  }

  return <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, hasRows, names } = prepare(sql)
    const values = parameters.map(sqlValue)
    if (hasRows) {
      const rows = statement.all(...values)
      return { rows: names ? rowsOf<R>(names, rows) : (rows as R[]) }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/** `select *`: which columns these are changes with the table, while the statement stays. */
const allColumns = /[\s.]\*/

/** Node's own rows have no prototype, and V8 reads and copies such objects at half of the speed. */
function rowsOf<R>(names: readonly string[], read: unknown): R[] {
  // What `setReturnArrays` makes of each row.
  const held = read as unknown[][]
  return held.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[at]
    return row as R
  })
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
