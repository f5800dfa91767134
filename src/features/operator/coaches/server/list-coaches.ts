import { median } from '#features/coaching/analytics/analytics.rules.ts'
import { coachesToMoveTo, readFirstDaysAway } from '#features/coaching/server/public.ts'
import { lastSeen } from '#features/identity/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { compareText } from '#shared/compare-text.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { CoachRow, listCoaches as endpoint } from '../coaches.contract.ts'

const most = 500
const answersOfHours = 30 * 24

/** Whoever has waited longest for an answer stands first, then who coaches most. Seven statements, however many there are. */
export async function listCoaches(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const { db } = ctx
  const [clients, waiting, answers] = [await countClients(ctx), await findWaiting(ctx), await readAnswers(ctx)]
  const people = await db
    .selectFrom('users')
    .select((of) => ['id', 'name', 'email', 'role', 'timeZone', lastSeen(of).as('lastSeenAt')])
    .where((or) =>
      or.or([or('role', '=', 'coach'), or('coachGrantedAt', 'is not', null), or('id', 'in', coaching(ctx))]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()
  const takers = new Set((await coachesToMoveTo(ctx).execute()).map(({ id }) => id))
  const away = await readFirstDaysAway(ctx, people)
  const coaches: CoachRow[] = people.map(({ role, timeZone: _, ...person }) => ({
    ...person,
    isInCoachMode: role === 'coach',
    clients: clients.get(person.id) ?? 0,
    waiting: waiting.get(person.id)?.clients ?? 0,
    waitingSince: waiting.get(person.id)?.since ?? null,
    away: away.get(person.id) ?? null,
    takesClients: takers.has(person.id),
    medianHours: answers.has(person.id) ? median(answers.get(person.id) ?? []) : null,
  }))
  const late = ({ waitingSince }: CoachRow) => waitingSince ?? '9'
  return {
    coaches: coaches.toSorted((a, b) => compareText(late(a), late(b)) || b.clients - a.clients),
    asking: await readAsking(ctx),
  }
}

const coaching = ({ db }: MemberContext) =>
  db.selectFrom('coachClients').select('coachId').where('liveClientId', 'is not', null)

async function countClients({ db }: MemberContext) {
  const rows = await db
    .selectFrom('coachClients')
    .select(({ fn }) => ['coachId', fn.countAll<number>().as('count')])
    .where('liveClientId', 'is not', null)
    .groupBy('coachId')
    .execute()
  return new Map(rows.map(({ coachId, count }) => [coachId, Number(count)]))
}

async function findWaiting({ db }: MemberContext) {
  const rows = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(({ fn }) => [
      'coachId',
      fn.count<number>('liveClientId').distinct().as('clients'),
      fn.min('sentAt').as('since'),
    ])
    .where('sender', '=', 'client')
    .where('answeredAt', 'is', null)
    .where('putAsideAt', 'is', null)
    .where('liveClientId', 'is not', null)
    .groupBy('coachId')
    .execute()
  return new Map(rows.map(({ coachId, clients, since }) => [coachId, { clients: Number(clients), since }]))
}

/** Hours from the first of a client's messages to the answer that answered it. */
async function readAnswers({ db, now }: MemberContext) {
  const rows = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(({ fn }) => ['coachId', 'answeredAt', fn.min('sentAt').as('sentAt')])
    .where('sender', '=', 'client')
    .where('answeredAt', '>=', iso(now().subtract({ hours: answersOfHours })))
    .groupBy(['coachId', 'assignmentId', 'answeredAt'])
    .execute()
  const hours = new Map<string, number[]>()
  for (const { coachId, answeredAt, sentAt } of rows)
    hours.set(coachId, [...(hours.get(coachId) ?? []), (Date.parse(answeredAt ?? '') - Date.parse(sentAt)) / 3_600_000])
  return hours
}

async function readAsking({ db }: MemberContext) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'coachAskedAt'])
    .where('coachAskedAt', 'is not', null)
    .orderBy('coachAskedAt')
    .limit(most)
    .execute()
  return rows.map(({ coachAskedAt, ...person }) => ({ ...person, askedAt: coachAskedAt ?? '' }))
}
