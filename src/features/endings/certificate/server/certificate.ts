import { randomBytes } from 'node:crypto'
import { joinName } from '#features/identity/identity.rules.ts'
import { dateAt, iso } from '#platform/server/clock.ts'
import { type Context, type MemberContext, type PublicContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../certificate.contract.ts'
import { certificateRefusals } from '../certificate.contract.ts'
import './certificate.tables.ts'

type Certificate = Reply<typeof contract.getCertificate>

export async function getCertificate(ctx: MemberContext): Promise<Certificate> {
  const row = await finishers(ctx.db)
    .leftJoin('certificateLinks', 'certificateLinks.memberId', 'users.id')
    .select(['token', 'turnedOnAt'])
    .where('users.id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row) return { certified: null, link: null }
  const { token, turnedOnAt } = row
  const link =
    token && turnedOnAt ? { url: new URL(`/certificate/${token}`, ctx.accounts.publicUrl).href, turnedOnAt } : null
  return { certified: certified(ctx, row), link }
}

/** However often and from however many tabs: the first address stays. */
export const turnLinkOn = (ctx: MemberContext): Promise<Certificate> =>
  transaction(ctx, async (ctx) => {
    if (!(await getCertificate(ctx)).certified) throw certificateRefusals.notFinished()
    const token = randomBytes(24).toString('base64url')
    await ctx.db
      .insertInto('certificateLinks')
      .values({ memberId: ctx.member.id, token, turnedOnAt: iso(ctx.now()) })
      .onConflict((conflict) => conflict.column('memberId').doNothing())
      .execute()
    return getCertificate(ctx)
  })

export const turnLinkOff = (ctx: MemberContext): Promise<Certificate> =>
  transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('certificateLinks').where('memberId', '=', ctx.member.id).execute()
    return getCertificate(ctx)
  })

export async function getCertified(
  ctx: PublicContext,
  { params }: Input<typeof contract.getCertified>,
): Promise<Reply<typeof contract.getCertified>> {
  const row = await published(ctx, params.token)
  if (!row) throw certificateRefusals.notFound()
  return certified(ctx, row)
}

/** Whether there is a page at this address. */
export const isCertificate = async (ctx: Context, token: string): Promise<boolean> =>
  (await published(ctx, token)) !== undefined

const published = ({ db }: Context, token: string) =>
  finishers(db)
    .innerJoin('certificateLinks', 'certificateLinks.memberId', 'users.id')
    .where('token', '=', token)
    .executeTakeFirst()

/** Members who finished the program, with what a certificate says of them. */
const finishers = (db: Context['db']) =>
  db
    .selectFrom('users')
    .innerJoin('milestones', 'milestones.memberId', 'users.id')
    .select(['firstName', 'lastName', 'timeZone', 'reachedAt'])
    // The date of the completion that finished it, where the member was then: a move later doesn't change it.
    .select((row) =>
      row
        .selectFrom('completions')
        .select('completedOn')
        .whereRef('completions.memberId', '=', 'users.id')
        .whereRef('completions.completedAt', '=', 'milestones.reachedAt')
        .limit(1)
        .as('completedOn'),
    )
    .where('milestones.kind', '=', 'program')

type Finisher = { firstName: string; lastName: string; timeZone: string; reachedAt: string; completedOn: string | null }

const certified = ({ brand }: Context, { firstName, lastName, timeZone, reachedAt, completedOn }: Finisher) => ({
  // Whoever came by an identity provider may have no name here.
  name: joinName({ firstName, lastName }) || 'A founder',
  program: brand.name,
  finishedOn: completedOn ?? dateAt(timeZone, Temporal.Instant.from(reachedAt)).toString(),
})
