import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { decrypt, encrypt, isEncryptedWithCurrentSecret } from '../../server/encryption.ts'
import { stepOf } from './totp.ts'

/** Whether the code is right, and newer than the last one taken: read over a shoulder, it is of no use. */
export async function consumeTotp({ db, accounts }: Context, memberId: string, code: string): Promise<boolean> {
  const row = await db.selectFrom('twoStepSecrets').select('secret').where('memberId', '=', memberId).executeTakeFirst()
  if (!row) return false
  const secret = decrypt(accounts.secrets, row.secret)
  if (!secret) throw identityRefusals.secretUnreadable()
  const step = stepOf(secret, code, machineNow())
  if (step === undefined) return false
  const renewed = isEncryptedWithCurrentSecret(accounts.secrets, row.secret)
    ? {}
    : { secret: encrypt(accounts.secrets, secret) }
  const { numUpdatedRows } = await db
    .updateTable('twoStepSecrets')
    .set({ lastStep: step, ...renewed })
    .where('memberId', '=', memberId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
