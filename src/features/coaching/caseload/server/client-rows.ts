import { sql } from 'kysely'
import { enrolmentColumns } from '#features/journey/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import '../../assignments/server/assignments.tables.ts'
import type { Waiting } from '../../messages/messages.contract.ts'
import { isWaiting } from '../../messages/server/waiting-messages.ts'
import type { RequestKind } from '../../requests/requests.rules.ts'
import '../../requests/server/requests.tables.ts'
import { isInMonth } from '../../talks/server/read-allowance.ts'
import { monthOf } from '../../talks/talks.rules.ts'

const ref = (column: string) => sql.ref(`coachMessages.${column}`)

type WhatWaits = {
  waitingSince: string | null
  request: RequestKind | null
  requestedAt: string | null
  timeZone: string
  /** The first that is set since this month began anywhere, and months of sessions that were held, joined. */
  agreedTime: string | null
  takenMonths: string | null
}

/** What waits for the coach’s answer in one row, as replies tell it. */
export function waitingOf(ctx: Pick<MemberContext, 'now'>, row: WhatWaits): Waiting | null {
  const { waitingSince, request, requestedAt } = row
  if (waitingSince === null) return null
  const waiting = { since: requestedAt ?? waitingSince, kind: request ?? ('message' as const) }
  return isBeyond(ctx, row) ? { ...waiting, isBeyond: true } : waiting
}

/** Whether a session is asked for in a month whose session is held or agreed already, by the client’s calendar. */
export function isBeyond(
  { now }: Pick<MemberContext, 'now'>,
  { request, timeZone, agreedTime, takenMonths }: Omit<WhatWaits, 'waitingSince' | 'requestedAt'>,
): boolean {
  if (request !== 'session') return false
  const month = monthOf(localDate(timeZone, now()).toString())
  if (takenMonths?.split(' ').includes(month)) return true
  return agreedTime !== null && isInMonth(agreedTime, timeZone, month)
}

/** Before the month has begun anywhere on earth. */
const monthStart = (now: Temporal.Instant): string =>
  iso(now.toZonedDateTimeISO('UTC').with({ day: 1 }).startOfDay().toInstant().subtract({ hours: 14 }))

/** The caller's current clients with what waits for an answer; with `clientId` that client alone, also after the coaching ended. */
export function clientRows({ db, member, now }: MemberContext, clientId?: string) {
  const rows = db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.clientId')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .leftJoin(
      (unread) =>
        unread
          .selectFrom('coachMessages')
          .innerJoin('coachClients as thread', 'thread.id', 'coachMessages.assignmentId')
          .select(({ fn }) => [
            'coachMessages.assignmentId',
            fn.min('coachMessages.sentAt').as('since'),
            sql<number>`count(case when ${ref('readAt')} is null then 1 end)`.as('unread'),
            // Of the kinds, `session` and `plan-review` are paid for; either comes before an ordinary message.
            sql<RequestKind | null>`max(case when ${ref('kind')} <> 'message' then ${ref('kind')} end)`.as('request'),
            sql<string | null>`min(case when ${ref('kind')} <> 'message' then ${ref('sentAt')} end)`.as('requestedAt'),
          ])
          .where('thread.coachId', '=', member.id)
          .where(isWaiting)
          .groupBy('coachMessages.assignmentId')
          .as('waiting'),
      (join) => join.onRef('waiting.assignmentId', '=', 'coachClients.id'),
    )
    .select(({ fn, val, selectFrom }) => [
      'coachClients.id',
      'coachClients.clientId',
      'coachClients.status',
      'coachClients.notes',
      'coachClients.assignedAt',
      'coachClients.graduatedAt',
      'coachClients.contactedAt',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.image',
      ...enrolmentColumns,
      heldTier(iso(now())).as('tier'),
      fn.coalesce('waiting.unread', val(0)).as('unread'),
      'waiting.since as waitingSince',
      'waiting.request',
      'waiting.requestedAt',
      selectFrom('coachingRequests')
        .select(({ fn }) => fn.min('coachingRequests.time').as('time'))
        .whereRef('coachingRequests.memberId', '=', 'users.id')
        .where('coachingRequests.state', '=', 'agreed')
        .where('coachingRequests.time', '>=', monthStart(now()))
        .as('agreedTime'),
      selectFrom('coachTalks')
        .select(sql<string | null>`string_agg(${sql.ref('coachTalks.takenMonth')}, ' ')`.as('months'))
        .whereRef('coachTalks.clientId', '=', 'users.id')
        .as('takenMonths'),
    ])
    .where('coachClients.coachId', '=', member.id)
    .orderBy('coachClients.id', 'desc')
  return clientId === undefined
    ? rows.where('coachClients.liveClientId', 'is not', null).execute()
    : rows.where('coachClients.clientId', '=', clientId).limit(1).execute()
}
