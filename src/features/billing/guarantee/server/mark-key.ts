import { decrypt, encrypt, isEncryptedWithCurrentSecret } from '#features/identity/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { findSharedSecret } from '#platform/server/secrets/made-secrets.ts'

const name = 'guarantee marks'

/**
 * The key of the marks outlives the site's secret, since marks are kept for years. It is the secret of the first start that
 * kept it, as older marks were made with that, and lies in the database encrypted with the secret of now. Where it can't be
 * read, which the log and `doctor` say, marks are made with the secret of now.
 */
export async function readMarkKey(ctx: Context): Promise<string> {
  const { secrets } = ctx.accounts
  const kept = await findSharedSecret(ctx.db, name)
  return (kept && decrypt(secrets, kept)?.toString()) ?? secrets[0]
}

/** Kept at the first start, encrypted anew at the first one with another secret; answers whether it can be read. */
export async function keepMarkKey(ctx: Context): Promise<boolean> {
  const { db, accounts } = ctx
  await db
    .insertInto('madeSecrets')
    .values({ name, secret: encrypt(accounts.secrets, Buffer.from(accounts.secrets[0])) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return renewMarkKey(ctx)
}

/** Encrypts it with the secret of now while the former one is still named; answers whether it can be read. */
export async function renewMarkKey(ctx: Context): Promise<boolean> {
  const { db, accounts } = ctx
  const kept = await findSharedSecret(ctx.db, name)
  if (kept === undefined || isEncryptedWithCurrentSecret(accounts.secrets, kept)) return true
  const key = decrypt(accounts.secrets, kept)
  if (!key) return false
  await db
    .updateTable('madeSecrets')
    .set({ secret: encrypt(accounts.secrets, key) })
    .where('name', '=', name)
    .where('secret', '=', kept)
    .execute()
  return true
}
