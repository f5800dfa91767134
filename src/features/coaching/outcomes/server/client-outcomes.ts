import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readShares } from '../../client-file/server/read-shares.ts'
import type { Outcome } from '../outcomes.content.ts'
import type * as contract from '../outcomes.contract.ts'
import { stateOf } from '../outcomes.rules.ts'
import { sharedIn } from './read-evidence.ts'
import { readFilings } from './read-filings.ts'

type ListClientOutcomes = typeof contract.listClientOutcomes

export async function listClientOutcomes(
  ctx: MemberContext,
  { params }: Input<ListClientOutcomes>,
): Promise<Reply<ListClientOutcomes>> {
  return { outcomes: ctx.coaching.outcomes.map(await clientView(ctx, params.clientId)) }
}

/** How the caller sees an outcome of their client, in two statements for all of them; of anyone else it is a 404. */
export async function clientView(ctx: MemberContext, clientId: string) {
  const { shares } = await readShares(ctx, clientId)
  const filings = await readFilings(ctx, clientId)
  const isShared = sharedIn(ctx, shares)
  return ({ id, title, says, coachPoints, evidence }: Outcome): contract.ClientOutcome => {
    const filing = filings.get(id)
    const { decision = null, filedAt = null, decidedAt = null, reason = null, decidedBy } = filing ?? {}
    return {
      id,
      title,
      says,
      state: stateOf(filing),
      filedAt,
      decidedAt,
      filingId: filing && decision === null ? filing.id : null,
      reason: decidedBy === ctx.member.id ? reason : null,
      coachPoints,
      evidence: evidence.map(({ page, shows }) => ({
        pageId: page,
        title: ctx.worksheets.pageById.get(page)?.title ?? page,
        shows,
        isShared: isShared(page),
      })),
    }
  }
}
