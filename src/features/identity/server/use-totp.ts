import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { identityRefusals } from '../identity-refusals.ts'
import { isSealedNow, seal, unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** Whether the code is right, and newer than the last one taken: read over a shoulder, it is of no use. */
export async function useTotp({ db, accounts }: Context, memberId: string, code: string): Promise<boolean> {
  const row = await db.selectFrom('twoStepSecrets').select('secret').where('memberId', '=', memberId).executeTakeFirst()
  if (!row) return false
  const secret = unseal(accounts.secrets, row.secret)
  if (!secret) throw identityRefusals.secretUnreadable()
  const step = stepOf(secret, code, machineNow())
  if (step === undefined) return false
  const renewed = isSealedNow(accounts.secrets, row.secret) ? {} : { secret: seal(accounts.secrets, secret) }
  const { numUpdatedRows } = await db
    .updateTable('twoStepSecrets')
    .set({ lastStep: step, ...renewed })
    .where('memberId', '=', memberId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
