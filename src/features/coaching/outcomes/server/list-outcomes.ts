import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { fullName } from '../../coaching.rules.ts'
import type { Outcome } from '../outcomes.content.ts'
import type * as contract from '../outcomes.contract.ts'
import { evidenceState, isReady, stateOf } from '../outcomes.rules.ts'
import { readMeasured, readOwnSharing, readPages, sharedIn } from './read-evidence.ts'
import { type Filing, readFilings } from './read-filings.ts'

export async function listOutcomes(ctx: MemberContext): Promise<Reply<typeof contract.listOutcomes>> {
  const { sharing, view } = await readOwn(ctx)
  const { coach } = sharing
  return { coach: coach && { id: coach.id, name: coach.name }, outcomes: ctx.coaching.outcomes.map(view) }
}

/** What is known of the caller’s outcomes, in four statements, and the view of one. */
export async function readOwn(ctx: MemberContext) {
  const { id } = ctx.member
  const sharing = await readOwnSharing(ctx)
  const filings = await readFilings(ctx, id)
  const pages = await readPages(ctx, id)
  const measured = await readMeasured(ctx, id)
  const isShared = sharedIn(ctx, sharing.shares)
  const view = (outcome: Outcome): contract.MyOutcome => {
    const evidence = outcome.evidence.map(({ page: pageId, shows, copies }) => {
      const page = pages.get(pageId)
      return {
        ...described(ctx, pageId),
        shows,
        isShared: isShared(pageId),
        state: evidenceState(page, copies),
        copies: { wanted: copies, kept: page?.kept ?? 0 },
      }
    })
    const numbers = outcome.numbers.map((key) => ({
      key,
      label: ctx.worksheets.metrics.find((metric) => metric.key === key)?.label ?? key,
      isMeasured: measured.has(key),
    }))
    const { id, title, says, lesson: lessonId, points, xp } = outcome
    const filed = filedOf(filings.get(id))
    return { id, title, says, lessonId, points, xp, ...filed, evidence, numbers, isReady: isReady(evidence, numbers) }
  }
  return { sharing, filings, view }
}

function filedOf(filing: Filing | undefined) {
  const { filedAt = null, decidedAt = null, reason = null, decidedBy = null, proposedAt } = filing ?? {}
  return {
    state: stateOf(filing),
    filedAt,
    decidedAt,
    reason,
    decidedBy:
      filing && decidedBy
        ? fullName({ firstName: filing.deciderFirstName ?? '', lastName: filing.deciderLastName ?? '' })
        : null,
    ...(proposedAt ? { proposedAt } : {}),
  }
}

function described({ worksheets, program }: MemberContext, pageId: string) {
  const page = worksheets.pageById.get(pageId)
  const id = page?.lessons[0] ?? ''
  const moduleId = program.subModuleById.get(id)?.moduleId ?? ''
  return { pageId, title: page?.title ?? pageId, lesson: { id, moduleId } }
}
