import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { clearFacts as endpoint } from '../memory.contract.ts'
import './memory.tables.ts'

export async function clearFacts(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async ({ db, member }) => {
    await db.deleteFrom('rememberedFacts').where('memberId', '=', member.id).execute()
    return { success: true as const }
  })
}
