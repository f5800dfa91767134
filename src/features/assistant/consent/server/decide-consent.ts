import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { consentRefusals, type decideConsent as endpoint } from '../consent.contract.ts'
import './consent.tables.ts'

/** The last of two decisions counts, and a decision about a provider that isn't connected any more is none. */
export async function decideConsent(
  { assistant, db, member, now }: MemberContext,
  { body: { name, isGiven } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (assistant.outside !== name) throw consentRefusals.anotherReader()
  const decided = { provider: name, isGiven: Number(isGiven), decidedAt: iso(now()) }
  await db
    .insertInto('assistantConsents')
    .values({ memberId: member.id, ...decided })
    .onConflict((one) => one.column('memberId').doUpdateSet(decided))
    .execute()
  return { outside: { name, isGiven } }
}
