/** The database can't be reached right now. The call may be repeated; nothing is known to be wrong with it. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}
