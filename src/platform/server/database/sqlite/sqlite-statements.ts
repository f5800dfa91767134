import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const remembered = 500

/** `toRow`: where the text itself names the columns. */
type Prepared = { statement: StatementSync; hasRows: boolean; toRow: ToRow | undefined }
type ToRow = (values: unknown) => unknown

export type Run = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs compiled queries on one connection, keeping the prepared statements of the most recent texts. */
export function createStatements(db: DatabaseSync): Run {
  const statements = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const known = statements.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    const columns = statement.columns().map(({ name }) => name)
    const toRow = columns.length === 0 || allColumns.test(sql) ? undefined : rowMaker(columns)
    const made = { statement, hasRows: columns.length > 0, toRow }
    statement.setReturnArrays(toRow !== undefined)
    statements.set(sql, made)
    if (statements.size > remembered) forgetOldest(statements)
    return made
  }

  return <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, hasRows, toRow } = prepare(sql)
    const values = parameters.map(sqlValue)
    if (hasRows) {
      const rows = statement.all(...values)
      // Rows of the columns that the text names.
      return { rows: (toRow ? rows.map(toRow) : rows) as R[] }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/** `select *`: which columns these are changes with the table, while the statement stays. */
const allColumns = /[\s.]\*/

/**
 * Node's own rows have no prototype, and V8 reads and copies such objects at half of the speed; those that are filled in
 * column by column take ten times as long to make. The names stand in our own statements, as JSON here.
 */
const rowMaker = (columns: readonly string[]): ToRow =>
  new Function('values', `return {${columns.map((name, at) => `${JSON.stringify(name)}: values[${at}]`)}}`) as ToRow

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
