import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { findTalkClient } from '../../talks/server/find-talk-client.ts'
import type * as contract from '../promises.contract.ts'
import { promiseLimits } from '../promises.rules.ts'
import { refusePastDay } from './change-promise.ts'
import { viewPromise } from './read-promises.ts'
import { recordChange } from './record-change.ts'

type MakePromise = typeof contract.makePromise

/** The client’s record is held, so the count holds and a send that arrives twice finds itself. */
export async function makePromise(
  ctx: MemberContext,
  { params, body }: Input<MakePromise>,
): Promise<Reply<MakePromise>> {
  refusePastDay(ctx, body.dueOn)
  return transaction(
    ctx,
    async (ctx) => {
      const { clientId, timeZone } = await findTalkClient(ctx, params.clientId)
      const promises = ctx.db.selectFrom('coachPromises').selectAll().where('clientId', '=', clientId)
      const sent = await promises.where('sendId', '=', body.sendId).executeTakeFirst()
      if (sent) return viewPromise(ctx, sent, timeZone)
      const open = await promises.where('state', '=', 'open').execute()
      if (open.length >= promiseLimits.open) throw coachingRefusals.tooManyPromises()
      const made = {
        ...body,
        ...{ id: newId(), clientId, coachId: ctx.member.id, state: 'open' as const, version: 1 },
        ...{ madeAt: iso(ctx.now()), settledAt: null },
      }
      await ctx.db.insertInto('coachPromises').values(made).execute()
      await recordChange(ctx, made.id, { kind: 'made', by: 'coach' })
      return viewPromise(ctx, made, timeZone)
    },
    { holdFirst: params.clientId },
  )
}
