import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../messages/server/messages.tables.ts'
import '../../requests/server/requests.tables.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'

export type ReminderSide = 'client' | 'coach'
/** Whom to remind of which session; moved to another time it is another one. */
export type Reminder = { requestId: string; side: ReminderSide; time: string }

const columns = { client: 'clientRemindedFor', coach: 'coachRemindedFor' } as const

/** Sessions of the coming hours of which someone isn't reminded yet, with when each was agreed on where that is known. */
export async function findUnreminded({ db, now }: Context, hours: number) {
  const rows = await db
    .selectFrom('coachingRequests')
    .select(['id as requestId', 'time', 'agreedAt', 'clientRemindedFor', 'coachRemindedFor'])
    .where('state', '=', 'agreed')
    .where('time', '>', iso(now()))
    .where('time', '<=', iso(now().add({ hours })))
    .orderBy('time')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ requestId, time, agreedAt, ...reminded }) =>
    time === null
      ? []
      : (['client', 'coach'] as const)
          .filter((side) => reminded[columns[side]] !== time)
          .map((side) => ({ requestId, side, time, agreedAt })),
  )
}

/**
 * Takes a reminder for the one who asks, whichever worker that is; undefined where it is taken, or the session isn't at this
 * time anymore, is over or has begun.
 */
export async function takeReminder(ctx: Context, { requestId, side, time }: Reminder) {
  if (time <= iso(ctx.now())) return undefined
  const column = columns[side]
  const taken = await ctx.db
    .updateTable('coachingRequests')
    .set({ [column]: time })
    .where('id', '=', requestId)
    .where('state', '=', 'agreed')
    .where('time', '=', time)
    .where(({ or, eb }) => or([eb(column, 'is', null), eb(column, '!=', time)]))
    .returning(['messageId', 'place'])
    .executeTakeFirst()
  const coaching = taken && (await findCoaching(ctx, taken.messageId))
  if (!coaching) return undefined
  const [client, coach] = [
    await readCoachingMember(ctx, coaching.clientId),
    await readCoachingMember(ctx, coaching.coachId),
  ]
  return { place: taken.place, ...(side === 'client' ? { to: client, other: coach } : { to: coach, other: client }) }
}

/** The coaching that it was agreed on in, while that lasts. */
const findCoaching = ({ db }: Context, messageId: string | null) =>
  db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['coachId', 'clientId'])
    .where('coachMessages.id', '=', messageId)
    .where('liveClientId', 'is not', null)
    .executeTakeFirst()
