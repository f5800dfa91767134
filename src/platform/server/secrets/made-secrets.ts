import type { Database } from '../database/database.ts'
import { adoptSecret, findOrCreateSecret, hasSecret } from './secret-file.ts'

declare module '../database/database.ts' {
  interface Tables {
    madeSecrets: { name: string; secret: string }
  }
}

type Keeping = Pick<Database, 'db' | 'engine'>

/**
 * A secret that is made once. On PostgreSQL the first server's is everybody's, whatever their folders hold: it is in the
 * database, and the file is a copy that backups take along. With SQLite there is one folder, and the file is the secret.
 */
export async function findOrMakeSecret({ db, engine }: Keeping, dataDir: string, name: string): Promise<string> {
  if (engine === 'sqlite') return findOrCreateSecret(dataDir, name)
  const shared = await findSharedSecret(db, name)
  if (shared !== undefined) return adoptSecret(dataDir, name, shared)
  const secret = findOrCreateSecret(dataDir, name)
  await db
    .insertInto('madeSecrets')
    .values({ name, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Of several that start at once, the first one's stays.
  return adoptSecret(dataDir, name, (await findSharedSecret(db, name)) ?? secret)
}

/** What servers made already, or undefined: also on a database that an earlier version migrated last. */
export async function findMadeSecret(
  { db, engine }: Keeping,
  dataDir: string,
  name: string,
): Promise<string | undefined> {
  const shared = engine === 'postgres' ? await findSharedSecret(db, name).catch(noTable) : undefined
  if (shared !== undefined) return adoptSecret(dataDir, name, shared)
  return hasSecret(dataDir, name) ? findOrCreateSecret(dataDir, name) : undefined
}

/** What lies in the database under a name, as it lies there. */
export async function findSharedSecret(db: Database['db'], name: string): Promise<string | undefined> {
  const row = await db.selectFrom('madeSecrets').select('secret').where('name', '=', name).executeTakeFirst()
  return row?.secret
}

function noTable(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== '42P01') throw error
}
