import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** Whether the code is right, and newer than the last one taken: read over a shoulder, it is of no use. */
export async function useTotp({ db, accounts }: Context, memberId: string, code: string): Promise<boolean> {
  const row = await db.selectFrom('twoStepSecrets').select('secret').where('memberId', '=', memberId).executeTakeFirst()
  const step = row && stepOf(unseal(accounts.secret, row.secret), code, machineNow())
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('twoStepSecrets')
    .set({ lastStep: step })
    .where('memberId', '=', memberId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
