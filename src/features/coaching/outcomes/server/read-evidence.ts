import { moduleOf } from '#features/founder-file/server/public.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { fullName } from '../../coaching.rules.ts'
import { shareOf } from '../../sharing/sharing.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../sharing/server/sharing.tables.ts'

/** Whether a page is part of what is shared. */
export const sharedIn =
  (ctx: Pick<Context, 'program' | 'worksheets'>, shares: readonly { of: string }[]) =>
  (pageId: string): boolean => {
    const page = ctx.worksheets.pageById.get(pageId)
    return page !== undefined && shareOf(shares, { id: pageId, moduleId: moduleOf(ctx, page) }) !== undefined
  }

/** The caller’s coach, and what they share with them. */
export async function readOwnSharing({ db, member }: MemberContext) {
  const rows = await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .leftJoin('fileShares', 'fileShares.assignmentId', 'coachClients.id')
    .select(['coachClients.id as assignmentId', 'coachClients.coachId', 'firstName', 'lastName', 'fileShares.of'])
    .where('coachClients.liveClientId', '=', member.id)
    .execute()
  const [first] = rows
  return {
    coach: first ? { id: first.coachId, name: fullName(first), assignmentId: first.assignmentId } : null,
    shares: rows.flatMap(({ of }) => (of ? [{ of }] : [])),
  }
}

/** How far a member is with the pages that outcomes want. */
export async function readPages({ db, coaching }: Context, memberId: string) {
  const wanted = new Set(coaching.outcomes.flatMap(({ evidence }) => evidence.map(({ page }) => page)))
  const rows = await db
    .selectFrom('filePages')
    .select(['pageId', 'answers', 'isDone', 'keptOn'])
    .where('memberId', '=', memberId)
    .where('pageId', 'in', [...wanted])
    .execute()
  return new Map(
    rows.map(({ pageId, answers, isDone, keptOn }) => [
      pageId,
      { answers, isDone: isDone === 1, kept: (JSON.parse(keptOn) as string[]).length },
    ]),
  )
}

/** The numbers that outcomes want and that a member has measured on one of their pages. */
export async function readMeasured({ db, coaching }: Context, memberId: string): Promise<ReadonlySet<string>> {
  const wanted = new Set(coaching.outcomes.flatMap(({ numbers }) => numbers))
  if (wanted.size === 0) return wanted
  const rows = await db
    .selectFrom('fileNumbers')
    .select('key')
    .distinct()
    .where('memberId', '=', memberId)
    .where('key', 'in', [...wanted])
    .where('correctedBy', 'is', null)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
