import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { findTalkClient } from '../../talks/server/find-talk-client.ts'
import type * as contract from '../promises.contract.ts'
import { type Owner, promiseLimits } from '../promises.rules.ts'
import { refusePastDay } from './change-promise.ts'
import type { CoachPromisesTable } from './promises.tables.ts'
import { viewPromise } from './read-promises.ts'
import { recordChange } from './record-change.ts'

type MakePromise = typeof contract.makePromise

export async function makePromise(
  ctx: MemberContext,
  { params, body }: Input<MakePromise>,
): Promise<Reply<MakePromise>> {
  refusePastDay(ctx, body.dueOn)
  return transaction(
    ctx,
    async (ctx) => {
      const { clientId, timeZone } = await findTalkClient(ctx, params.clientId)
      const made = await addPromise(ctx, { ...body, clientId, coachId: ctx.member.id, proposedAt: null }, 'coach')
      return viewPromise(ctx, made, timeZone)
    },
    { holdFirst: params.clientId },
  )
}

type Own = { sendId: string; text: string; dueOn: string; proposedAt: string }

/** What a member promises their coach themselves; no one but them recorded it. */
export async function makeMyPromise(ctx: MemberContext, own: Own): Promise<Reply<MakePromise>> {
  refusePastDay(ctx, own.dueOn)
  return transaction(ctx, async (ctx) => {
    const live = await findLiveAssignment(ctx, ctx.member.id)
    if (!live) throw coachingRefusals.noCoach()
    const made = await addPromise(ctx, { ...own, clientId: ctx.member.id, coachId: null, owner: 'client' }, 'client')
    await touchMember(ctx, live.coachId)
    return viewPromise(ctx, made, ctx.member.timeZone)
  })
}

type New = Pick<CoachPromisesTable, 'clientId' | 'coachId' | 'sendId' | 'owner' | 'text' | 'dueOn' | 'proposedAt'>

/** The client’s record is held, so the count holds and a send that arrives twice finds itself. */
async function addPromise(ctx: MemberContext, given: New, by: Owner): Promise<CoachPromisesTable> {
  const promises = ctx.db.selectFrom('coachPromises').selectAll().where('clientId', '=', given.clientId)
  const sent = await promises.where('sendId', '=', given.sendId).executeTakeFirst()
  if (sent) return sent
  const open = await promises.where('state', '=', 'open').execute()
  if (open.length >= promiseLimits.open) throw coachingRefusals.tooManyPromises()
  const made = {
    ...given,
    ...{ id: newId(), state: 'open' as const, version: 1, madeAt: iso(ctx.now()), settledAt: null },
  }
  await ctx.db.insertInto('coachPromises').values(made).execute()
  await recordChange(ctx, made.id, { kind: 'made', by })
  return made
}
