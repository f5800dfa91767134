import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { findTalkClient } from '../../talks/server/find-talk-client.ts'
import type * as contract from '../promises.contract.ts'
import type { Owner, PromiseState } from '../promises.rules.ts'
import type { CoachPromisesTable } from './promises.tables.ts'
import { viewPromise } from './read-promises.ts'
import { recordChange } from './record-change.ts'

type Wanted = {
  version: number
  state?: PromiseState | undefined
  dueOn?: string | undefined
  text?: string | undefined
}

export async function changeClientPromise(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.changeClientPromise>,
): Promise<Reply<typeof contract.changeClientPromise>> {
  return transaction(
    ctx,
    async (ctx) => {
      const { clientId, timeZone } = await findTalkClient(ctx, params.clientId)
      const promise = await promiseOf(ctx, clientId, params.promiseId).executeTakeFirst()
      if (!promise) throw coachingRefusals.promiseNotFound()
      return viewPromise(ctx, await change(ctx, promise, body, 'coach'), timeZone)
    },
    { holdFirst: params.clientId },
  )
}

/** Only what the member promised themselves; their coach’s own is the coach’s. */
export async function changeMyPromise(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.changeMyPromise>,
): Promise<Reply<typeof contract.changeMyPromise>> {
  return transaction(ctx, async (ctx) => {
    const promise = await promiseOf(ctx, ctx.member.id, params.promiseId)
      .where('owner', '=', 'client')
      .executeTakeFirst()
    if (!promise) throw coachingRefusals.promiseNotFound()
    const changed = await change(ctx, promise, body, 'client')
    const live = await findLiveAssignment(ctx, ctx.member.id)
    if (live) await touchMember(ctx, live.coachId)
    return viewPromise(ctx, changed, ctx.member.timeZone)
  })
}

const promiseOf = ({ db }: MemberContext, clientId: string, id: string) =>
  db.selectFrom('coachPromises').selectAll().where('clientId', '=', clientId).where('id', '=', id)

/** A day that is over everywhere. */
export function refusePastDay({ now }: Pick<MemberContext, 'now'>, dueOn: string): void {
  if (dueOn < localDate('Etc/GMT+12', now()).toString()) throw coachingRefusals.promiseInThePast()
}

/**
 * Every writer holds the client’s record. What is as wanted already is no change, so a click that arrives twice counts once;
 * a change of something that the caller hasn’t seen is refused.
 */
async function change(ctx: MemberContext, promise: CoachPromisesTable, wanted: Wanted, by: Owner) {
  const changes = changesOf(promise, wanted)
  if (changes.length === 0) return promise
  if (wanted.version !== promise.version) throw coachingRefusals.promiseChanged()
  const { state = promise.state, dueOn = promise.dueOn, text = promise.text } = wanted
  if (dueOn !== promise.dueOn) refusePastDay(ctx, dueOn)
  const settledAt = state === promise.state ? promise.settledAt : state === 'open' ? null : iso(ctx.now())
  const changed = { ...promise, state, dueOn, text, settledAt, version: promise.version + 1 }
  await ctx.db
    .updateTable('coachPromises')
    .set({ state, dueOn, text, settledAt, version: changed.version })
    .where('id', '=', promise.id)
    .execute()
  for (const one of changes) await recordChange(ctx, promise.id, { ...one, by })
  return changed
}

function changesOf(before: CoachPromisesTable, { state, dueOn, text }: Wanted) {
  return [
    ...(state && state !== before.state ? [{ kind: state === 'open' ? ('reopened' as const) : state }] : []),
    ...(dueOn && dueOn !== before.dueOn ? [{ kind: 'moved' as const, was: before.dueOn }] : []),
    ...(text && text !== before.text ? [{ kind: 'reworded' as const, was: before.text }] : []),
  ]
}
