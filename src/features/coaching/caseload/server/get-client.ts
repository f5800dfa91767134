import { readPaymentState } from '#features/billing/server/public.ts'
import { currentLevel, readGameRecord } from '#features/game/server/public.ts'
import { readLastVisit } from '#features/identity/server/public.ts'
import { moduleProgress } from '#features/journey/journey.rules.ts'
import { readRunningExercises, readWalk } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { milestonesOfClient, viewMilestone } from '../../milestones/server/milestone-rows.ts'
import type { getClient as endpoint } from '../caseload.contract.ts'
import { readCaseload, viewClient } from './read-caseload.ts'

type Endpoint = typeof endpoint
const recent = 10

/** A client's progress; never their chats, messages to others, or what they pay. */
export async function getClient(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { clientId } = await findClient(ctx, params.clientId)
  const [client] = await readCaseload(ctx, clientId)
  if (!client) throw coachingRefusals.clientNotFound()
  const { totals, earnings } = await readGameRecord(ctx.db, clientId)
  const { next } = client.pace
  const level = currentLevel(earnings)
  const milestones = await milestonesOfClient(ctx, clientId).limit(50).execute()
  return {
    ...viewClient(ctx, client),
    next: next ? { id: next.id, title: next.title } : null,
    running: await running(ctx, clientId),
    payment: await readPaymentState(ctx.db, clientId),
    timeZone: client.timeZone,
    lastVisitAt: await readLastVisit(ctx.db, clientId),
    level: { number: level, name: ctx.game.levels[level - 1]?.name ?? '', of: ctx.game.levels.length },
    totalXP: totals.xp,
    lastCompletedAt: client.done.lastCompletedAt,
    contactedAt: client.contactedAt,
    graduatedAt: client.graduatedAt,
    modules: ctx.program.modules.map((module) => ({
      id: module.id,
      title: module.title,
      phase: module.phase,
      ...moduleProgress(client.done, module),
    })),
    recentCompletions: await recentCompletions(ctx, clientId),
    milestones: milestones.map((row) => viewMilestone(ctx, row)),
  }
}

async function running({ db, program }: MemberContext, clientId: string) {
  const rows = await readRunningExercises(db, clientId)
  return rows.flatMap(({ subModuleId: id, ...row }) => {
    const lesson = program.subModuleById.get(id)
    return lesson ? [{ id, title: lesson.title, ...row }] : []
  })
}

async function recentCompletions({ db, program }: MemberContext, clientId: string) {
  const { completions } = await readWalk(db, clientId)
  return [...completions]
    .sort(([, a], [, b]) => b.completedAt.localeCompare(a.completedAt))
    .slice(0, recent)
    .flatMap(([id, { completedAt }]) => {
      const subModule = program.subModuleById.get(id)
      const module = subModule && program.moduleById.get(subModule.moduleId)
      return subModule && module ? [{ id, title: subModule.title, moduleTitle: module.title, completedAt }] : []
    })
}
