import type { MemberContext } from '#platform/server/context.ts'
import './consent.tables.ts'

type Outside = { name: string; isGiven: boolean | null } | null

/** Who outside would read the member's file, and what the member decided. Without anyone outside nothing is asked. */
export async function readConsent({ assistant, db, member }: MemberContext): Promise<Outside> {
  const name = assistant.outside
  if (name === null) return null
  const decided = await db
    .selectFrom('assistantConsents')
    .select(['provider', 'isGiven'])
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  return { name, isGiven: decided?.provider === name ? decided.isGiven === 1 : null }
}

/** Whether the model may see what is in the member's Founder file. */
export async function mayReadFile(ctx: MemberContext): Promise<boolean> {
  const outside = await readConsent(ctx)
  return outside === null || outside.isGiven === true
}
