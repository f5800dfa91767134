import { awardBadgesAndLevels, awardPoints } from '#features/game/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { readShares } from '../../client-file/server/read-shares.ts'
import { payCoach } from '../../coach-ledger/server/pay-coach.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { Outcome } from '../outcomes.content.ts'
import type * as contract from '../outcomes.contract.ts'
import { clientView } from './client-outcomes.ts'
import { emailDecided } from './outcome-emails.ts'
import { sharedIn } from './read-evidence.ts'
import './outcomes.tables.ts'

type Decide = typeof contract.decideOutcome

/** Decides on a filing once. It is asked while the client’s record is held, so of two coaches or tabs one comes first. */
export async function decideOutcome(ctx: MemberContext, { params, body }: Input<Decide>): Promise<Reply<Decide>> {
  if (body.decision === 'returned' && body.reason === '') throw coachingRefusals.reasonless()
  return transaction(
    ctx,
    async (ctx) => {
      const { clientId } = await findClient(ctx, params.clientId)
      const filing = await findFiling(ctx, { clientId, filingId: params.filingId })
      const outcome = ctx.coaching.outcomes.find(({ id }) => id === filing?.outcomeId)
      if (!filing || !outcome) throw coachingRefusals.filingNotFound()
      if (filing.decision === null) await recordDecision(ctx, { id: filing.id, clientId, outcome, ...body })
      else if (filing.decision !== body.decision) throw coachingRefusals.alreadyDecided()
      return (await clientView(ctx, clientId))(outcome)
    },
    { holdFirst: params.clientId },
  )
}

const findFiling = ({ db }: MemberContext, { clientId, filingId }: { clientId: string; filingId: string }) =>
  db
    .selectFrom('outcomeFilings')
    .select(['id', 'outcomeId', 'decision'])
    .where('id', '=', filingId)
    .where('memberId', '=', clientId)
    .executeTakeFirst()

type Decided = Input<Decide>['body'] & { id: string; clientId: string; outcome: Outcome }

async function recordDecision(ctx: MemberContext, { id, clientId, outcome, decision, reason }: Decided): Promise<void> {
  if (decision === 'proved') await refuseUnread(ctx, clientId, outcome)
  const { numUpdatedRows } = await ctx.db
    .updateTable('outcomeFilings')
    .set({
      decision,
      reason: decision === 'returned' ? reason : null,
      decidedAt: iso(ctx.now()),
      decidedBy: ctx.member.id,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw coachingRefusals.alreadyDecided()
  if (decision === 'proved') await payBoth(ctx, clientId, outcome)
  const client = await readCoachingMember(ctx, clientId)
  await emailDecided(ctx, client, { from: fullName(ctx.member), outcome, decision })
}

/** What can’t be read can’t be confirmed. */
async function refuseUnread(ctx: MemberContext, clientId: string, { evidence }: Outcome): Promise<void> {
  const isShared = sharedIn(ctx, (await readShares(ctx, clientId)).shares)
  if (!evidence.every(({ page }) => isShared(page))) throw coachingRefusals.evidenceNotShared()
}

/** The ledgers pay a cause once, whatever is clicked. */
async function payBoth(ctx: MemberContext, clientId: string, outcome: Outcome): Promise<void> {
  const { id, title, points, xp, coachPoints } = outcome
  const [reason, label] = ['outcome.proved', `Proved: ${title}`]
  const { timeZone } = await ctx.db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const onDay = localDate(timeZone, ctx.now()).toString()
  await awardPoints(ctx, { memberId: clientId, onDay, reason, cause: id, label, points, xp })
  await awardBadgesAndLevels(ctx, clientId, onDay)
  const coachId = ctx.member.id
  await payCoach(ctx, { coachId, reason, cause: `${clientId}:${id}`, label, points: coachPoints })
  await awardAchievements(ctx, coachId)
}
