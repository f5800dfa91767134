import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { type removeFact as endpoint, memoryRefusals } from '../memory.contract.ts'
import './memory.tables.ts'

export async function removeFact(
  ctx: MemberContext,
  { params: { factId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async ({ db, member }) => {
    const { numDeletedRows } = await db
      .deleteFrom('rememberedFacts')
      .where('id', '=', factId)
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw memoryRefusals.factNotFound()
    return { success: true as const }
  })
}

/** Removes what is remembered in just these words, if it still is. */
export const forgetFact = (ctx: MemberContext, text: string): Promise<void> =>
  transaction(ctx, async ({ db, member }) => {
    await db.deleteFrom('rememberedFacts').where('text', '=', text).where('memberId', '=', member.id).execute()
  })
