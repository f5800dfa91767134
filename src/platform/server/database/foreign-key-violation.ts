/** Whether a row would have belonged to one that is gone. PostgreSQL: 23503. SQLite: FOREIGNKEY. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23503' || errcode === 787
}
