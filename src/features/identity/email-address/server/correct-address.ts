import { type Context, touchMember } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { emailCorrectedEmail } from '../../server/security-emails.ts'
import { confirmAsOperator } from './confirm-as-operator.ts'

type Person = { id: string; email: string; emailVerified: number }

/**
 * Gives an account another address on an operator's word, within the caller's transaction. It counts as unconfirmed
 * until the member confirms it, what was emailed to the one before is worthless, and a confirmed one is told. That there was
 * a confirmed one is remembered: the account is known to be its owner's.
 */
export async function correctAddress(ctx: Context, person: Person, email: string): Promise<void> {
  const { db } = ctx
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw identityRefusals.addressTaken()
  await db
    .updateTable('users')
    .set((row) => ({
      ...{ email, emailVerified: 0 },
      confirmedBefore: row.case().when('emailVerified', '=', 1).then(1).else(row.ref('confirmedBefore')).end(),
    }))
    .where('id', '=', person.id)
    .execute()
  await db.deleteFrom('emailChanges').where('memberId', '=', person.id).execute()
  await db.deleteFrom('verifications').where('value', '=', person.id).execute()
  await touchMember(ctx, person.id)
  if (person.emailVerified === 1)
    await sendUrgentEmail(ctx, { ...emailCorrectedEmail(ctx, person.email, email), memberId: person.id })
  await confirmAsOperator(ctx, email, 'corrected')
}
