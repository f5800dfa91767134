/** Whether the database refused a second row with the same key. PostgreSQL: 23505. SQLite: UNIQUE and PRIMARY KEY. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
