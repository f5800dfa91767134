import { eraseMember } from '#features/account/server/public.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { withoutPerson } from '../../audit/audit.rules.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { deletionRefusals, type deletePerson as endpoint } from '../deletion.contract.ts'

/** By the way of everybody who deletes their own account. Whoever sits at the desk is left, so an operator always is. */
export async function deletePerson(
  ctx: MemberContext,
  { params: { memberId }, body: { email, reason } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (memberId === ctx.member.id) throw peopleRefusals.notToYourself()
  await requireProof(ctx)
  return transaction(
    ctx,
    async (ctx) => {
      const person = await ctx.db
        .selectFrom('users')
        .select(['email', 'name', 'firstName', 'lastName'])
        .where('id', '=', memberId)
        .executeTakeFirst()
      if (!person) throw peopleRefusals.noPerson()
      if (person.email !== email.trim().toLowerCase()) throw deletionRefusals.otherAddress()
      await eraseMember(ctx, memberId)
      await writeAudit(ctx, { action: 'account deleted', memberId, reason: withoutPerson(reason, person) })
      return { success: true as const }
    },
    { holdFirst: memberId },
  )
}
