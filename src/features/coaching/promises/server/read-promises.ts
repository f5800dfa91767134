import { localDate } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { fullName } from '../../coaching.rules.ts'
import type { RecordedPromise, TalkPromise } from '../promises.contract.ts'
import { isLate, promiseLimits, promisesInOrder } from '../promises.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import type { CoachPromisesTable } from './promises.tables.ts'

type Walker = { id: string; timeZone: string }

/** As the contract has it; late or not by the member's own day. */
export const viewPromise = (
  { now }: Pick<Context, 'now'>,
  { id, owner, text, dueOn, state, version, madeAt, settledAt, proposedAt }: CoachPromisesTable,
  timeZone: string,
): TalkPromise => {
  const today = localDate(timeZone, now()).toString()
  const told = { id, owner, text, dueOn, state, isLate: isLate({ state, dueOn }, today), version, madeAt, settledAt }
  return proposedAt ? { ...told, proposedAt } : told
}

const openOf = hotQuery((db, slot: Slot<'clientId'>) =>
  db
    .selectFrom('coachPromises')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'coachPromises.clientId')
    .selectAll('coachPromises')
    .select('coachClients.coachId as liveCoachId')
    .where('coachPromises.clientId', '=', slot('clientId'))
    .where('state', '=', 'open')
    .orderBy('dueOn')
    .orderBy('coachPromises.id'),
)

/** What is open between a member and their coach, by its day. */
export async function readOpenPromises(ctx: Context, { id, timeZone }: Walker): Promise<TalkPromise[]> {
  const rows = await openOf(ctx.db, { clientId: id })
  return rows.map((row) => viewPromise(ctx, row, timeZone))
}

/** What the member themselves said they would do and hasn’t yet; nothing that reminds of a coaching that is over. */
export async function readMyOpenPromises(ctx: Context, { id, timeZone }: Walker): Promise<TalkPromise[]> {
  const rows = await openOf(ctx.db, { clientId: id })
  return rows
    .filter(({ owner, liveCoachId }) => owner === 'client' && liveCoachId !== null)
    .map((row) => viewPromise(ctx, row, timeZone))
}

/** Open ones and those settled last; what a coach promised has their name, unless they read it themselves. */
export async function readPromises(ctx: MemberContext, { id, timeZone }: Walker): Promise<TalkPromise[]> {
  const rows = await ctx.db
    .selectFrom('coachPromises')
    .leftJoin('users', 'users.id', 'coachPromises.coachId')
    .selectAll('coachPromises')
    .select(['users.firstName', 'users.lastName'])
    .where('clientId', '=', id)
    .orderBy(({ eb }) => eb.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('settledAt', 'desc')
    .orderBy('coachPromises.id', 'desc')
    .limit(promiseLimits.open + promiseLimits.settled)
    .execute()
  const isNamed = ({ owner, coachId }: CoachPromisesTable) => owner === 'coach' && coachId !== ctx.member.id
  return promisesInOrder(
    rows.map((row) => ({
      ...viewPromise(ctx, row, timeZone),
      ...(isNamed(row) ? { by: fullName({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' }) } : {}),
    })),
  )
}

type Coached = Walker & { /** Since when the caller coaches them. */ since: string }

/** The same with what became of each. Two statements. */
export async function readRecordedPromises(
  ctx: MemberContext,
  { since, ...client }: Coached,
): Promise<RecordedPromise[]> {
  const promises = await readPromises(ctx, client)
  const changes = await ctx.db
    .selectFrom('coachPromiseChanges')
    .innerJoin('coachPromises', 'coachPromises.id', 'coachPromiseChanges.promiseId')
    .select(['promiseId', 'kind', 'by', 'was', 'at'])
    .where('clientId', '=', client.id)
    .orderBy('coachPromiseChanges.id')
    .execute()
  const byPromise = Map.groupBy(changes, ({ promiseId }) => promiseId)
  return promises.map((promise) => ({
    ...promise,
    changes: (byPromise.get(promise.id) ?? []).map(({ promiseId: _, ...change }) =>
      change.by === 'coach' && change.at < since ? { ...change, isEarlier: true } : change,
    ),
  }))
}
