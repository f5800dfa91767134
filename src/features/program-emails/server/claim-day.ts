import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import './program-emails.tables.ts'
import type { ProgramEmailsTable } from './program-emails.tables.ts'

type Claim = Omit<ProgramEmailsTable, 'postedAt'>

/**
 * Takes the member's local day for one email, whichever worker sends it: unique keys allow one program email a day and
 * one about this. False where either is taken.
 */
export async function claimDay({ db, now }: Context, claim: Claim): Promise<boolean> {
  const row = await db
    .insertInto('programLetters')
    .values({ ...claim, postedAt: iso(now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .executeTakeFirst()
  return row !== undefined
}
