import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachPoints } from '../../coach-ledger/server/pay-coach.ts'
import { coachLevel } from '../../coaching.rules.ts'
import type * as contract from '../../milestones/milestones.contract.ts'
import { fullName } from '../../server/person.ts'
import { readEarned } from './award-achievements.ts'
import { readMeasures } from './read-measures.ts'

export async function listAchievements(ctx: MemberContext): Promise<Reply<typeof contract.listAchievements>> {
  const earned = await readEarned(ctx, ctx.member.id)
  return earned.flatMap(({ achievementId, achievedAt }) => {
    const found = ctx.coaching.achievements.find(({ id }) => id === achievementId)
    return found ? [{ ...view(found), achievedAt }] : []
  })
}

export async function listAllAchievements(ctx: MemberContext): Promise<Reply<typeof contract.listAllAchievements>> {
  const earned = new Map((await readEarned(ctx, ctx.member.id)).map((row) => [row.achievementId, row.achievedAt]))
  const measures = await readMeasures(ctx, ctx.member.id)
  return ctx.coaching.achievements.map((achievement) => ({
    ...view(achievement),
    achievedAt: earned.get(achievement.id) ?? null,
    reached: Math.min(measures[achievement.rule.measure], achievement.rule.atLeast),
    needed: achievement.rule.atLeast,
  }))
}

export async function getCoachStats(ctx: MemberContext): Promise<Reply<typeof contract.getCoachStats>> {
  const totalPoints = await coachPoints(ctx, ctx.member.id)
  return { level: coachLevel(totalPoints), totalPoints }
}

export async function listCoachLedger(
  ctx: MemberContext,
  { query }: Input<typeof contract.listCoachLedger>,
): Promise<Reply<typeof contract.listCoachLedger>> {
  const { db, member } = ctx
  const entries = db
    .selectFrom('coachLedger')
    .select(['id', 'at', 'reason', 'cause', 'label', 'points'])
    .where('coachId', '=', member.id)
    .orderBy('id', 'desc')
    .limit(query.limit)
  const rows = await (query.before ? entries.where('id', '<', query.before) : entries).execute()
  const names = await namesOf(ctx, rows.map(clientIn))
  return rows.map(({ cause, ...entry }) => ({ ...entry, clientName: names.get(clientIn({ cause })) ?? null }))
}

/** What a milestone paid for is written as client and subject. */
const clientIn = ({ cause }: { cause: string }): string => cause.split(':', 1)[0] ?? ''

async function namesOf({ db }: MemberContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(people.map((person) => [person.id, fullName(person)]))
}

type Achievement = MemberContext['coaching']['achievements'][number]

const view = ({ id, title, description, points }: Achievement) => ({ id, title, description, pointsAwarded: points })
