import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input } from '#shared/endpoint.ts'
import { type addFact as endpoint, type Fact, memoryRefusals } from '../memory.contract.ts'
import { memoryLimits } from '../memory.rules.ts'
import { listFacts } from './list-facts.ts'

export async function addFact(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Fact> {
  const fact = await rememberFact(ctx, body.text)
  if (!fact) throw memoryRefusals.tooMany()
  return fact
}

/** Undefined where there is no more room. A member's own writes follow one another, so the count holds however many tabs save at once. */
export async function rememberFact(ctx: MemberContext, text: string): Promise<Fact | undefined> {
  return transaction(ctx, async (ctx) => {
    const facts = await listFacts(ctx)
    const known = facts.find((fact) => fact.text === text)
    if (known || facts.length >= memoryLimits.most) return known
    const fact = { id: newId(), text, createdAt: iso(ctx.now()) }
    await ctx.db
      .insertInto('rememberedFacts')
      .values({ ...fact, memberId: ctx.member.id })
      .execute()
    return fact
  })
}
