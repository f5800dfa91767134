import { sql } from 'kysely'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { tagClients as endpoint } from '../tags.contract.ts'
import { tagLimits } from '../tags.rules.ts'
import './tags.tables.ts'

/** All or nothing. A coach's own writes follow one another, so the limits hold however many tabs save at once. */
export async function tagClients(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<{ success: true }> {
  const clientIds = [...new Set(body.clientIds)]
  return transaction(ctx, async (ctx) => {
    await refuseOthersClients(ctx, clientIds)
    const own = { coachId: ctx.member.id, tag: body.tag, taggedAt: iso(ctx.now()) }
    if (body.on) {
      const rows = clientIds.map((clientId) => ({ ...own, clientId }))
      await ctx.db
        .insertInto('clientTags')
        .values(rows)
        .onConflict((c) => c.columns(['coachId', 'clientId', 'tag']).doNothing())
        .execute()
      await refuseTooMany(ctx)
    } else
      await ctx.db
        .deleteFrom('clientTags')
        .where('coachId', '=', ctx.member.id)
        .where('tag', '=', body.tag)
        .where('clientId', 'in', clientIds)
        .execute()
    return { success: true as const }
  })
}

async function refuseOthersClients({ db, member }: MemberContext, clientIds: readonly string[]): Promise<void> {
  const own = await db
    .selectFrom('coachClients')
    .select('id')
    .where('coachId', '=', member.id)
    .where('liveClientId', 'in', clientIds)
    .execute()
  if (own.length < clientIds.length) throw coachingRefusals.clientNotFound()
}

/** Of current clients: what a former one has is neither listed nor can it be taken off. */
async function refuseTooMany({ db, member }: MemberContext): Promise<void> {
  const current = db
    .selectFrom('clientTags')
    .innerJoin('coachClients', 'coachClients.liveClientId', 'clientTags.clientId')
    .where('clientTags.coachId', '=', member.id)
    .where('coachClients.coachId', '=', member.id)
  const counts = await current
    .select(['clientTags.clientId', sql<number>`count(*)`.as('count')])
    .groupBy('clientTags.clientId')
    .execute()
  if (counts.some(({ count }) => Number(count) > tagLimits.ofClient)) throw coachingRefusals.tooManyTagsOfClient()
  const { different } = await current
    .select(sql<number>`count(distinct ${sql.ref('tag')})`.as('different'))
    .executeTakeFirstOrThrow()
  if (Number(different) > tagLimits.most) throw coachingRefusals.tooManyTags()
}
