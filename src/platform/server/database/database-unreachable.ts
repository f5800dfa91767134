/** The database answers nobody right now. Whoever called may come again; nothing is known to be wrong with the call. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}
