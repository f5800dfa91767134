import { type Context, transaction } from '#platform/server/context.ts'
import { deleteJobsAbout } from '#platform/server/jobs/delete-jobs-about.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import { accountDeletedEmail } from './account-deleted-email.ts'
import { scrubSoon } from './scrub-files.ts'

/**
 * Removes a member from every table, all or nothing. What is left to do outside, mainly ending what they pay for, is a job
 * of the same transaction: wherever the process ends, either nothing happened or everything will. False: there is no
 * such member.
 */
export function eraseMember(ctx: Context, memberId: string): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, memberId)
    if (!person) return false
    const { email, emailVerified, hasPaid } = person
    await deleteJobsAbout(ctx.db, isOurAddress(ctx, email) ? [memberId] : [memberId, email])
    for (const { erase } of ctx.personalData.toReversed()) await erase(ctx, memberId)
    // The person who signed up may have typed someone else's address.
    if (emailVerified === 1 || ctx.coaching.local) await sendEmail(ctx, accountDeletedEmail(ctx, email, hasPaid))
    await scrubSoon(ctx)
    noteSecurity(ctx, { kind: 'erasure', memberId })
    return true
  })
}

/** What members write to us must not go with an account that someone created with our address. */
const isOurAddress = ({ brand, coaching }: Context, email: string): boolean =>
  [brand.contactEmail, coaching.founder.email].some((ours) => ours.toLowerCase() === email)

/** Blocks this member's other writes; later ones find no member. */
async function lockPerson(ctx: Context, memberId: string) {
  if ((await ctx.raiseVersion(ctx.db, memberId)) === 0) return undefined
  const person = await ctx.db
    .selectFrom('users')
    .leftJoin('payers', 'payers.memberId', 'users.id')
    .select(['email', 'emailVerified', 'firstPaidAt'])
    .where('users.id', '=', memberId)
    .executeTakeFirst()
  return person && { ...person, hasPaid: person.firstPaidAt !== null }
}
