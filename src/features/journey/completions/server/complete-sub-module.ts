import type { SubModule } from '#features/program/program.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, publish, transaction } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { journeyRefusals } from '../../journey.contract.ts'
import { type Reward, subModuleCompleted } from '../../journey.events.ts'
import { type Completion, milestonesDue, type Walk } from '../../journey.rules.ts'
import { findOpenSubModule } from '../../lessons/server/find-sub-module.ts'
import { endMetCatchUp } from '../../pace/server/catch-up/running-catch-up.ts'
import { unmovedDay } from '../../progress/server/program-day.ts'
import type { completeSubModule as endpoint } from '../completions.contract.ts'
import { readWalk } from './read-walk.ts'
import { type Milestones, withMilestones, writeMilestones } from './write-milestones.ts'

type Endpoint = typeof endpoint

export async function completeSubModule(
  ctx: MemberContext,
  { params, body }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  if (body.subModuleId !== params.subModuleId) throw journeyRefusals.otherSubModule()

  return transaction(ctx, async (ctx) => {
    const walk = await readWalk(ctx.db, ctx.member.id)
    const subModule = findOpenSubModule(ctx, walk, params.subModuleId)
    if (subModule.moduleId !== body.moduleId) throw journeyRefusals.notTogether()
    const before = walk.completions.get(subModule.id)
    if (before) return reply(before.completedAt, [], [])

    const completion = completionNow(ctx)
    const [milestones, after] = walkAfter(ctx, walk, subModule, completion)
    await Promise.all([
      insertCompletion(ctx.db, { memberId: ctx.member.id, subModuleId: subModule.id, ...completion }),
      writeMilestones(ctx, ctx.member.id, milestones, completion.completedAt),
      endMetCatchUp(ctx, after),
    ])
    const rewards: Reward[] = []
    await publish(
      ctx,
      subModuleCompleted({
        memberId: ctx.member.id,
        subModuleId: subModule.id,
        ...completion,
        milestones,
        walk: after,
        grant: (reward) => rewards.push(reward),
      }),
    )
    return reply(completion.completedAt, rewards, ownFirst(milestones, subModule))
  })
}

function completionNow({ member, now }: MemberContext): Completion {
  const at = now()
  return {
    completedAt: iso(at),
    completedOn: localDate(member.timeZone, at).toString(),
    programDay: unmovedDay(member, at),
  }
}

function walkAfter({ program }: MemberContext, walk: Walk, subModule: SubModule, completion: Completion) {
  const completions = new Map(walk.completions).set(subModule.id, completion)
  const due = milestonesDue({ ...walk, completions }, program)
  return [due, withMilestones({ ...walk, completions }, due, completion.completedAt)] as const
}

/** What ends beside the lesson’s own module was done before, by a change of the content. */
const ownFirst = (milestones: Milestones, { moduleId }: SubModule): Milestones =>
  milestones.toSorted(([, one], [, other]) => Number(other === moduleId) - Number(one === moduleId))

const insertCompletion = hotQuery((db, slot: Slot<'memberId' | 'subModuleId' | keyof Completion>) =>
  db.insertInto('completions').values({
    memberId: slot('memberId'),
    subModuleId: slot('subModuleId'),
    completedAt: slot('completedAt'),
    completedOn: slot('completedOn'),
    programDay: slot<number>('programDay'),
  }),
)

const reply = (completedAt: string, rewards: readonly Reward[], milestones: Milestones): Reply<Endpoint> => ({
  completedAt,
  pointsAwarded: rewards.reduce((sum, { points }) => sum + points, 0),
  xpAwarded: rewards.reduce((sum, { xp }) => sum + xp, 0),
  newBadges: rewards.flatMap(({ badges }) => badges),
  newLevel: rewards.findLast(({ level }) => level !== null)?.level ?? null,
  reached: milestones.map(([kind, subject]) => ({ kind, subject })),
})
