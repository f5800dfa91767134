/** Whether the database has no room or memory left for a write. PostgreSQL: class 53. SQLite: FULL. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return (
    (typeof code === 'string' && /^53\d{3}$/.test(code)) || (typeof errcode === 'number' && (errcode & 0xff) === 13)
  )
}
