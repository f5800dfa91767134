const attempts = 8

/** PostgreSQL: serialization_failure, deadlock_detected. SQLite: SQLITE_BUSY and its kin. */
const lostRace = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, errcode, routine } = error as { code?: unknown; errcode?: unknown; routine?: unknown }
  // A newer version of the product, which starts beside this one, gave a table another column.
  if (routine === 'RevalidateCachedQuery') return true
  return code === '40001' || code === '40P01' || (typeof errcode === 'number' && (errcode & 0xff) === 5)
}

/** Runs `work` again when the database says that another transaction won; the eighth loss is an error. */
export async function retryLostRace<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !lostRace(error)) throw error
      await new Promise((done) => setTimeout(done, Math.random() * 5 * 2 ** attempt))
    }
  }
}
