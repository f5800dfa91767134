import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { sharePages } from '../../sharing/server/share-pages.ts'
import type { Outcome } from '../outcomes.content.ts'
import type * as contract from '../outcomes.contract.ts'
import { readOwn } from './list-outcomes.ts'
import { emailFiled } from './outcome-emails.ts'

type FileOutcome = typeof contract.fileOutcome

/**
 * Files an outcome, or shares the evidence of one that was filed before this coach came. Of two tabs the second finds what
 * the first filed. `proposedAt` is when the assistant proposed what the member confirms.
 */
export async function fileOutcome(
  ctx: MemberContext,
  { params, body }: Input<FileOutcome>,
  proposedAt: string | null = null,
): Promise<Reply<FileOutcome>> {
  const outcome = ctx.coaching.outcomes.find(({ id }) => id === params.outcomeId)
  if (!outcome) throw coachingRefusals.outcomeNotFound()
  return transaction(ctx, async (ctx) => {
    const { sharing, filings, view } = await readOwn(ctx)
    const { coach } = sharing
    const before = view(outcome)
    if (before.state === 'proved') return before
    if ((coach?.id ?? null) !== body.coachId) throw coachingRefusals.anotherCoach()
    if (!before.isReady) throw coachingRefusals.evidenceMissing()
    if (before.state !== 'filed')
      await insertFiling(ctx, { outcomeId: outcome.id, round: 1 + (filings.get(outcome.id)?.round ?? 0), proposedAt })
    if (coach) await showCoach(ctx, { ...coach, proposedAt }, outcome, before)
    return (await readOwn(ctx)).view(outcome)
  })
}

/**
 * Shares the evidence, and tells the coach where there is something new to read. What was filed already and is shared again
 * is told once a day: taking it back and sharing it anew would be an email each time.
 */
async function showCoach(
  ctx: MemberContext,
  coach: { id: string; assignmentId: string; proposedAt: string | null },
  outcome: Outcome,
  { state, evidence }: contract.MyOutcome,
): Promise<void> {
  const unshared = evidence.filter(({ isShared }) => !isShared).map(({ pageId }) => pageId)
  if (state === 'filed' && unshared.length === 0) return
  await sharePages(ctx, coach.assignmentId, unshared, coach.proposedAt)
  await touchMember(ctx, coach.id)
  const again = { of: ['filed letter', ctx.member.id, coach.id, outcome.id], limit: 1, seconds: 24 * 3600 }
  if (state === 'filed' && !(await countWithin(ctx.db, again))) return
  await emailFiled(ctx, await readCoachingMember(ctx, coach.id), {
    from: fullName(ctx.member),
    clientId: ctx.member.id,
    outcome,
  })
}

type NewFiling = { outcomeId: string; round: number; proposedAt: string | null }

const insertFiling = (ctx: MemberContext, filing: NewFiling) =>
  ctx.db
    .insertInto('outcomeFilings')
    .values({
      id: newId(),
      memberId: ctx.member.id,
      ...filing,
      filedAt: iso(ctx.now()),
      decision: null,
      reason: null,
      decidedAt: null,
      decidedBy: null,
    })
    .execute()
