import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { type changeFact as endpoint, memoryRefusals } from '../memory.contract.ts'
import { listFacts } from './list-facts.ts'

export async function changeFact(
  ctx: MemberContext,
  { params: { factId }, body: { text } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async (ctx) => {
    const facts = await listFacts(ctx)
    if (!facts.some(({ id }) => id === factId)) throw memoryRefusals.factNotFound()
    if (facts.some((fact) => fact.text === text && fact.id !== factId)) throw memoryRefusals.already()
    await ctx.db
      .updateTable('rememberedFacts')
      .set({ text })
      .where('id', '=', factId)
      .where('memberId', '=', ctx.member.id)
      .execute()
    return { success: true as const }
  })
}
