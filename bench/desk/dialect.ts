import type { Database } from '#platform/server/database/database.ts'

/** How each engine writes what rows are made of. */
export function dialectOf(engine: Database['engine']) {
  const isSqlite = engine === 'sqlite'
  const digits = (n: string) => (isSqlite ? `printf('%012d', ${n})` : `lpad((${n})::text, 12, '0')`)
  return {
    digits,
    id: (n: string) => `'01990000-0000-7000-8000-' || ${digits(n)}`,
    day: (ago: string) =>
      isSqlite ? `date('now', (-(${ago})) || ' days')` : `to_char(current_date - (${ago})::int, 'YYYY-MM-DD')`,
    instant: (text: string) => (isSqlite ? `(${text})` : `(${text})::timestamptz`),
    series: (name: string, count: number) =>
      isSqlite
        ? `(with recursive s(${name}) as (select 0 union all select ${name} + 1 from s where ${name} + 1 < ${count}) select ${name} from s) s_${name}`
        : `generate_series(0, ${count - 1}) s_${name}(${name})`,
  }
}
